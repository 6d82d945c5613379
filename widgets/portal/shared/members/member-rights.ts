import { useMemo } from "react";
import type { ApiError } from "#api/errors.ts";
import { membershipsResource } from "#api/people.ts";
import { isGremiumAdmin, type MemberRights } from "#domain/people/members.ts";
import { useResource, type Watched } from "#state/resources.ts";
import { useCustomer } from "#state/visitor.ts";

/** The customer's rights for other members; while they are loading or if that failed, only those that everybody has. */
export type RightsState =
  | { readonly state: "loading" | "known"; readonly rights: MemberRights }
  | { readonly state: "failed"; readonly rights: MemberRights; readonly error: ApiError; readonly reload: () => void };

const valueOf = <T>({ remote }: Watched<T>): T | null => (remote.state === "ready" ? remote.data : null);
const isPending = ({ remote }: Watched<unknown>): boolean => remote.state === "idle" || remote.state === "loading";

/**
 * Reads the session and the memberships. If either makes the customer an administrator, that is enough. If none does
 * and one of them failed, the rights stay open, and no other member may be opened.
 */
export function useMemberRights(): RightsState {
  const user = useCustomer();
  const memberships = useResource(membershipsResource);
  const isAdmin = isGremiumAdmin(valueOf(user), valueOf(memberships) ?? []);
  const selfId = valueOf(user)?.userId ?? null;
  const rights = useMemo((): MemberRights => ({ isAdmin, selfId }), [isAdmin, selfId]);
  if (isPending(user) || (isPending(memberships) && !isAdmin)) return { state: "loading", rights };
  if (!isAdmin)
    for (const { remote, reload } of [user, memberships])
      if (remote.state === "failed") return { state: "failed", rights, error: remote.error, reload };
  return { state: "known", rights };
}
