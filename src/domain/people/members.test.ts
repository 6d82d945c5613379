import { describe, expect, it } from "vitest";
import type { GremiumUser } from "#domain/entities/people.ts";
import {
  isGremiumAdmin,
  memberName,
  memberRows,
  membersState,
  type MemberRights,
  type MembersRoute,
} from "./members.ts";

const member = (
  userId: GremiumUser["userId"],
  isSelf: boolean | null = false,
  names: Partial<GremiumUser> = {},
): GremiumUser => ({ userId, firstName: null, lastName: null, ...names, isSelf });
const user = (admin: boolean | null) => ({
  userId: 1,
  teilnehmerId: null,
  firstName: null,
  lastName: null,
  email: null,
  isGremiumAdmin: admin,
});
const membership = (isAdmin: boolean | null) => ({ gremiumId: 1, name: null, isAdmin });

const plain: MemberRights = { isAdmin: false, selfId: 1 };
const admin: MemberRights = { isAdmin: true, selfId: 1 };
const nobody: MemberRights = { isAdmin: false, selfId: null };

describe("isGremiumAdmin", () => {
  it.each([
    [user(true), [], true],
    [user(false), [membership(true)], true],
    [user(null), [membership(false), membership(true)], true],
    [null, [membership(true)], true],
    [user(false), [membership(false)], false],
    [user(null), [membership(null)], false],
    [null, [], false],
  ])("case %#", (who, memberships, expected) => expect(isGremiumAdmin(who, memberships)).toBe(expected));
});

describe("memberName", () => {
  it.each([
    ["Müller", "Jörg", "Müller, Jörg"],
    [" Müller ", " ", "Müller"],
    [null, "Jörg", "Jörg"],
    ["", null, null],
  ])("%j and %j", (lastName, firstName, expected) => expect(memberName({ lastName, firstName })).toBe(expected));
});

describe("membersState", () => {
  const list = [member(1, true), member(2), member("b/3")];
  const cases: [string, readonly GremiumUser[], MembersRoute, MemberRights, object][] = [
    ["nobody", [], null, admin, { state: "NONE" }],
    ["nobody, though the address names one", [], { key: "2", view: "events" }, admin, { state: "NONE" }],
    ["no route", list, null, plain, { state: "OVERVIEW", refused: null }],
    ["own events", list, { key: "1", view: "events" }, plain, { state: "USER_EVENTS", member: list[0] }],
    ["own settings", list, { key: "1", view: "settings" }, admin, { state: "USER_SETTINGS", member: list[0] }],
    [
      "a member's events as administrator",
      list,
      { key: "2", view: "events" },
      admin,
      { state: "GREMIUM_USER_EVENTS", member: list[1], userId: "2" },
    ],
    [
      "a member's settings as administrator",
      list,
      { key: "b/3", view: "settings" },
      admin,
      { state: "GREMIUM_USER_SETTINGS", member: list[2], userId: "b/3" },
    ],
    [
      "a member's events as plain member",
      list,
      { key: "2", view: "events" },
      plain,
      { state: "OVERVIEW", refused: "forbidden" },
    ],
    [
      "a member's settings as plain member",
      list,
      { key: "2", view: "settings" },
      plain,
      { state: "OVERVIEW", refused: "forbidden" },
    ],
    [
      "a stranger as administrator",
      list,
      { key: "9", view: "events" },
      admin,
      { state: "OVERVIEW", refused: "unknown" },
    ],
    [
      "a stranger as plain member",
      list,
      { key: "9", view: "events" },
      plain,
      { state: "OVERVIEW", refused: "forbidden" },
    ],
    [
      "own row known by the session",
      [member("1", null)],
      { key: "1", view: "events" },
      plain,
      { state: "USER_EVENTS", member: member("1", null) },
    ],
    [
      "own row known by nothing",
      [member("1", null)],
      { key: "1", view: "events" },
      nobody,
      { state: "OVERVIEW", refused: "forbidden" },
    ],
    [
      "own row without userId",
      [member(null, true)],
      { key: "ich", view: "events" },
      nobody,
      { state: "USER_EVENTS", member: member(null, true) },
    ],
    [
      "the list wins over the session",
      [member(1, false)],
      { key: "1", view: "events" },
      admin,
      { state: "GREMIUM_USER_EVENTS", member: member(1, false), userId: "1" },
    ],
  ];
  it.each(cases)("%s", (_, members, route, rights, expected) =>
    expect(membersState(members, route, rights)).toEqual(expected),
  );
});

describe("memberRows", () => {
  it("stand with the own row first, the others as German lists sort names", () => {
    const names = [
      ["Zander", "Ida"],
      ["Öztürk", "Can"],
      ["Oswald", "Pia"],
      ["Özil", "Ann"],
      ["Ahrens", "Bo"],
      ["Ahrens", "Äne"],
    ] as const;
    const list = [
      ...names.map(([lastName, firstName], index) => member(index, false, { lastName, firstName })),
      member(9, true, { lastName: "Weber" }),
    ];
    expect(memberRows(list, admin).map(({ name }) => name)).toEqual([
      "Weber",
      "Ahrens, Äne",
      "Ahrens, Bo",
      "Oswald, Pia",
      "Özil, Ann",
      "Öztürk, Can",
      "Zander, Ida",
    ]);
  });

  const list = [member(2), member(1, true), member(null), member(3, null, { firstName: "Jörg" }), member("")];
  it.each([
    ["everyone opens the own row only", plain, ["1", null, null, null, null]],
    ["administrators open whoever can be named", admin, ["1", "3", "2", null, null]],
  ])("%s", (_, rights, keys) => {
    const rows = memberRows(list, rights);
    expect(rows.map(({ openKey }) => openKey)).toEqual(keys);
    expect(rows.map(({ index }) => index)).toEqual([1, 3, 0, 2, 4]);
    expect(rows.map(({ own }) => own)).toEqual([true, false, false, false, false]);
    expect(rows.map(({ name }) => name)).toEqual([null, "Jörg", null, null, null]);
  });
});
