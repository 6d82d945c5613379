import * as v from "valibot";
import { loadResource, defineResource } from "#api/resource.ts";
import { bodyReader, defineWrite, doneWith, type Outcome } from "#api/write.ts";
import { id, list, sameId, type Id } from "#domain/entities/fields.ts";
import { wishlistEventSchema, wishlistItemSchema, wishlistRefSchema } from "#domain/entities/wishlist.ts";

/** What can be on a wishlist: one event, or a theme with all its dates. */
export const wishlistKinds = ["event", "theme"] as const;
export type WishlistKind = (typeof wishlistKinds)[number];

/** The entries of the wishlist in short; one read serves all toggles of a page. */
export const wishlistResource = defineResource(
  "wishlist",
  v.object({ items: list(wishlistRefSchema) }),
  ({ items }) => items,
);
/** The wishlist with titles and pictures. */
export const wishlistAllResource = defineResource(
  "wishlistAll",
  v.object({ items: list(wishlistItemSchema) }),
  ({ items }) => items,
);
/** The wishlist with the events of its entries, for dates and the cart. */
export const wishlistWithEventsResource = defineResource(
  "wishlistWithEvents",
  v.object({ items: list(wishlistEventSchema) }),
  ({ items }) => items,
);

/** Adds an event or theme to the wishlist; gives the id of the new entry, null if the answer has none. */
export const wishlistAdd = defineWrite({
  name: "wishlistAdd",
  body: v.strictObject({ kind: v.picklist(wishlistKinds) }),
  request: ({ refId, kind }: { refId: Id; kind: WishlistKind }) => ({ values: { refId }, body: { kind } }),
  answers: { "2xx": bodyReader(v.object({ id }), (given): Outcome<Id | null, never> => doneWith(given.id)) },
  outdates: ["wishlistAll", "wishlistWithEvents"],
  key: ({ refId, kind }) => `wishlist ${kind} ${refId}`,
  lookUp: async ({ refId, kind }) => {
    const entry = (await loadResource(wishlistResource, {})).find(
      (known) => known.kind === kind && sameId(known.refId, refId),
    );
    return entry === undefined ? { state: "not happened" } : { state: "happened", answer: { id: entry.id } };
  },
});
