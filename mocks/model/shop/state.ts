import * as v from "valibot";
import { orderOptionsSchema, orderTypes } from "#domain/entities/cart.ts";
import { conferenceSchema } from "#domain/entities/conference.ts";
import { eventSchema } from "#domain/entities/event.ts";
import { recipientSchema } from "#domain/entities/recipient.ts";

const cartEntrySchema = v.strictObject({
  itemId: v.number(),
  type: v.picklist(orderTypes),
  eventId: v.number(),
  recipients: v.array(recipientSchema),
});
export type CartEntry = v.InferOutput<typeof cartEntrySchema>;

const wishlistEntrySchema = v.strictObject({ id: v.number(), kind: v.picklist(["event", "theme"]), refId: v.number() });
export type WishlistEntry = v.InferOutput<typeof wishlistEntrySchema>;

/** An incident during an order: it happens once, to the first person who orders that event. */
const incidents = ["taken", "dearer", "moved"] as const;

/** What the shop remembers of one visitor, and what it sells. */
export const shopSchema = v.strictObject({
  events: v.array(eventSchema),
  conferences: v.array(v.strictObject({ ...v.omit(conferenceSchema, ["event"]).entries, eventId: v.number() })),
  /** Free places by event id; all others have plenty. With 0 only the waiting list is open, null is closed. */
  places: v.record(v.string(), v.nullable(v.number())),
  /** The incidents to come, by event id. */
  incidents: v.record(v.string(), v.picklist(incidents)),
  cart: v.strictObject({
    version: v.number(),
    items: v.array(cartEntrySchema),
    options: v.nullable(orderOptionsSchema),
  }),
  /** The last id that was given to an entry, a participant or a wish. */
  lastId: v.number(),
  /** Participants that have been ordered. */
  ordered: v.array(v.number()),
  wishlist: v.array(wishlistEntrySchema),
});
export type ShopState = v.InferOutput<typeof shopSchema>;
