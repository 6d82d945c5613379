import { useEffect } from "react";
import { ApiError } from "#api/errors.ts";
import { userResource } from "#api/people.ts";
import type { User } from "#domain/entities/people.ts";
import type { Remote } from "#state/remote.ts";
import { useResource, type Watched } from "#state/resources.ts";
import { expireSession, useSessionClaim } from "#state/session/session.ts";

/** Who looks at a public widget. */
export type Visitor =
  | { readonly state: "asking" }
  | { readonly state: "guest" }
  | { readonly state: "customer"; readonly user: User };

/**
 * Tells whether somebody is logged in, for widgets that serve guests as well. `user` is asked once for all of them; if
 * it names nobody or fails, the visitor is a guest without any message (contract-public sections 1 and 4). With
 * `isAsked` false `user` is not asked yet.
 */
export function useVisitor(isAsked = true): Visitor {
  const { remote } = useResource(userResource, isAsked ? {} : null);
  if (remote.state === "idle" || remote.state === "loading") return { state: "asking" };
  return remote.state === "ready" && remote.data !== null
    ? { state: "customer", user: remote.data }
    : { state: "guest" };
}

const nobody = new ApiError("session", "user", "Nobody is logged in", 401);
const failed: Remote<never> = { state: "failed", error: nobody };

/**
 * The logged-in person, for portal widgets, which serve nobody else: if `user` names nobody, for whatever reason, the
 * session has expired (contract section 2). With `isAsked` false `user` is not asked yet.
 */
export function useCustomer(isAsked = true): Watched<User> {
  const { remote, reload } = useResource(userResource, isAsked ? {} : null);
  const isNobody = remote.state === "ready" && remote.data === null;
  useEffect(() => {
    if (isNobody) expireSession("user");
  }, [isNobody]);
  useSessionClaim(isNobody ? nobody : null);
  return { remote: isNobody ? failed : (remote as Remote<User>), reload };
}
