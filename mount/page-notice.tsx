import { useEffect } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { common } from "#i18n/common.ts";
import { joinNotices } from "#state/page-notices.ts";
import { dismissHandover } from "#state/person.ts";
import { retrySession } from "#state/session/session-calls.ts";
import { loginHref, renewLoginHref } from "#state/session/session.ts";
import { useConfig, usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

function Expired() {
  const { loginUrl } = useConfig();
  return (
    <Notice
      state="error"
      quiet
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
  );
}

function HandedOver() {
  const wasOrdering = usePortal(({ handover }) => handover?.wasOrdering);
  return (
    <Notice state="info" slim actions={<Button onClick={dismissHandover}>{common.understood}</Button>}>
      {wasOrdering === true ? common.otherPersonOrdering : common.otherPerson}
    </Notice>
  );
}

/**
 * Tells the customer above one widget of the page that the session has expired, or that the page now belongs to another
 * person (contract section 2, 401; contract-public section 8).
 */
export function PageNotice() {
  const anchor = useAnchor();
  useEffect(() => joinNotices(anchor), [anchor]);
  const shown = usePortal(({ session, handover }) => {
    if (session.state === "expired" && session.anchor === anchor) return "expired";
    return handover?.anchor === anchor ? "handover" : null;
  });
  return (
    shown && (
      <div className="page-notice" role="alert">
        {shown === "expired" ? <Expired /> : <HandedOver />}
      </div>
    )
  );
}
