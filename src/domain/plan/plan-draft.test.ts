import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { planSchema } from "#domain/entities/plan.ts";
import { planContent } from "./plan-content.ts";
import {
  addEntry,
  addGroup,
  changeEntry,
  changeGroup,
  draftOf,
  dropOnto,
  emptyDraft,
  moveEntry,
  moveGroup,
  planDraftSchema,
  priorityOf,
  removeEntry,
  removeGroup,
  restorePart,
  stepEntry,
  type PlanDraft,
} from "./plan-draft.ts";

const plan = v.parse(planSchema, {
  planId: "p-1",
  version: 3,
  title: "Plan",
  recipient: "BR",
  greeting: "<p>Hallo</p>",
  groups: [
    {
      title: "A",
      entries: [
        { themeId: 1, title: "a1", priority: "must", text: "<p>x</p>" },
        { themeId: 2, title: "a2" },
      ],
    },
    { title: "B", entries: [{ themeId: 3, title: "b1", priority: "can" }] },
    { title: "C", entries: null },
  ],
});
const draft = draftOf(plan);

/** `A:a1,a2 B:b1 C:` */
const seen = ({ groups }: PlanDraft): string =>
  groups.map(({ title, entries }) => `${title ?? ""}:${entries.map((entry) => entry.title).join(",")}`).join(" ");

const keyOf = (name: string): number =>
  draft.groups.flatMap((group) => [group, ...group.entries]).find(({ title }) => title === name)?.key ?? -1;

describe("a draft", () => {
  it("holds the plan with keys that are all different", () => {
    expect(seen(draft)).toBe("A:a1,a2 B:b1 C:");
    const keys = draft.groups.flatMap((group) => [group.key, ...group.entries.map(({ key }) => key)]);
    expect(new Set([...keys, draft.nextKey]).size).toBe(7);
  });

  it("outlives its way through the storage", () =>
    expect(v.parse(planDraftSchema, JSON.parse(JSON.stringify(draft)))).toEqual(draft));

  it("is sent without keys", () => {
    expect(planContent(changeEntry(draft, keyOf("a1"), { text: " <p>y</p> " }))).toEqual({
      title: "Plan",
      recipient: "BR",
      greeting: "<p>Hallo</p>",
      groups: [
        {
          title: "A",
          entries: [
            { themeId: 1, title: "a1", url: null, text: "<p>y</p>", priority: "must", event: null },
            { themeId: 2, title: "a2", url: null, text: null, priority: null, event: null },
          ],
        },
        { title: "B", entries: [{ themeId: 3, title: "b1", url: null, text: null, priority: "can", event: null }] },
        { title: "C", entries: [] },
      ],
    });
  });

  it("is sent with title, recipient, greeting and groups when it is new", () =>
    expect(planContent({ ...emptyDraft, title: " Neu " })).toEqual({
      title: "Neu",
      recipient: "",
      greeting: "",
      groups: [],
    }));
});

