import { useEffect } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { common } from "#i18n/common.ts";
import { retrySession } from "#state/session/session-calls.ts";
import { loginHref, releaseSessionNotice, renewLoginHref, useSessionFallback } from "#state/session/session.ts";
import { useConfig, usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

function Expired() {
  const { loginUrl } = useConfig();
  return (
    <div className="session-notice">
      <Notice
        state="error"
        slim
        retry={{ label: common.retry, onRetry: () => void retrySession() }}
        actions={
          <Button variant="primary" href={loginHref(loginUrl)} onClick={renewLoginHref(loginUrl)}>
            {common.login}
          </Button>
        }
      >
        {common.sessionExpired}
      </Notice>
    </div>
  );
}

/** Tells the customer that the session has expired; only the widget that claimed the notice on this page shows it. */
export function SessionNotice() {
  const anchor = useAnchor();
  useSessionFallback();
  const isShown = usePortal((state) => state.session.state === "expired" && state.session.anchor === anchor);
  useEffect(() => () => releaseSessionNotice(anchor), [anchor]);
  return isShown && <Expired />;
}
