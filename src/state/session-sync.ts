import * as v from "valibot";
import { userResource } from "#api/people.ts";
import { isPersonal } from "#api/personal-routes.ts";
import { askWhoIsThere, checkSession, isCustomersPage, rereadExpired } from "#state/session-calls.ts";
import { expireSession } from "#state/session.ts";
import { usePortal, type PortalState, type Session } from "#state/store.ts";
import { tabChannel } from "#state/tab-channel.ts";

/** All that tabs tell each other: whether somebody is logged in. Nothing about the person. */
type News = Session["state"];

const channel = tabChannel<News>("kundenportal-session", v.picklist(["active", "expired"]));

/**
 * What a change of the store says to other tabs; null for nothing. A public page that needs no login has nothing to
 * say.
 */
function newsOf({ session, calls, resources }: PortalState, before: PortalState): News | null {
  const isNobody = (state: Session): boolean => state.state === "expired" && state.named === false;
  if (session.state === "expired") return isNobody(session) && !isNobody(before.session) ? "expired" : null;
  if (before.session.state === "expired") return "active";
  const call = calls === before.calls ? undefined : calls.at(-1);
  if (call?.status === 200 && call.route !== "user" && isPersonal(call.route)) return "active";
  const user = resources[userResource.name];
  return user !== before.resources[userResource.name] && user?.state === "ready" && user.data !== null
    ? "active"
    : null;
}

/**
 * Keeps the session warning of this page and of the browser's other tabs in step (contract section 2, 401). What
 * another tab tells is a hint and no answer: this page asks `user` itself, and only where it has shown somebody who was
 * logged in. A login elsewhere is also seen when this tab is looked at again.
 * @returns a way to stop
 */
export function syncSession(): () => void {
  let told: News | null = null;
  const onNews = (news: News): void => {
    told = news;
    if (news === "active") checkSession();
    else if (isCustomersPage() && usePortal.getState().session.state === "active")
      void askWhoIsThere().then((isNamed) => {
        if (isNamed === false) expireSession(null);
      });
  };
  const leave = channel.join({ onNews, onReturn: checkSession });
  const stopWatching = usePortal.subscribe((state, before) => {
    const news = newsOf(state, before);
    if (news !== null && news !== told) {
      told = news;
      channel.tell(news);
    }
    if (state.session.state === "active" && before.session.state === "expired") rereadExpired();
  });
  const onVisible = (): void => {
    if (document.visibilityState === "visible") checkSession();
  };
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    stopWatching();
    document.removeEventListener("visibilitychange", onVisible);
    leave();
  };
}
