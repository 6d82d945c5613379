import { userResource } from "#api/people.ts";
import type { User } from "#domain/entities/people.ts";
import { useResource } from "#state/resources.ts";

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
