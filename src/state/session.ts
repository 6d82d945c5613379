import { useEffect, type MouseEvent } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { ApiError } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import { usePortal, type Session } from "#state/store.ts";

const expiredNow: Extract<Session, { state: "expired" }> = {
  state: "expired",
  owner: null,
  refused: [],
  user: "not asked",
};

/**
 * Notes that the session is over; the notice is shown once per page, by the widget that claims it.
 * @param refused the call that was answered by 401; null where `user` has said so
 */
export function expireSession(refused: RouteName | null): void {
  const { session } = usePortal.getState();
  const before = session.state === "expired" ? session : expiredNow;
  const calls = refused === null || before.refused.includes(refused) ? before.refused : [...before.refused, refused];
  const user = refused === null || refused === "user" ? "nobody" : before.user;
  usePortal.setState({ session: { ...before, refused: calls, user } });
}

/** Notes that calls are answered again. */
export function restoreSession(): void {
  if (usePortal.getState().session.state === "expired") usePortal.setState({ session: { state: "active" } });
}

const precedes = (anchor: HTMLElement, other: HTMLElement): boolean =>
  anchor.isConnected && (anchor.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Makes a widget the one that shows the notice, unless another on the page does that stands before it, or where the
 * focus is: whose answer came first is chance.
 */
function claimSessionNotice(anchor: HTMLElement): void {
  const { session } = usePortal.getState();
  if (session.state !== "expired" || session.owner === anchor) return;
  if (
    session.owner?.isConnected !== true ||
    (precedes(anchor, session.owner) && session.owner.shadowRoot?.activeElement == null)
  )
    usePortal.setState({ session: { ...session, owner: anchor } });
}

/** Hands the notice on when the widget that showed it leaves the page. */
export function releaseSessionNotice(anchor: HTMLElement): void {
  const { session } = usePortal.getState();
  if (session.state === "expired" && session.owner === anchor)
    usePortal.setState({ session: { ...session, owner: null } });
}

/** The login page with the current address as `returnTo` (contract section 2). */
export function loginHref(loginUrl: string): string {
  const url = new URL(loginUrl, location.href);
  url.searchParams.set("returnTo", location.href);
  return url.href;
}

/**
 * What a link to the login does when it is pressed: tab and place in the page's address may have changed since the link
 * was drawn, and the login leads back to both (contract-public section 8).
 */
export const renewLoginHref =
  (loginUrl: string) =>
  ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void =>
    currentTarget.setAttribute("href", loginHref(loginUrl));

const useUnowned = (): boolean =>
  usePortal((state) => state.session.state === "expired" && state.session.owner === null);

/**
 * Claims the notice for this widget while one of its calls, reads and writes alike, has failed for want of a session.
 */
export function useSessionClaim(error: ApiError | null): void {
  const anchor = useAnchor();
  const owner = usePortal(({ session }) => (session.state === "expired" ? session.owner : undefined));
  useEffect(() => {
    if (error?.kind === "session") claimSessionNotice(anchor);
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
