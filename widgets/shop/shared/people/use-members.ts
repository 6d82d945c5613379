import { gremiumUsersResource } from "#api/people.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import { useResource } from "#state/resources.ts";
import { useVisitor } from "#state/visitor.ts";

/** The Gremium of whoever is logged in; nobody for a guest, and while or where it cannot be read. */
export function useMembers(): readonly GremiumUser[] {
  const visitor = useVisitor();
  const { remote } = useResource(gremiumUsersResource, visitor.state === "customer" ? {} : null);
  return remote.state === "ready" ? remote.data : [];
}
