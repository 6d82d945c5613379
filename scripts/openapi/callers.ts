import { isPersonal, routes, type Route, type RouteName } from "#api/routes.ts";

/**
 * Who may call: `guest` is anybody, `customer` somebody who is logged in, `admin` an administrator of a Gremium,
 * `editor` who may edit plans.
 */
export type Caller = "guest" | "customer" | "admin" | "editor";

const forAdmins: readonly RouteName[] = [
  "gremiumEventsFuture",
  "gremiumEventsPast",
  "gremiumUserData",
  "gremiumUserBrFunctions",
  "saveGremiumPersonalData",
  "saveGremiumBrFunctions",
  "gremiumPdf",
];
const forEditors: readonly RouteName[] = [
  "trainingPlans",
  "trainingPlanCreate",
  "trainingPlanEdit",
  "trainingPlanDelete",
];

/** Who needs the fewest rights to call a route. */
export function callerOf(name: RouteName): Caller {
  if (forAdmins.includes(name)) return "admin";
  if (forEditors.includes(name)) return "editor";
  return isPersonal(name) && name !== "user" ? "customer" : "guest";
}

/** All who may call, those with the fewest rights first. */
export function callersOf(name: RouteName): Caller[] {
  const least = callerOf(name);
  if (least === "guest") return ["guest", "customer", "admin", "editor"];
  return least === "customer" ? ["customer", "admin", "editor"] : [least];
}

/** What a 401 of a call means to the bundle. */
export function unauthorised(name: RouteName): string {
  const route: Route = routes[name];
  if (name === "user")
    return 'Nobody is logged in: a guest, no failure. `{"user": null}` with 200 says the same and leaves no error in the browser\'s console';
  if (name === "localLogin") return "E-mail address or password is wrong; no expired session";
  if (name === "photosZip") return "The token of the photos answer is missing, wrong or over";
  if (route.bearer === true)
    return "The bearer token is missing, wrong or over; the bundle asks for a new one the next time";
  if (callerOf(name) !== "guest")
    return "Nobody is logged in, or the session is over: said once per page, with a link to the log-in; nothing typed is lost";
  return "Not for guests, who may call this. It reads as a session that is over; of a cart's call as a failure where `user` names nobody";
}

/** What a 403 of a call means to the bundle. */
export function forbidden(name: RouteName): string | null {
  if (name === "checkout")
    return "This participant was booked before. Nothing else may answer 403 here: a wrong CSRF token is a 400";
  const caller = callerOf(name);
  if (caller === "admin") return "Logged in, but no administrator of this member's Gremium; reads as a failure";
  if (caller === "editor") return "Logged in, but nobody who edits plans; reads as a failure";
  return caller === "customer" ? "Logged in, but this belongs to somebody else; reads as a failure" : null;
}