describe("moving", () => {
  it.each([
    ["A", 2, "B:b1 C: A:a1,a2"],
    ["C", 0, "C: A:a1,a2 B:b1"],
    ["B", 1, "A:a1,a2 B:b1 C:"],
    ["B", 99, "A:a1,a2 C: B:b1"],
    ["B", -5, "B:b1 A:a1,a2 C:"],
    ["nobody", 0, "A:a1,a2 B:b1 C:"],
  ])("group %s to %i", (name, to, expected) => expect(seen(moveGroup(draft, keyOf(name), to))).toBe(expected));

  it.each([
    ["a1", "A", 1, "A:a2,a1 B:b1 C:"],
    ["a1", "B", 0, "A:a2 B:a1,b1 C:"],
    ["a1", "B", 1, "A:a2 B:b1,a1 C:"],
    ["b1", "C", 7, "A:a1,a2 B: C:b1"],
    ["a1", "nobody", 0, "A:a1,a2 B:b1 C:"],
    ["nobody", "A", 0, "A:a1,a2 B:b1 C:"],
  ])("entry %s into %s at %i", (name, group, to, expected) =>
    expect(seen(moveEntry(draft, keyOf(name), keyOf(group), to))).toBe(expected),
  );

  it.each([
    ["a1", "a2", "A:a2,a1 B:b1 C:"],
    ["a2", "a1", "A:a2,a1 B:b1 C:"],
    ["a2", "b1", "A:a1 B:a2,b1 C:"],
    ["a1", "B", "A:a2 B:b1,a1 C:"],
    ["b1", "C", "A:a1,a2 B: C:b1"],
    ["A", "C", "B:b1 C: A:a1,a2"],
    ["C", "A", "C: A:a1,a2 B:b1"],
    ["a1", "nobody", "A:a1,a2 B:b1 C:"],
  ])("%s dropped onto %s", (held, onto, expected) => {
    const part = (name: string) => ({ kind: /^[A-Z]/.test(name) ? "group" : "entry", key: keyOf(name) }) as const;
    expect(seen(dropOnto(draft, part(held), part(onto)))).toBe(expected);
  });

  it.each([
    ["a1", 1, "A:a2,a1 B:b1 C:"],
    ["a2", 1, "A:a1 B:a2,b1 C:"],
    ["b1", 1, "A:a1,a2 B: C:b1"],
    ["b1", -1, "A:a1,a2,b1 B: C:"],
    ["a1", -1, "A:a1,a2 B:b1 C:"],
  ] as const)("entry %s by %i", (name, step, expected) =>
    expect(seen(stepEntry(draft, keyOf(name), step))).toBe(expected),
  );

  it("stays the same draft where there is no further way", () => expect(stepEntry(draft, keyOf("a1"), -1)).toBe(draft));
});

describe("adding and changing", () => {
  it("adds groups and entries with keys of their own", () => {
    const grown = addEntry(addGroup(draft, "D"), draft.nextKey, { themeId: 9, title: "d1", url: "/x", event: null });
    expect(seen(grown)).toBe("A:a1,a2 B:b1 C: D:d1");
    expect(grown.nextKey).toBe(draft.nextKey + 2);
    expect(grown.groups.at(-1)?.entries[0]).toMatchObject({ key: draft.nextKey + 1, priority: "should", text: "" });
  });

  it("changes one and leaves the others as they are", () => {
    const changed = changeGroup(changeEntry(draft, keyOf("a2"), { priority: "can" }), keyOf("B"), { title: "Beta" });
    expect(seen(changed)).toBe("A:a1,a2 Beta:b1 C:");
    expect(changed.groups[0]?.entries.map(({ priority }) => priority)).toEqual(["must", "can"]);
    expect(changed.groups[2]).toEqual(draft.groups[2]);
  });
});

describe("removing", () => {
  it("takes a group out and back into its place", () => {
    const taken = removeGroup(draft, keyOf("B"));
    expect(taken && seen(taken.draft)).toBe("A:a1,a2 C:");
    expect(taken && seen(restorePart(taken.draft, taken.removed))).toBe(seen(draft));
  });

  it("takes an entry out and back into its place", () => {
    const taken = removeEntry(draft, keyOf("a1"));
    expect(taken && seen(taken.draft)).toBe("A:a2 B:b1 C:");
    expect(taken && seen(restorePart(taken.draft, taken.removed))).toBe(seen(draft));
  });

  it("finds a place for an entry whose group has gone meanwhile", () => {
    const taken = removeEntry(draft, keyOf("b1"));
    const without = taken && removeGroup(taken.draft, keyOf("B"));
    expect(without && seen(restorePart(without.draft, taken.removed))).toBe("A:a1,a2 C:b1");
    expect(taken && seen(restorePart({ ...emptyDraft, nextKey: 50 }, taken.removed))).toBe(":b1");
  });

  it("knows what is not there", () => expect([removeGroup(draft, 99), removeEntry(draft, 99)]).toEqual([null, null]));
});

it.each([
  ["must", "must"],
  ["can", "can"],
  ["maybe", null],
  [null, null],
])("priority %j is %j", (given, expected) => expect(priorityOf(given)).toBe(expected));
