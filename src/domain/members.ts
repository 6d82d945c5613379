import type { Id } from "./entities/fields.ts";
import type { GremiumUser, Membership, User } from "./entities/people.ts";
import { isFilled } from "./text.ts";

/** The two views that a member can be opened in (spec section 2). */
export type MemberView = "events" | "settings";

/** The member that an address names, by `memberKey`, and the view. */
export interface MemberRoute {
  readonly key: string;
  readonly view: MemberView;
}

/** Where the customer is: with a member, or in the overview (null). */
export type MembersRoute = MemberRoute | null;

/** What the session tells: who asks, and whether others may be opened. */
export interface MemberRights {
  readonly isAdmin: boolean;
  readonly selfId: Id | null;
}

/** Why an address opens nobody: it names no member, or one that only administrators may open. */
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

/** The key of an own row that came without a userId. */
const OWN_KEY = "ich";

/** Administrator by the session or by any membership (contract section 4). */
export function isGremiumAdmin(user: User | null, memberships: readonly Membership[]): boolean {
  return user?.isGremiumAdmin === true || memberships.some((membership) => membership.isAdmin === true);
}

/** Whether a row is the customer's own; where the list does not say, the session's userId does. */
function isOwnRow({ isSelf, userId }: GremiumUser, { selfId }: MemberRights): boolean {
  return isSelf ?? (selfId !== null && userId !== null && String(userId) === String(selfId));
}

/** By what an address names a member; null when the row cannot be opened at all. */
function memberKey(member: GremiumUser, rights: MemberRights): string | null {
  if (member.userId !== null && member.userId !== "") return String(member.userId);
  return isOwnRow(member, rights) ? OWN_KEY : null;
}

/** Everyone opens the own row; administrators open every row that has a userId (contract section 4). */
function mayOpen(member: GremiumUser, rights: MemberRights): boolean {
  return memberKey(member, rights) !== null && (rights.isAdmin || isOwnRow(member, rights));
}

/** `lastName, firstName`; what is missing is left out, null when both are. */
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
  /** By what it is opened; null when the customer may not. */
  readonly openKey: string | null;
}

/**
 * The members as the overview lists them: the own row first, the others by last and first name as German lists do,
 * nameless ones last.
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

/** The state of the members at a route; own rows open own views, others that member's (spec section 2). */
export function membersState(members: readonly GremiumUser[], route: MembersRoute, rights: MemberRights): MembersState {
  if (members.length === 0) return { state: "NONE" };
  if (route === null) return { state: "OVERVIEW", refused: null };
  const member = members.find((candidate) => memberKey(candidate, rights) === route.key);
  if (member === undefined) return { state: "OVERVIEW", refused: rights.isAdmin ? "unknown" : "forbidden" };
  return mayOpen(member, rights) ? openedState(member, route, rights) : { state: "OVERVIEW", refused: "forbidden" };
}
