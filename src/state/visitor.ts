import { userResource } from "#api/people.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { User } from "#domain/entities/people.ts";
import { useResource } from "#state/resources.ts";

/** Who looks at a public widget. */
export type Visitor =
  { readonly state: "asking" } | { readonly state: "guest" } | { readonly state: "customer"; readonly user: User };

/**
 * Whether somebody is logged in, for widgets that serve guests as well. `user` is asked once for all of them; whoever
 * cannot be named, for whatever reason, is a guest, silently (contract-public sections 1 and 4).
 */
export function useVisitor(): Visitor {
  const { remote } = useResource(userResource);
  if (remote.state === "idle" || remote.state === "loading") return { state: "asking" };
  return remote.state === "ready" && remote.data !== null
    ? { state: "customer", user: remote.data }
    : { state: "guest" };
}

/** The userId of who is logged in; null for guests, as long as nobody knows, and where it cannot be known. */
export function useVisitorId(): Id | null {
  const visitor = useVisitor();
  return visitor.state === "customer" ? visitor.user.userId : null;
}
