import { problem, unknown, type Answer, type Context, type Handler } from "#mocks/model/answer.ts";
import type { Member, PortalState } from "#mocks/model/state.ts";

/** The logged-in person. */
export function selfOf(state: PortalState): Member {
  const self = state.members.find(({ userId }) => userId === state.selfId);
  if (self === undefined) throw new Error(`The state has no member ${state.selfId}`);
  return self;
}

function guarded(
  member: Member | undefined,
  what: string,
  context: Context,
  handle: (member: Member, context: Context) => Answer,
): Answer {
  if (member === undefined) return unknown(what);
  const self = selfOf(context.state);
  if (!self.isAdmin && member !== self)
    return problem(403, "Only a Gremium administrator may see or change other members");
  return handle(member, context);
}

/**
 * A handler for the member of the path value `userId`: 404 when unknown, 403 for others than self without the right.
 */
export function forMember(handle: (member: Member, context: Context) => Answer): Handler {
  return (context) => {
    const userId = context.params.userId ?? "";
    return guarded(
      context.state.members.find((member) => String(member.userId) === userId),
      `member ${userId}`,
      context,
      handle,
    );
  };
}

/** The same by the path value `teilnehmerId`. */
export function forParticipant(handle: (member: Member, context: Context) => Answer): Handler {
  return (context) => {
    const id = context.params.teilnehmerId ?? "";
    return guarded(
      context.state.members.find(({ data }) => String(data.teilnehmerId) === id),
      `participant ${id}`,
      context,
      handle,
    );
  };
}
