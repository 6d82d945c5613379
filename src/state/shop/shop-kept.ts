import * as v from "valibot";
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
const recipientSchema = v.object({
  salutation: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  hotelOverNightOption: v.nullable(v.string()),
  hotelOptionVegetarian: v.boolean(),
  hotelOptionWheelchair: v.boolean(),
  comment: v.nullable(v.string()),
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

/** The keys of drafts of this person in this tab, and of the guest they were before the login. */
const keysOf = (person: string | null, name: string): string[] => [
  ...new Set([draftKey(person, name), draftKey(null, name)]),
];

/** Keeps the moves that are not done; a guest's become those of the customer who logs in. */
export function keepMoves({ moves, person }: Shop): void {
  // Nobody knows yet whose they are, and nothing is sent before.
  if (isFirstAnswerPending()) return;
  const open = moves.filter(({ state }) => state !== "done");
  const key = draftKey(person ?? null, nameNow());
  if (open.length === 0) removeDraft(key);
  else
    saveDraft(
      key,
      open.map(({ id, kind, from, to, isMaker, isClearedFirst, isBack, refusals, people }) => ({
        id,
        kind,
        from,
        to,
        isMaker,
        isClearedFirst,
        isBack,
        refusals,
        people,
      })),
    );
  if (person != null) removeDraft(draftKey(null, nameNow()));
}

/** The unfinished moves of a person, null for a guest, in this tab, together with those of a guest before the login. */
export function keptMoves(person: string | null): readonly Move[] {
  const own = keysOf(person, nameNow()).flatMap((key) => loadDraft(key, keptSchema) ?? []);
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
export function keepKeys({ keys, person }: Shop): void {
  if (isFirstAnswerPending()) return;
  const key = draftKey(person ?? null, sentName());
  if (Object.keys(keys).length === 0) removeDraft(key);
  else saveDraft(key, keys);
  if (person != null) removeDraft(draftKey(null, sentName()));
}

/** The kept keys of a person, null for a guest, in this tab, together with those of a guest before the login. */
export const keptKeys = (person: string | null): Shop["keys"] =>
  Object.assign({}, ...keysOf(person, sentName()).map((key) => loadDraft(key, keysSchema))) as Shop["keys"];
