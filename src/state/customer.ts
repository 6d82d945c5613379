import { useEffect } from "react";
import { ApiError } from "#api/errors.ts";
import { userResource } from "#api/people.ts";
import type { User } from "#domain/entities/people.ts";
import type { Remote } from "#state/remote.ts";
import { useResource, type Watched } from "#state/resources.ts";
import { expireSession, useSessionClaim } from "#state/session.ts";

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
