import { common } from "#i18n/common.ts";
import { login } from "#i18n/login.ts";
import { loginHref, renewLoginHref } from "#state/session.ts";
import { useConfig, usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice, type NoticeProps } from "#ui/notice/notice.tsx";

/** Says that the login is gone; it opens in a tab of its own, so that the dialog and what was entered stay. */
export function LoginNeeded({ text, retry }: { text: string } & Pick<NoticeProps, "retry">) {
  const { loginUrl } = useConfig();
  return (
    <Notice
      state="error"
      retry={retry}
      actions={
        <Button href={loginHref(loginUrl)} newTabHint={common.opensNewTab} onClick={renewLoginHref(loginUrl)}>
          {common.login}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

/**
 * Stands in a dialog with something to send: the way to the login where that was `refused` for want of a session, and
 * while the session is over at all, whoever on the page noticed. Other calls that are still answered prove nothing for
 * this one.
 */
export function SessionExpired({ refused = false }: { refused?: boolean }) {
  const expired = usePortal(({ session }) => session.state === "expired");
  return (refused || expired) && <LoginNeeded text={login.first} />;
}
