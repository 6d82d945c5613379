import { ok, type Handlers } from "./answer.ts";
import { selfOf } from "./portal/members.ts";
import type { PortalState } from "./state.ts";

/** The bearer token that the token route gives out. */
export const tokenOf = (state: PortalState): string => `mock-bearer-${state.selfId}`;

/** The token that comes with the photos of an event and opens its zip. */
export const imageTokenOf = (mediaId: string): string => `mock-image-token-${mediaId}`;

export const sessionHandlers: Handlers<"token" | "user" | "gremiumUsers" | "memberships"> = {
  token: ({ state }) => ok({ token: tokenOf(state) }),
  user: ({ state }) => {
    if (state.selfId === 0) return ok({ user: null });
    const { userId, isAdmin, data } = selfOf(state);
    return ok({
      user: {
        userId,
        teilnehmerId: data.teilnehmerId,
        firstName: data.firstname,
        lastName: data.lastname,
        email: data.loginEmail,
        isGremiumAdmin: isAdmin,
      },
    });
  },
  // Who is alone belongs to no Gremium yet.
  gremiumUsers: ({ state }) =>
    ok({
      users:
        state.members.length < 2
          ? []
          : state.members.map(({ userId, data }) => ({
              userId,
              firstName: data.firstname,
              lastName: data.lastname,
              isSelf: userId === state.selfId,
            })),
    }),
  memberships: ({ state }) =>
    ok({
      memberships:
        state.members.length < 2
          ? []
          : [{ gremiumId: 4711, name: "Betriebsrat Musterwerke Braunschweig", isAdmin: selfOf(state).isAdmin }],
    }),
};
