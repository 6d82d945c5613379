import * as v from 'valibot';
import { read } from '#api/client.ts';
import { toApiError } from '#api/errors.ts';
import { invalidate, reloadExpired } from '#state/resources.ts';
import { expireSession, restoreSession } from '#state/session.ts';
import { usePortal, type Session } from '#state/store.ts';
import { tabChannel } from '#state/tab-channel.ts';

/** All that tabs tell each other: whether calls are answered. Nothing about the person. */
type News = Session['state'];

const channel = tabChannel<News>('kundenportal-session', v.picklist(['active', 'expired']));

/** Whether this page has asked who is there and found nobody. */
function isGuestPage(): boolean {
  const { session, resources: { user } } = usePortal.getState();
  return session.state === 'active' && user?.state === 'ready' && user.data === null;
}

/**
 * Tries whether the customer is logged in again: by the reads that failed, or by asking who it is where a write failed
 * or another tab saw the expiry. A good answer ends the expired session on the whole page and in all tabs.
 */
export function checkSession(): void {
  if (usePortal.getState().session.state !== 'expired' || reloadExpired() > 0) return;
  // The call itself tells the session how it went; what it says of the person is not needed here.
  read('user', v.unknown()).catch((thrown: unknown) => toApiError(thrown, 'user'));
}

/**
 * Keeps the session warning of this page and of the browser's other tabs in step (contract section 2, 401). A login
 * elsewhere is seen when a page behind it has its first answer, or when this tab is looked at again.
 * @returns a way to stop
 */
export function syncSession(): () => void {
  let told: News | null = null;
  const tell = (news: News): void => {
    if (told === news) return;
    told = news;
    channel.tell(news);
  };
  const onNews = (news: News): void => {
    told = news;
    // Where nobody was logged in, nothing has expired.
    if (news === 'expired') {
      if (!isGuestPage()) expireSession();
    }
    else restoreSession();
  };
  const leave = channel.join({ onNews, onReturn: checkSession });
  const stopWatching = usePortal.subscribe(({ session, calls }, before) => {
    if (session.state !== before.session.state) {
      tell(session.state);
      if (session.state === 'active') {
        reloadExpired();
        // It may be somebody else who has logged in.
        invalidate('user');
      }
    } else if (calls !== before.calls && session.state === 'active' && (calls.at(-1)?.status ?? 0) === 200) tell('active');
  });
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') checkSession();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopWatching();
    document.removeEventListener('visibilitychange', onVisible);
    leave();
  };
}
