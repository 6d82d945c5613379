import { gremiumUsersResource } from "#api/people.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import { useResource } from "#state/resources.ts";
import { useVisitor } from "#state/visitor.ts";

const NONE: readonly GremiumUser[] = [];

/** The Gremium of the logged-in person; empty for a guest, while it is loading, and if that failed. */
export function useMembers(): readonly GremiumUser[] {
  const visitor = useVisitor();
  const { remote } = useResource(gremiumUsersResource, visitor.state === "customer" ? {} : null);
  return remote.state === "ready" ? remote.data : NONE;
}
