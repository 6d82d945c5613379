import * as v from "valibot";
import { eventSchema } from "#domain/entities/event.ts";
import type { Plan, PlanEntry } from "#domain/entities/plan.ts";

/** The priorities of a theme, the highest first. */
export const priorities = ["must", "should", "can"] as const;
/** How much a theme matters to the recipient of a plan. */
export type Priority = (typeof priorities)[number];

/** The priority named in a plan; null if it has none or an unknown one. */
export const priorityOf = (priority: string | null): Priority | null =>
  priorities.find((known) => known === priority) ?? null;

const key = v.number();
const text = v.nullable(v.string());
const entrySchema = v.object({
  key,
  themeId: v.nullable(v.union([v.number(), v.string()])),
  title: text,
  url: text,
  text,
  priority: text,
  event: v.nullable(eventSchema),
});
const groupSchema = v.object({ key, title: text, entries: v.array(entrySchema) });

/**
 * A plan in the editor; what nobody has changed is as the backend gave it, of events the fields that the contract
 * names. `key` identifies a group or entry during editing; `nextKey` is the next unused one.
 */
export const planDraftSchema = v.object({
  title: text,
  recipient: text,
  greeting: text,
  groups: v.array(groupSchema),
  nextKey: key,
  /** The texts of the backend that begin or end with blanks, which typed texts lose when they are sent. */
  untidy: v.array(v.string()),
});
/** A plan while it is edited. */
export type PlanDraft = v.InferOutput<typeof planDraftSchema>;
/** A group of such a plan. */
export type DraftGroup = PlanDraft["groups"][number];
/** An entry of such a group. */
export type DraftEntry = DraftGroup["entries"][number];

/** A removed part and its former position, so that it can be restored. */
export type RemovedPart =
  | { readonly kind: "group"; readonly index: number; readonly group: DraftGroup }
  | { readonly kind: "entry"; readonly index: number; readonly groupKey: number; readonly entry: DraftEntry };

/** The data of a new entry: from a theme of the export, or an entry of a plan. */
export type NewEntry = Pick<PlanEntry, "themeId" | "title" | "url" | "event"> &
  Partial<Pick<PlanEntry, "text" | "priority">>;

const textsIn = ({ entries }: DraftGroup): (string | null)[] => entries.map(({ text: said }) => said);

/** The draft of a new plan. */
export const emptyDraft: PlanDraft = { title: "", recipient: "", greeting: "", groups: [], nextKey: 1, untidy: [] };

const entryOf = ({ themeId, title, url, text, priority, event }: PlanEntry, entryKey: number): DraftEntry => ({
  key: entryKey,
  themeId,
  title,
  url,
  text,
  priority,
  event,
});

/** The editable form of a plan. */
export function draftOf({ title, recipient, greeting, groups: given }: Plan): PlanDraft {
  let nextKey = 1;
  const groups = given.map((group): DraftGroup => ({
    key: nextKey++,
    title: group.title,
    entries: group.entries.map((entry) => entryOf(entry, nextKey++)),
  }));
  const editable = [title, recipient, greeting, ...groups.flatMap((group) => [group.title, ...textsIn(group)])];
  const untidy = editable.filter((said) => said !== null).filter((said) => said !== said.trim());
  return { title, recipient, greeting, groups, nextKey, untidy };
}

const within = (index: number, length: number): number => Math.max(0, Math.min(index, length));

function inserted<T>(items: readonly T[], index: number, item: T): T[] {
  const at = within(index, items.length);
  return [...items.slice(0, at), item, ...items.slice(at)];
}

const changeGroups = (draft: PlanDraft, change: (group: DraftGroup) => DraftGroup): PlanDraft => ({
  ...draft,
  groups: draft.groups.map(change),
});

const inGroup = (draft: PlanDraft, groupKey: number, change: (entries: DraftEntry[]) => DraftEntry[]): PlanDraft =>
  changeGroups(draft, (group) => (group.key === groupKey ? { ...group, entries: change(group.entries) } : group));

/** The position of an entry; null when it is gone. */
export function entryPosition(
  draft: PlanDraft,
  entryKey: number,
): { readonly group: DraftGroup; readonly groupIndex: number; readonly index: number } | null {
  const isAt = (entry: DraftEntry): boolean => entry.key === entryKey;
  const groupIndex = draft.groups.findIndex(({ entries }) => entries.some(isAt));
  const group = draft.groups[groupIndex];
  return group === undefined ? null : { group, groupIndex, index: group.entries.findIndex(isAt) };
}

/** Adds an empty group at the end. */
export function addGroup(draft: PlanDraft, title = ""): PlanDraft {
  return {
    ...draft,
    groups: [...draft.groups, { key: draft.nextKey, title, entries: [] }],
    nextKey: draft.nextKey + 1,
  };
}

/** Adds an entry at the end of its group; without a given priority it is `should`. */
export function addEntry(draft: PlanDraft, groupKey: number, given: NewEntry): PlanDraft {
  return {
    ...inGroup(draft, groupKey, (entries) => [
      ...entries,
      entryOf({ text: "", priority: "should", ...given }, draft.nextKey),
    ]),
    nextKey: draft.nextKey + 1,
  };
}

