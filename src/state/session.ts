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

/** Makes a widget the one that shows the notice, unless another on the page already does. */
export function claimSessionNotice(anchor: HTMLElement): void {
  const { session } = usePortal.getState();
  if (session.state === 'expired' && session.owner?.isConnected !== true) usePortal.setState({ session: { state: 'expired', owner: anchor } });
}

/** Hands the notice on when the widget that showed it leaves the page. */
export function releaseSessionNotice(anchor: HTMLElement): void {
  const { session } = usePortal.getState();
  if (session.state === 'expired' && session.owner === anchor) usePortal.setState({ session: { state: 'expired', owner: null } });
}

/** Claims the notice for this widget while one of its calls has failed for want of a session. */
export function useSessionClaim(error: ApiError | null): void {
  const anchor = useAnchor();
  const unowned = usePortal((state) => state.session.state === 'expired' && state.session.owner === null);
  useEffect(() => {
    if (error?.kind === 'session' && unowned) claimSessionNotice(anchor);
  }, [anchor, error, unowned]);
}
