import { userResource } from "#api/people.ts";
import { isPersonal } from "#api/personal-routes.ts";
import { routes, type RouteName } from "#api/routes.ts";
import type { User } from "#domain/entities/people.ts";
import type { PersonChange } from "#domain/person.ts";
import { ofPage } from "#lib/page-values.ts";
import { askPerson, onPerson, personNow } from "#state/person.ts";
import { answerOf, reloadExpired } from "#state/reads.ts";
import type { ReadEnded, Remote } from "#state/remote.ts";
import { expireSession, restoreSession } from "#state/session.ts";
import { usePortal, type Session } from "#state/store.ts";

const sessionNow = (): Session => usePortal.getState().session;

/** Whether this page has shown somebody who is logged in. */
export function isCustomersPage(): boolean {
  const { resources, calls } = usePortal.getState();
  const user = resources[userResource.name] as Remote<User | null> | undefined;
  return (
    (user?.state === "ready" && user.data !== null) ||
    calls.some(({ route, status }) => status === 200 && route !== "user" && isPersonal(route))
  );
}

/** What an answer of `user` says of the session. */
function noteAnswer(change: PersonChange, asked: ReadEnded<User | null>): void {
  if (change === "gone") expireSession(null);
  const session = sessionNow();
  if (session.state === "active") return;
  const isFirst = session.user === "not asked";
  if (asked.state === "failed")
    usePortal.setState({ session: { ...session, user: isFirst ? "no answer" : session.user } });
  else if (asked.data === null) usePortal.setState({ session: { ...session, user: "nobody" } });
  // One API may refuse somebody who is logged in all the time, which `user` says at once; later it says who is back.
  else if (isFirst || session.user === "somebody") usePortal.setState({ session: { ...session, user: "somebody" } });
  else restoreSession();
}

onPerson(noteAnswer);

/** Asks `user` who is there. @returns whether it names a person; null where it cannot say */
export async function askWhoIsThere(): Promise<boolean | null> {
  const asked = await askPerson();
  return asked.state === "failed" ? null : asked.data !== null;
}

/** Whether a call is one of the cart's, which guests make as well. */
const isOfCart = (route: RouteName): boolean => routes[route].path.startsWith("{orderApiBase}");

/** Whether nobody has been logged in on this page, by what `user` says. */
async function isGuest(): Promise<boolean> {
  if (isCustomersPage()) return false;
  const user = await answerOf(userResource, {});
  return user.state === "ready" && user.data === null;
}

/**
 * Judges a 401 and notes an expired session. Of the cart's calls it is a failure like others where a guest makes them
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
 * Watches a request that leaves now. Its good answer tells of an expired session only if the request left after the
 * expiry: one that was already under way proves nothing. Nor does a call that was never refused, but then it is worth
 * asking who is there.
 * @returns to be called when the request has been answered well
 */
export function watchRequest(route: RouteName): () => void {
  const wasExpired = sessionNow().state === "expired";
  return () => {
    const session = sessionNow();
    if (!wasExpired || session.state === "active") return;
    const refused = session.refused.filter((call) => call !== route);
    if (route !== "user" && refused.length === 0 && session.refused.length > 0) {
      restoreSession();
      // It may be somebody else who has logged in.
      void askPerson();
      return;
    }
    if (refused.length < session.refused.length) usePortal.setState({ session: { ...session, refused } });
    if (route !== "user" && session.user !== "somebody") void askWhoIsThere();
  };
}

const rereads = ofPage(() => new Set<() => boolean>());

/**
 * Joins what is read otherwise than as a resource: it is asked to read again what failed for want of a session.
 * @param reread tells whether there was something to read
 * @returns a way to leave
 */
export function joinRereads(reread: () => boolean): () => void {
  // Several widgets may join with the same function.
  const own = (): boolean => reread();
  rereads().add(own);
  return () => rereads().delete(own);
}

/** Reads again all on screen that failed for want of a session. @returns how much that is */
export function rereadExpired(): number {
  return reloadExpired() + [...rereads()].filter((reread) => reread()).length;
}

/**
 * Tries whether the customer is logged in again. What is read again may be another person's by now: a page that knows
 * its person asks who is there before.
 */
export async function checkSession(): Promise<void> {
  if (personNow().state === "known" && (await askWhoIsThere()) !== true) return;
  const session = sessionNow();
  if (session.state === "active" || rereadExpired() > 0 || session.user === "somebody") return;
  await askWhoIsThere();
}

/** The same at the customer's own wish, who may want to send again what was refused beside a good login. */
export async function retrySession(): Promise<void> {
  if (personNow().state !== "known" && rereadExpired() > 0) return;
  const isNamed = await askWhoIsThere();
  if (sessionNow().state === "active" || isNamed === false || rereadExpired() > 0) return;
  if (isNamed === true) restoreSession();
}
