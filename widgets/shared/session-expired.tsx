import { common } from "#i18n/common.ts";
import { login } from "#i18n/login.ts";
import { loginHref, renewLoginHref, useLoggedOut } from "#state/session/session.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice, type NoticeProps } from "#ui/notice/notice.tsx";

/** Says that the session has expired; the login opens in a new tab, so that dialog and input stay. */
export function LoginNeeded({ text, ...notice }: { text: string } & Pick<NoticeProps, "retry" | "result">) {
  const { loginUrl } = useConfig();
  return (
    <Notice
      state="error"
      {...notice}
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
 * Shown in a dialog that sends: a link to the login while the session is expired, whichever widget noticed. If the
 * write was `refused` for that and somebody has logged in since, it says that it is still to be sent.
 */
export function SessionExpired({ refused = false }: { refused?: boolean }) {
  if (useLoggedOut()) return <LoginNeeded text={login.first} />;
  return refused && <Notice state="info">{login.again}</Notice>;
}
