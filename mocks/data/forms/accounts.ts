import { buildGremium, buildManyMembers, buildNewcomer } from "#mocks/data/portal/members.ts";
import { seed } from "#mocks/data/seed.ts";
import type { Customer, PortalState } from "#mocks/model/state.ts";

/** The parts of the state that belong to the logged-in person; the other parts of a visit stay at a login. */
const personal = [
  "selfId",
  "members",
  "events",
  "recipients",
  "lazyRecipients",
  "photos",
  "documents",
  "articles",
  "bookmarks",
  "marketing",
] as const satisfies readonly (keyof PortalState)[];

const groups: readonly (readonly [Customer, readonly { userId: number; data: { loginEmail: string | null } }[]])[] = [
  ["admin", buildGremium()],
  ["newcomer", [buildNewcomer()]],
  ["large", buildManyMembers(12)],
];

/** The account of an address, as what logging in changes of the state; null when there is none. */
export function accountOf(email: string): ((today: string) => Partial<PortalState>) | null {
  const wanted = email.trim().toLowerCase();
  for (const [customer, members] of groups) {
    const member = members.find(({ data }) => data.loginEmail?.toLowerCase() === wanted);
    if (member === undefined) continue;
    return (today) => {
      const state: PortalState = { ...seed(customer, today), selfId: member.userId };
      return Object.fromEntries(personal.map((key) => [key, state[key]]));
    };
  }
  return null;
}
