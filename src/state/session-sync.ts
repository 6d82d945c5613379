import * as v from "valibot";
import { userResource } from "#api/people.ts";
import { isPersonal } from "#api/personal-routes.ts";
import { routes, type RouteName } from "#api/routes.ts";
import { digest } from "#lib/digest.ts";
import { isConfirmedWithin, personNow } from "#state/person.ts";
import { invalidate } from "#state/reads.ts";
import { askWhoIsThere, checkSession, isCustomersPage, rereadExpired } from "#state/session-calls.ts";
import { expireSession } from "#state/session.ts";
import { followStatus } from "#state/status-news.ts";
import { usePortal, type PortalState, type Session } from "#state/store.ts";
import { tabChannel } from "#state/tab-channel.ts";

/**
 * All that tabs tell each other: whether somebody is logged in, with a fingerprint by which a tab knows whether that is
 * its own person. Nothing about the person.
 */
interface News {
  readonly session: Session["state"];
  /** Null where it is not known who it is. */
  readonly who: string | null;
}

const newsSchema = v.object({ session: v.picklist(["active", "expired"]), who: v.nullable(v.string()) });
const channel = tabChannel<News>("kundenportal-session", "user", newsSchema);

/** So long, in ms, a page may have been out of sight or out of use before it asks who is there now. */
const A_WHILE_MS = 10_000;

function whoNow(): string | null {
  const person = personNow();
  return person.state === "known" ? digest(person.userId) : null;
}

/**
 * What a change of the store says to other tabs; null for nothing. A public page that needs no login has nothing to
 * say.
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

/** What was last told or heard: nobody is told that again. */
let told = "";

/** Tells other tabs what they may not know yet. */
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

/** Whether the page has anything to do with a person. */
const isSomebodys = (): boolean => personNow().state !== "unknown" || isCustomersPage();

/** Reads again what is one person's alone: the page has learnt only now who that is. */
function rereadPersonal(): void {
  const names = Object.keys(routes) as RouteName[];
  invalidate(...names.filter((name) => name !== userResource.name && isPersonal(name)));
}

/**
 * Somebody may have logged in or out elsewhere. That is a hint and no answer: this page asks `user` itself, where it
 * has anything to do with a person.
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

/** Tells the other tabs that somebody has logged in on this page, which may lead to one without any widget. */
export const tellOfLogin = (): void => channel.tell({ session: "active", who: null });

/** Looks who is there when the page comes into sight or into use again after a while. */
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
 * Keeps this page's person and session in step with the browser's other tabs, the way back and the next sight of the
 * page (contract section 2, 401).
 * @returns a way to stop
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
