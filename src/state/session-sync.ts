import * as v from "valibot";
import { userResource } from "#api/people.ts";
import { isPersonal } from "#api/personal-routes.ts";
import { routes, type RouteName } from "#api/routes.ts";
import { digest } from "#lib/keys.ts";
import { isConfirmedWithin, personNow } from "#state/person.ts";
import { invalidate } from "#state/reads.ts";
import { askWhoIsThere, checkSession, isCustomersPage, rereadExpired } from "#state/session-calls.ts";
import { expireSession } from "#state/session.ts";
import { followStatus } from "#state/status-news.ts";
import { usePortal, type PortalState, type Session } from "#state/store.ts";
import { tabChannel } from "#state/tab-channel.ts";

/**
 * The message between tabs: whether somebody is logged in, and a fingerprint by which a tab recognises its own person.
 * It holds nothing else about the person.
 */
interface News {
  readonly session: Session["state"];
  /** Fingerprint of the person; null if it is not known who it is. */
  readonly who: string | null;
}

const newsSchema = v.object({ session: v.picklist(["active", "expired"]), who: v.nullable(v.string()) });
const channel = tabChannel<News>("kundenportal-session", "user", newsSchema);

/** Milliseconds without a current answer of `user` after which a page that comes back into view asks it again. */
const A_WHILE_MS = 10_000;

function whoNow(): string | null {
  const person = personNow();
  return person.state === "known" ? digest(person.userId) : null;
}

/**
 * What other tabs are to be told of a change of the store; null for nothing. A public page that needs no login tells
 * nothing.
 */
function sessionNews({ session, calls, person }: PortalState, before: PortalState): Session["state"] | null {
  const isNobody = (state: Session): boolean => state.state === "expired" && state.user === "nobody";
  if (session.state === "expired") return isNobody(session) && !isNobody(before.session) ? "expired" : null;
  if (before.session.state === "expired") return "active";
  const call = calls === before.calls ? undefined : calls.at(-1);
  if (call?.status === 200 && call.route !== "user" && isPersonal(call.route)) return "active";
  return person !== before.person && person.state === "known" && !person.isGone ? "active" : null;
}

const textOf = ({ session, who }: News): string => `${session} ${who ?? ""}`;

/** The last message sent or received, so that it is not sent again. */
let told = "";

/** Tells other tabs each change of the session that they may not know yet. @returns a function that stops this */
function tellTabs(): () => void {
  told = "";
  return usePortal.subscribe((state, before) => {
    const session = sessionNews(state, before);
    if (session === null) return;
    const news: News = { session, who: whoNow() };
    if (textOf(news) === told) return;
    told = textOf(news);
    channel.tell(news);
  });
}

/** Whether this page has ever had to do with a logged-in person. */
const isSomebodys = (): boolean => personNow().state !== "unknown" || isCustomersPage();

/** Reads all personal resources again, because the page has only now learnt whose they are. */
function rereadPersonal(): void {
  const names = Object.keys(routes) as RouteName[];
  invalidate(...names.filter((name) => name !== userResource.name && isPersonal(name)));
}

/**
 * Checks who is logged in after a hint that somebody may have logged in or out elsewhere. The hint proves nothing: this
 * page asks `user` itself, if it has to do with a person at all.
 */
async function lookWhoIsThere(): Promise<void> {
  if (usePortal.getState().session.state === "expired") return checkSession();
  if (!isSomebodys()) return;
  const wasNamed = personNow().state === "known";
  const isNamed = await askWhoIsThere();
  if (isNamed === false && isCustomersPage()) expireSession(null);
  if (isNamed === true && !wasNamed) rereadPersonal();
}

function onNews(news: News): void {
  const { session, who } = news;
  told = textOf(news);
  const isKnownHere = session === "active" && who !== null && who === whoNow();
  if (!isKnownHere || usePortal.getState().session.state === "expired") void lookWhoIsThere();
}

/**
 * Tells the other tabs of a login on this page; the login may lead to a page without any widget, which could not tell.
 */
export const tellOfLogin = (): void => channel.tell({ session: "active", who: null });

/**
 * Checks who is logged in when the page becomes visible or focused after a while. @returns a function that stops this
 */
function lookWhenBack(): () => void {
  const onBack = (): void => {
    if (document.visibilityState !== "visible") return;
    if (usePortal.getState().session.state === "expired" || !isConfirmedWithin(A_WHILE_MS)) void lookWhoIsThere();
  };
  document.addEventListener("visibilitychange", onBack);
  window.addEventListener("focus", onBack);
  return () => {
    document.removeEventListener("visibilitychange", onBack);
    window.removeEventListener("focus", onBack);
  };
}

/**
 * Keeps this page's person and session in step with the browser's other tabs, and checks them when the customer returns
 * to the page (contract section 2, 401).
 * @returns a function that stops this
 */
export function syncSession(): () => void {
  const leave = channel.join({ onNews, onReturn: () => void lookWhoIsThere() });
  const leaveStatus = followStatus();
  const stopTelling = tellTabs();
  const stopLooking = lookWhenBack();
  const stopRereading = usePortal.subscribe(({ session }, before) => {
    if (session.state === "active" && before.session.state === "expired") rereadExpired();
  });
  return () => {
    leave();
    leaveStatus();
    stopTelling();
    stopLooking();
    stopRereading();
  };
}
