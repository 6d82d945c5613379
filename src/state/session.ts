import { useEffect } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useAnchor } from '#state/anchor.ts';
import { usePortal } from '#state/store.ts';

/** Notes that the session is over; the notice is shown once per page, by the widget that claims it. */
export function expireSession(): void {
  if (usePortal.getState().session.state === 'active') usePortal.setState({ session: { state: 'expired', owner: null } });
}

/** Notes that calls are answered again. */
export function restoreSession(): void {
  if (usePortal.getState().session.state === 'expired') usePortal.setState({ session: { state: 'active' } });
}

/**
 * Watches a request that leaves now. Its good answer ends an expired session only if the request left after the
 * expiry: an answer that was already under way proves nothing.
 * @returns to be called when the request has been answered well
 */
export function watchRequest(): () => void {
  const wasExpired = usePortal.getState().session.state === 'expired';
  return () => {
    if (wasExpired) restoreSession();
  };
}

const precedes = (anchor: HTMLElement, other: HTMLElement): boolean => anchor.isConnected && (anchor.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Makes a widget the one that shows the notice, unless another on the page does that stands before it, or where the focus is: whose answer
 * came first is chance.
 */
function claimSessionNotice(anchor: HTMLElement): void {
  const { session } = usePortal.getState();
  if (session.state !== 'expired' || session.owner === anchor) return;
  if (session.owner?.isConnected !== true || (precedes(anchor, session.owner) && session.owner.shadowRoot?.activeElement == null)) usePortal.setState({ session: { state: 'expired', owner: anchor } });
}

/** Hands the notice on when the widget that showed it leaves the page. */
export function releaseSessionNotice(anchor: HTMLElement): void {
  const { session } = usePortal.getState();
  if (session.state === 'expired' && session.owner === anchor) usePortal.setState({ session: { state: 'expired', owner: null } });
}

/** The login page with the current address as `returnTo` (contract section 2). */
export function loginHref(loginUrl: string): string {
  const url = new URL(loginUrl, location.href);
  url.searchParams.set('returnTo', location.href);
  return url.href;
}

const useUnowned = (): boolean => usePortal((state) => state.session.state === 'expired' && state.session.owner === null);

/** Claims the notice for this widget while one of its calls, reads and writes alike, has failed for want of a session. */
export function useSessionClaim(error: ApiError | null): void {
  const anchor = useAnchor();
  const owner = usePortal(({ session }) => (session.state === 'expired' ? session.owner : undefined));
  useEffect(() => {
    if (error?.kind === 'session') claimSessionNotice(anchor);
  }, [anchor, error, owner]);
}

const OTHERS_FIRST_MS = 200;

/** Claims the notice when no widget with a failed call has done so, as when the expiry was seen in another tab. */
export function useSessionFallback(): void {
  const anchor = useAnchor();
  const unowned = useUnowned();
  useEffect(() => {
    if (!unowned) return undefined;
    const timer = setTimeout(() => claimSessionNotice(anchor), OTHERS_FIRST_MS);
    return () => clearTimeout(timer);
  }, [anchor, unowned]);
}
