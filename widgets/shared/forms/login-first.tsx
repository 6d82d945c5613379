import { useEffect } from "react";
import type { SendState } from "#state/sending/send-state.ts";
import { usePortal } from "#state/store.ts";
import { Notice } from "#ui/notice/notice.tsx";

/** Whether only a new login helps; the page's only notice about it says so. */
export const needsLogin = (send: SendState<unknown, unknown>): boolean =>
  send.state === "failed" && send.error.kind === "session";

/** The sentences beside a form's button after the session has expired: before the login, and after it. */
export interface LoginFirstTexts {
  readonly expired: string;
  readonly again: string;
}

/** Says that no input is lost, and scrolls to the page's notice with the login, which may be far above. */
export function LoginFirst({ texts }: { texts: LoginFirstTexts }) {
  const { session } = usePortal();
  const owner = session.state === "expired" ? session.anchor : null;
  useEffect(() => {
    owner?.scrollIntoView({ block: "start" });
  }, [owner]);
  return session.state === "expired" ? (
    <Notice state="error">{texts.expired}</Notice>
  ) : (
    <Notice state="info">{texts.again}</Notice>
  );
}