/** The draft with another title of a group. */
export const changeGroup = (
  draft: PlanDraft,
  groupKey: number,
  change: Partial<Pick<DraftGroup, "title">>,
): PlanDraft => changeGroups(draft, (group) => (group.key === groupKey ? { ...group, ...change } : group));

/** The draft with another text or priority of an entry. */
export const changeEntry = (
  draft: PlanDraft,
  entryKey: number,
  change: Partial<Pick<DraftEntry, "text" | "priority">>,
): PlanDraft =>
  changeGroups(draft, (group) => ({
    ...group,
    entries: group.entries.map((entry) => (entry.key === entryKey ? { ...entry, ...change } : entry)),
  }));

/** Moves a group to another index among the groups. */
export function moveGroup(draft: PlanDraft, groupKey: number, to: number): PlanDraft {
  const group = draft.groups.find((candidate) => candidate.key === groupKey);
  if (group === undefined) return draft;
  return {
    ...draft,
    groups: inserted(
      draft.groups.filter((other) => other !== group),
      to,
      group,
    ),
  };
}

/** Moves an entry to another index in its group or another one; the index counts as if the entry were already gone. */
export function moveEntry(draft: PlanDraft, entryKey: number, groupKey: number, to: number): PlanDraft {
  const position = entryPosition(draft, entryKey);
  const entry = position?.group.entries[position.index];
  if (position === null || entry === undefined || !draft.groups.some((group) => group.key === groupKey)) return draft;
  const without = inGroup(draft, position.group.key, (entries) => entries.filter((other) => other !== entry));
  return inGroup(without, groupKey, (entries) => inserted(entries, to, entry));
}

/** Identifies a group or an entry of a draft. */
interface DraftPart {
  readonly kind: "group" | "entry";
  readonly key: number;
}

/**
 * Drops one part onto another: a group takes the place of a group, an entry that of an entry, and an entry on a group
 * goes to its end.
 */
export function dropOnto(draft: PlanDraft, held: DraftPart, onto: DraftPart): PlanDraft {
  const position = onto.kind === "entry" ? entryPosition(draft, onto.key) : null;
  const groupIndex = position?.groupIndex ?? draft.groups.findIndex(({ key }) => key === onto.key);
  const group = draft.groups[groupIndex];
  if (group === undefined) return draft;
  return held.kind === "group"
    ? moveGroup(draft, held.key, groupIndex)
    : moveEntry(draft, held.key, group.key, position?.index ?? group.entries.length);
}

/**
 * Moves an entry one step up (-1) or down (1), at the end of its group into the next one. Returns the same draft if
 * there is no further position.
 */
export function stepEntry(draft: PlanDraft, entryKey: number, step: -1 | 1): PlanDraft {
  const position = entryPosition(draft, entryKey);
  if (position === null) return draft;
  const to = position.index + step;
  if (to >= 0 && to < position.group.entries.length) return moveEntry(draft, entryKey, position.group.key, to);
  const neighbour = draft.groups[position.groupIndex + step];
  return neighbour === undefined
    ? draft
    : moveEntry(draft, entryKey, neighbour.key, step === 1 ? 0 : neighbour.entries.length);
}

/** Removes a group with its entries, and tells how to restore them. Null when there is no such group. */
export function removeGroup(
  draft: PlanDraft,
  groupKey: number,
): { readonly draft: PlanDraft; readonly removed: RemovedPart } | null {
  const index = draft.groups.findIndex((group) => group.key === groupKey);
  const group = draft.groups[index];
  return group === undefined
    ? null
    : {
        draft: { ...draft, groups: draft.groups.filter((other) => other !== group) },
        removed: { kind: "group", index, group },
      };
}

/** Removes an entry, and tells how to restore it. Null when there is no such entry. */
export function removeEntry(
  draft: PlanDraft,
  entryKey: number,
): { readonly draft: PlanDraft; readonly removed: RemovedPart } | null {
  const position = entryPosition(draft, entryKey);
  const entry = position?.group.entries[position.index];
  if (position === null || entry === undefined) return null;
  const { group, index } = position;
  return {
    draft: inGroup(draft, group.key, (entries) => entries.filter((other) => other !== entry)),
    removed: { kind: "entry", index, groupKey: group.key, entry },
  };
}

/**
 * Restores a removed part at its former position; an entry whose group is gone goes to the end of the last group, or
 * into a new one.
 */
export function restorePart(draft: PlanDraft, removed: RemovedPart): PlanDraft {
  if (removed.kind === "group") return { ...draft, groups: inserted(draft.groups, removed.index, removed.group) };
  const { entry, index, groupKey } = removed;
  const home = draft.groups.find((group) => group.key === groupKey) ?? draft.groups.at(-1);
  if (home !== undefined)
    return inGroup(draft, home.key, (entries) =>
      inserted(entries, home.key === groupKey ? index : entries.length, entry),
    );
  const grown = addGroup(draft);
  return inGroup(grown, draft.nextKey, () => [entry]);
}
