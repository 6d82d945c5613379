import { useEffect, type MouseEvent } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { RouteName } from "#api/routes.ts";
import type { FailedCall } from "#domain/answers/outcome.ts";
import { precedes } from "#lib/document-order.ts";
import { ownAddress } from "#lib/own-address.ts";
import { usePortal, type Session } from "#state/store.ts";

const expiredNow: Extract<Session, { state: "expired" }> = {
  state: "expired",
  anchor: null,
  refused: [],
  user: "not asked",
};

/**
 * Notes that the session has expired. One notice is shown per page, by the widget that claims it.
 * @param refused the call that was answered by 401; null if `user` named nobody
 */
export function expireSession(refused: RouteName | null): void {
  const { session } = usePortal.getState();
  const before = session.state === "expired" ? session : expiredNow;
  const calls = refused === null || before.refused.includes(refused) ? before.refused : [...before.refused, refused];
  const user = refused === null || refused === "user" ? "nobody" : before.user;
  usePortal.setState({ session: { ...before, refused: calls, user } });
}

/** Notes that the session is active again. */
export function restoreSession(): void {
  if (usePortal.getState().session.state === "expired") usePortal.setState({ session: { state: "active" } });
}

/** Whether the session has expired and nobody has logged in since. */
export const useLoggedOut = (): boolean => usePortal(({ session }) => session.state === "expired");

/**
 * Makes a widget show the notice, unless another one on the page shows it that stands further up or has the focus.
 * Which widget's answer arrives first is chance, so the position decides.
 */
export function claimSessionNotice(anchor: HTMLElement): void {
  const { session } = usePortal.getState();
  if (session.state !== "expired" || session.anchor === anchor) return;
  if (
    session.anchor?.isConnected !== true ||
    (anchor.isConnected && precedes(anchor, session.anchor) && session.anchor.shadowRoot?.activeElement == null)
  )
    usePortal.setState({ session: { ...session, anchor } });
}

/** Frees the notice for another widget when the one that showed it leaves the page. */
export function releaseSessionNotice(anchor: HTMLElement): void {
  const { session } = usePortal.getState();
  if (session.state === "expired" && session.anchor === anchor)
    usePortal.setState({ session: { ...session, anchor: null } });
}

/** The login page with the current address as `returnTo` (contract section 2). */
export function loginHref(loginUrl: string): string {
  const url = new URL(loginUrl, ownAddress());
  url.searchParams.set("returnTo", ownAddress());
  return url.href;
}

/**
 * Click handler of a link to the login page: tab and position in the page's address may have changed since the link was
 * rendered, and the login is to lead back to both (contract-public section 8).
 */
export const renewLoginHref =
  (loginUrl: string) =>
  ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void =>
    currentTarget.setAttribute("href", loginHref(loginUrl));

/** Claims the notice for this widget while one of its reads or writes has failed because the session had expired. */
export function useSessionClaim(error: Pick<FailedCall, "kind"> | null): void {
  const anchor = useAnchor();
  const isExpired = error?.kind === "session";
  useEffect(() => {
    if (!isExpired) return undefined;
    const claim = (): void => claimSessionNotice(anchor);
    claim();
    // Whoever showed it may leave the page, and somebody further down may claim it.
    return usePortal.subscribe(claim);
  }, [anchor, isExpired]);
}
