import { common } from "#i18n/common.ts";
import { login } from "#i18n/login.ts";
import { loginHref, renewLoginHref } from "#state/session.ts";
import { useConfig, usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice, type NoticeProps } from "#ui/notice/notice.tsx";

/** Says that the session has expired; the login opens in a new tab, so that dialog and input stay. */
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
 * Shown in a dialog that sends: a link to the login if the write was `refused` because the session had expired, or
 * while the session is expired at all, whichever widget noticed. Other calls that still succeed prove nothing for this
 * one.
 */
export function SessionExpired({ refused = false }: { refused?: boolean }) {
  const expired = usePortal(({ session }) => session.state === "expired");
  return (refused || expired) && <LoginNeeded text={login.first} />;
}
