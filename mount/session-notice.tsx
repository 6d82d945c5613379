import { useAnchor } from "#anchor/anchor.ts";
import { common } from "#i18n/common.ts";
import { retrySession } from "#state/session-calls.ts";
import { loginHref, renewLoginHref } from "#state/session.ts";
import { useConfig, usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

/** Tells the reader that the session has expired, with the way to the login. */
function Expired() {
  const { loginUrl } = useConfig();
  return (
    <div className="session-notice">
      <Notice
        state="error"
        retry={{ label: common.retry, onRetry: () => void retrySession() }}
        actions={
          <Button href={loginHref(loginUrl)} onClick={renewLoginHref(loginUrl)}>
            {common.login}
          </Button>
        }
      >
        {common.sessionExpired}
      </Notice>
    </div>
  );
}

/** Tells the reader that the session has expired, in the widget that owns the notice of this page. */
export function SessionNotice() {
  const anchor = useAnchor();
  const isShown = usePortal(({ session }) => session.state === "expired" && session.owner === anchor);
  return isShown && <Expired />;
}
