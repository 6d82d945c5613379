import * as v from "valibot";
import { orderTypes } from "#domain/entities/cart.ts";
import { eventSchema } from "#domain/entities/event.ts";
import type { Move } from "#domain/shop/moves.ts";
import type { Shop } from "#domain/shop/state.ts";
import { draftKey, loadDraft, removeDraft, saveDraft } from "#state/drafts/draft-storage.ts";
import { apiMark } from "#state/tab-channel.ts";

/** The name of the draft of the moves; each shop of an origin has its own. */
const nameNow = (): string => `:moves${apiMark("cart")}`;

const idSchema = v.union([v.string(), v.number()]);
const placeSchema = v.object({
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
    from: v.nullable(placeSchema),
    to: placeSchema,
    isMaker: v.boolean(),
    isClearedFirst: v.boolean(),
    isBack: v.boolean(),
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

/** Keeps the moves that are not done; a guest's become those of the customer who logs in. */
export function keepMoves({ moves, person }: Shop): void {
  const open = moves.filter(({ state }) => state !== "done");
  const key = draftKey(person ?? null, nameNow());
  if (open.length === 0) removeDraft(key);
  else
    saveDraft(
      key,
      open.map(({ id, kind, from, to, isMaker, isClearedFirst, isBack, people }) => ({
        id,
        kind,
        from,
        to,
        isMaker,
        isClearedFirst,
        isBack,
        people,
      })),
    );
  if (person != null) removeDraft(draftKey(null, nameNow()));
}

/** The unfinished moves of a person, null for a guest, in this tab, together with those of a guest before the login. */
export function keptMoves(person: string | null): readonly Move[] {
  const own = [...new Set([draftKey(person, nameNow()), draftKey(null, nameNow())])].flatMap(
    (key) => loadDraft(key, keptSchema) ?? [],
  );
  return own.map((move) => ({ ...move, person, state: "stuck", end: null, rounds: 0 }));
}
