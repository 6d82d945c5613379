import { useState } from 'react';
import { common } from '#i18n/common.ts';
import { login } from '#i18n/login.ts';
import { loginHref } from '#state/session.ts';
import { useConfig, usePortal } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice, type NoticeProps } from '#ui/notice/notice.tsx';

/** Says that the login is gone; it opens in a tab of its own, so that the dialog and what was entered stay. */
export function LoginNeeded({ text, retry }: { text: string } & Pick<NoticeProps, 'retry'>) {
  const { loginUrl } = useConfig();
  return (
    <Notice state="error" retry={retry} actions={<Button href={loginHref(loginUrl)} newTabHint={common.opensNewTab}>{common.login}</Button>}>
      {text}
    </Notice>
  );
}

/**
 * Stands in a dialog with something to send, whether or not it was this dialog that noticed: nothing while the session
 * lasts, the way to the login once it is over, and a hint to send after the return.
 */
export function SessionExpired() {
  const expired = usePortal(({ session }) => session.state === 'expired');
  const [wasExpired, setWasExpired] = useState(expired);
  if (expired && !wasExpired) setWasExpired(true);
  if (expired) return <LoginNeeded text={login.first} />;
  return wasExpired && <Notice state="info">{login.back}</Notice>;
}
