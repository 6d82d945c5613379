import { useEffect } from "react";
import { userResource } from "#api/people.ts";
import { isPersonal, routes, type RouteName } from "#api/routes.ts";
import type { User } from "#domain/entities/people.ts";
import type { OwnerChange } from "#domain/people/page-owner.ts";
import { ofPage } from "#lib/page-values.ts";
import { askPerson, isOfCart, onPerson, personNow } from "#state/person.ts";
import { invalidate, awaitRead, reloadExpired } from "#state/reads.ts";
import type { ReadEnded, Remote } from "#state/remote.ts";
import { expireSession, restoreSession } from "#state/session/session.ts";
import { usePortal, type Session } from "#state/store.ts";

const sessionNow = (): Session => usePortal.getState().session;

/** Whether this page has shown data of a logged-in person. */
export function isCustomersPage(): boolean {
  const { resources, calls } = usePortal.getState();
  const user = resources[userResource.name] as Remote<User | null> | undefined;
  return (
    (user?.state === "ready" && user.data !== null) ||
    calls.some(({ route, status }) => status === 200 && route !== "user" && isPersonal(route))
  );
}

/** Updates the session by an answer of `user`. */
function noteAnswer(change: OwnerChange, asked: ReadEnded<User | null>): void {
  if (change === "gone") expireSession(null);
  const session = sessionNow();
  if (session.state === "active") return;
  const isFirst = session.user === "not asked";
  if (asked.state === "failed")
    usePortal.setState({ session: { ...session, user: isFirst ? "no answer" : session.user } });
  else if (asked.data === null) usePortal.setState({ session: { ...session, user: "nobody" } });
  // One API may refuse a customer who is logged in all along. A first answer of `user` that names a person reveals
  // that; a person named after `nobody` has logged in again.
  else if (isFirst || session.user === "somebody") usePortal.setState({ session: { ...session, user: "somebody" } });
  else restoreSession();
}

onPerson(noteAnswer);

/**
 * Asks `user` who is logged in.
 * @param within see `askPerson`
 * @returns whether it names a person; null if it failed
 */
export async function askWhoIsThere(within?: number): Promise<boolean | null> {
  const asked = await askPerson(within);
  return asked.state === "failed" ? null : asked.data !== null;
}

/**
 * Asks `user` whose data a widget shows, if nobody has asked yet. For widgets that let the customer write what belongs
 * to these data: if somebody else logs in later, nothing is written for them (contract-public section 8, People).
 */
export function useLearntPerson(): void {
  useEffect(() => {
    if (personNow().state === "unknown") void awaitRead(userResource, {});
  }, []);
}

/** Whether this page has only ever been a guest's, according to `user`. */
async function isGuest(): Promise<boolean> {
  if (isCustomersPage()) return false;
  const user = await awaitRead(userResource, {});
  return user.state === "ready" && user.data === null;
}

/**
 * Decides what a 401 means and notes an expired session. A guest's refused cart call is an ordinary failure
 * (contract-public section 4, Settled since).
 * @returns whether the session has expired
 */
export async function judgeRefusal(route: RouteName): Promise<boolean> {
  if (isOfCart(route) && sessionNow().state === "active" && (await isGuest())) return false;
  const isFirst = sessionNow().state === "active";
  expireSession(route);
  if (isFirst && route !== "user") void askWhoIsThere();
  return true;
}

/**
 * Watches a request from the moment it is sent, to recognise a new login by its good answer. A request sent before the
 * expiry proves nothing. A good answer to a call that had never been refused proves nothing either, but is a reason to
 * ask `user`.
 * @returns a function to be called when the request was answered well
 */
export function watchRequest(route: RouteName): () => void {
  const wasExpired = sessionNow().state === "expired";
  return () => {
    const session = sessionNow();
    if (!wasExpired || session.state === "active") return;
    const refused = session.refused.filter((call) => call !== route);
    if (route !== "user" && refused.length === 0 && session.refused.length > 0) {
      restoreSession();
      // The person who logged in may be another one.
      void askPerson();
      return;
    }
    if (refused.length < session.refused.length) usePortal.setState({ session: { ...session, refused } });
    if (route !== "user" && session.user !== "somebody") void askWhoIsThere();
  };
}

/** Why data is read again: its read had failed because the session had expired, or it may be another person's. */
export type RereadReason = "expired" | "anybody's";

type Reread = (why: RereadReason) => boolean;

const rereads = ofPage(() => new Set<Reread>());

/**
 * Adds a callback for data that is read outside of `useResource`: it repeats the reads that a reason concerns.
 * @param reread returns whether there was something to read
 * @returns a function that removes the callback
 */
export function joinRereads(reread: Reread): () => void {
  // Several widgets may add the same function.
  const own: Reread = (why) => reread(why);
  rereads().add(own);
  return () => rereads().delete(own);
}

/** Repeats every read on screen that failed because the session had expired. @returns their number */
export function rereadExpired(): number {
  return reloadExpired() + [...rereads()].filter((reread) => reread("expired")).length;
}

/** Reads again what is read outside of `useResource`, because it may be another person's. */
export function rereadUnowned(): void {
  for (const reread of rereads()) reread("anybody's");
}

/** Reads all personal data again, because the page has only now learnt whose it is. */
export function rereadPersonal(): void {
  const names = Object.keys(routes) as RouteName[];
  invalidate(...names.filter((name) => name !== userResource.name && isPersonal(name)));
  rereadUnowned();
}

/**
 * Checks whether the customer is logged in again. A page that knows its person asks `user` first, because what is read
 * may by now be another person's.
 */
export async function checkSession(): Promise<void> {
  if (personNow().state === "known" && (await askWhoIsThere()) !== true) return;
  const session = sessionNow();
  if (session.state === "active" || rereadExpired() > 0 || session.user === "somebody") return;
  await askWhoIsThere();
}

/**
 * Checks the same when the customer asks for it. If `user` names a person, the session counts as restored, so that a
 * write refused by one API can be sent again.
 */
export async function retrySession(): Promise<void> {
  if (personNow().state !== "known" && rereadExpired() > 0) return;
  const isNamed = await askWhoIsThere();
  if (sessionNow().state === "active" || isNamed === false || rereadExpired() > 0) return;
  if (isNamed === true) restoreSession();
}
