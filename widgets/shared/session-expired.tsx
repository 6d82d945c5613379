import { common } from '#i18n/common.ts';
import { login } from '#i18n/login.ts';
import { loginHref } from '#state/session.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/**
 * Says inside a dialog that the login is gone; the page's one notice lies behind it. The login opens in a tab of its own,
 * so that nothing entered is lost.
 */
export function SessionExpired() {
  const { loginUrl } = useConfig();
  return (
    <Notice state="error" actions={<Button href={loginHref(loginUrl)} newTabHint={common.opensNewTab}>{common.login}</Button>}>
      {login.first}
    </Notice>
  );
}
