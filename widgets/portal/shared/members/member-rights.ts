import { useMemo } from "react";
import type { ApiError } from "#api/errors.ts";
import { membershipsResource } from "#api/people.ts";
import { isGremiumAdmin, type MemberRights } from "#domain/members.ts";
import { useResource, type Watched } from "#state/resources.ts";
import { useCustomer } from "#state/visitor.ts";

/** What the customer may do with other members; while that is loading or has failed, no more than anybody may. */
export type RightsState =
  | { readonly state: "loading" | "known"; readonly rights: MemberRights }
  | { readonly state: "failed"; readonly rights: MemberRights; readonly error: ApiError; readonly reload: () => void };

const valueOf = <T>({ remote }: Watched<T>): T | null => (remote.state === "ready" ? remote.data : null);
const isPending = ({ remote }: Watched<unknown>): boolean => remote.state === "idle" || remote.state === "loading";

/**
 * Asks the session and the memberships. One yes is enough; only when nobody has said yes does a failure of either
 * leave the question open, and until it is answered nobody else may be opened.
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
