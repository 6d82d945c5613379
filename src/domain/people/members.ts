import { sameId, type Id } from "#domain/entities/fields.ts";
import type { GremiumUser, Membership, User } from "#domain/entities/people.ts";
import { isFilled } from "#domain/text/text.ts";

/** The two views of a member (spec section 2). */
export type MemberView = "events" | "settings";

/** The member that an address names by key, and the view. */
export interface MemberRoute {
  readonly key: string;
  readonly view: MemberView;
}

/** Where the customer is: at a member, or in the overview (null). */
export type MembersRoute = MemberRoute | null;

/** The rights of the logged-in person: who it is, and whether they may open other members. */
export interface MemberRights {
  readonly isAdmin: boolean;
  readonly selfId: Id | null;
}

/** Why an address opens no member: it names none, or one that only administrators may open. */
export type MemberRefusal = "unknown" | "forbidden";

/** The states of the members, version 2 (spec section 2). */
export type MembersState =
  | { readonly state: "NONE" }
  | { readonly state: "OVERVIEW"; readonly refused: MemberRefusal | null }
  | { readonly state: "USER_EVENTS" | "USER_SETTINGS"; readonly member: GremiumUser }
  | {
      readonly state: "GREMIUM_USER_EVENTS" | "GREMIUM_USER_SETTINGS";
      readonly member: GremiumUser;
      readonly userId: string;
    };

/** The key of the customer's own row if it came without a userId. */
const OWN_KEY = "ich";

/** Whether the person is an administrator, by the session or by any membership (contract section 4). */
export function isGremiumAdmin(user: User | null, memberships: readonly Membership[]): boolean {
  return user?.isGremiumAdmin === true || memberships.some((membership) => membership.isAdmin === true);
}

/** Whether a row is the customer's own; if the list does not say, the session's userId decides. */
function isOwnRow({ isSelf, userId }: GremiumUser, { selfId }: MemberRights): boolean {
  return isSelf ?? sameId(userId, selfId);
}

/** The key of a member in addresses; null if the row cannot be opened at all. */
function memberKey(member: GremiumUser, rights: MemberRights): string | null {
  if (member.userId !== null && member.userId !== "") return String(member.userId);
  return isOwnRow(member, rights) ? OWN_KEY : null;
}

/**
 * Whether a row may be opened: everyone opens their own; administrators open every row with a userId (contract section
 * 4).
 */
function mayOpen(member: GremiumUser, rights: MemberRights): boolean {
  return memberKey(member, rights) !== null && (rights.isAdmin || isOwnRow(member, rights));
}

/** `lastName, firstName`; a missing part is left out, null when both are missing. */
export function memberName({ lastName, firstName }: Pick<GremiumUser, "lastName" | "firstName">): string | null {
  const parts = [lastName, firstName].filter(isFilled).map((part) => part.trim());
  return parts.length === 0 ? null : parts.join(", ");
}

/** One line of the list of members. */
export interface MemberRow extends Pick<GremiumUser, "userId" | "firstName" | "lastName"> {
  /** Its position in the answer. */
  readonly index: number;
  readonly name: string | null;
  readonly own: boolean;
  /** The key that opens the row; null when the customer may not open it. */
  readonly openKey: string | null;
}

/**
 * The rows of the overview: the customer's own first, the others by last and first name in German order, nameless ones
 * last.
 */
export function memberRows(members: readonly GremiumUser[], rights: MemberRights): MemberRow[] {
  const rows = members.map((member, index) => ({
    index,
    userId: member.userId,
    firstName: member.firstName,
    lastName: member.lastName,
    name: memberName(member),
    own: isOwnRow(member, rights),
    openKey: mayOpen(member, rights) ? memberKey(member, rights) : null,
  }));
  const { compare } = new Intl.Collator("de");
  const byName = (a: MemberRow, b: MemberRow): number =>
    a.name === null || b.name === null ? Number(a.name === null) - Number(b.name === null) : compare(a.name, b.name);
  return rows.sort((a, b) => Number(b.own) - Number(a.own) || byName(a, b));
}

function openedState(member: GremiumUser, { key, view }: MemberRoute, rights: MemberRights): MembersState {
  if (isOwnRow(member, rights)) return { state: view === "events" ? "USER_EVENTS" : "USER_SETTINGS", member };
  return { state: view === "events" ? "GREMIUM_USER_EVENTS" : "GREMIUM_USER_SETTINGS", member, userId: key };
}

/** The state of the members at a route; the customer's own row opens their own views (spec section 2). */
export function membersState(members: readonly GremiumUser[], route: MembersRoute, rights: MemberRights): MembersState {
  if (members.length === 0) return { state: "NONE" };
  if (route === null) return { state: "OVERVIEW", refused: null };
  const member = members.find((candidate) => memberKey(candidate, rights) === route.key);
  if (member === undefined) return { state: "OVERVIEW", refused: rights.isAdmin ? "unknown" : "forbidden" };
  return mayOpen(member, rights) ? openedState(member, route, rights) : { state: "OVERVIEW", refused: "forbidden" };
}
