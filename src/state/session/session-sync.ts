import * as v from "valibot";
import { userResource } from "#api/people.ts";
import { isPersonal } from "#api/routes.ts";
import { digest } from "#lib/digest.ts";
import { isConfirmedWithin, isFirstAnswerPending, personNow } from "#state/person.ts";
import { awaitRead } from "#state/reads.ts";
import {
  askWhoIsThere,
  checkSession,
  isCustomersPage,
  rereadExpired,
  rereadPersonal,
  rereadUnowned,
} from "#state/session/session-calls.ts";
import { expireSession } from "#state/session/session.ts";
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
/** Milliseconds within which the browser tells in several ways that a page comes back. */
const AT_ONCE_MS = 100;

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

/** Whether this page has ever had to do with a logged-in person, or is about to. */
const hasToDoWithPeople = (): boolean => personNow().state !== "unknown" || isCustomersPage() || isFirstAnswerPending();

/**
 * Checks who is logged in after a hint that somebody may have logged in or out elsewhere. The hint proves nothing: this
 * page asks `user` itself, if it has to do with a person at all.
 */
async function lookWhoIsThere(within?: number): Promise<void> {
  if (usePortal.getState().session.state === "expired") return checkSession();
  if (!hasToDoWithPeople()) return;
  const wasNamed = personNow().state === "known";
  // The first answer may tell of the moment before this hint.
  if (isFirstAnswerPending()) await awaitRead(userResource, {});
  const isNamed = await askWhoIsThere(within);
  if (isNamed === false && isCustomersPage()) expireSession(null);
  if (isNamed === true && !wasNamed) rereadPersonal();
}

function onNews(news: News): void {
  const { session, who } = news;
  const isRepeated = textOf(news) === told;
  told = textOf(news);
  const isExpired = usePortal.getState().session.state === "expired";
  const isKnownHere = session === "active" && who !== null && who === whoNow();
  if (isKnownHere && !isExpired) return;
  if (isExpired || hasToDoWithPeople()) void lookWhoIsThere();
  // A page that never asks who is there still shows somebody's cart.
  else if (!isRepeated) rereadUnowned();
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
    if (usePortal.getState().session.state === "expired" || !isConfirmedWithin(A_WHILE_MS))
      void lookWhoIsThere(AT_ONCE_MS);
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
