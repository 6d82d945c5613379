import * as v from "valibot";
import { recipientBody } from "#api/cart.ts";
import { orderTypes } from "#domain/entities/cart.ts";
import { eventSchema } from "#domain/entities/event.ts";
import type { Move, Shop } from "#domain/shop/state.ts";
import { draftKey, loadDraft, removeDraft, saveDraft } from "#state/drafts/draft-storage.ts";
import { isFirstAnswerPending } from "#state/person.ts";
import { apiMark } from "#state/tab-channel.ts";

/** The names of the drafts of order, moves and keys; each shop of an origin has its own. */
export const orderDraftName = (): string => `:sent${apiMark("cart")}`;
const nameNow = (): string => `:moves${apiMark("cart")}`;
const sentName = (): string => `:keys${apiMark("cart")}`;

const idSchema = v.union([v.string(), v.number()]);
const entryRefSchema = v.object({
  itemId: v.nullable(idSchema),
  eventId: idSchema,
  event: v.nullable(eventSchema),
  type: v.picklist(orderTypes),
  stay: v.nullish(v.object({ options: v.array(v.string()), preselected: v.nullable(v.string()) })),
});
// Of what the backend itself holds of a participant, a name may be missing.
const recipientSchema = v.object({
  ...recipientBody.entries,
  salutation: v.string(),
  firstname: v.string(),
  lastname: v.string(),
});

/** Moves as a tab keeps them for one person. */
const keptSchema = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(["waitingList", "rebooking", "undo", "people"]),
    from: v.nullable(entryRefSchema),
    to: entryRefSchema,
    isMaker: v.boolean(),
    isClearedFirst: v.boolean(),
    isBack: v.boolean(),
    refusals: v.optional(v.number(), 0),
    people: v.array(
      v.object({
        fromId: v.nullable(idSchema),
        madeId: v.nullable(idSchema),
        recipient: recipientSchema,
        over: v.nullable(v.array(idSchema)),
        times: v.number(),
      }),
    ),
  }),
);

/** The keys of a person's draft in this tab: their own first, then that of the guest they were before the login. */
export const draftKeysOf = (person: Shop["person"], name: string): string[] => [
  ...new Set([draftKey(person ?? null, name), draftKey(null, name)]),
];

/**
 * Keeps a draft of the person, null for none; that of a guest becomes the draft of the customer who logs in.
 * @returns false if the browser refuses to keep it
 */
export function keepFor(person: Shop["person"], name: string, value: unknown): boolean {
  // Nobody knows yet whose it is, and nothing is sent before.
  if (isFirstAnswerPending()) return true;
  const [own = "", ...guests] = draftKeysOf(person, name);
  for (const key of guests) removeDraft(key);
  if (value !== null) return saveDraft(own, value);
  removeDraft(own);
  return true;
}

/**
 * Keeps the moves that are not done, in the parts that the schema names.
 * @returns false if the browser refuses, so that people whom a move alone knows would be lost with the page
 */
export function keepMoves({ moves, person }: Shop): boolean {
  const open = moves.filter(({ state }) => state !== "done");
  return keepFor(person, nameNow(), open.length === 0 ? null : v.safeParse(keptSchema, open).output);
}

/** The unfinished moves of a person, null for a guest, in this tab, together with those of a guest before the login. */
export function keptMoves(person: string | null): readonly Move[] {
  const own = draftKeysOf(person, nameNow()).flatMap((key) => loadDraft(key, keptSchema) ?? []);
  return own.map((move) => ({ ...move, person, state: "stuck", end: null, rounds: 0 }));
}

const keysSchema = v.record(
  v.string(),
  v.object({ key: v.string(), over: v.nullable(v.number()), isFormer: v.boolean() }),
);

/**
 * Keeps the idempotency keys of changes with an unknown outcome, so that whoever is entered again after a reload is
 * added once (contract-public section 2).
 */
export const keepKeys = ({ keys, person }: Shop): boolean =>
  keepFor(person, sentName(), Object.keys(keys).length === 0 ? null : keys);

/** The kept keys of a person, null for a guest, in this tab, together with those of a guest before the login. */
export const keptKeys = (person: string | null): Shop["keys"] =>
  Object.assign({}, ...draftKeysOf(person, sentName()).map((key) => loadDraft(key, keysSchema))) as Shop["keys"];
