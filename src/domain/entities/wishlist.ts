import * as v from "valibot";
import { eventSchema } from "./event.ts";
import { id, plain, text } from "./fields.ts";

/** A wishlist entry in short: `refId` is the event or theme that `kind` says, `id` the entry's own. */
export const wishlistRefSchema = v.object({
  /** The entry's own id, by which `bookmarkDelete` removes it. @required */
  id,
  /** What is remembered. @values event | theme @required */
  kind: text,
  /** Id of that event or theme. @required */
  refId: id,
});
export type WishlistRef = v.InferOutput<typeof wishlistRefSchema>;

/** A wishlist entry as its page shows it. */
export const wishlistItemSchema = v.object({
  ...wishlistRefSchema.entries,
  /** Title, plain text. @required */
  title: plain,
  /** Address of its page. @format uri-reference */
  url: text,
  /** Address of a picture. @format uri-reference */
  image: text,
});
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;

/** The event behind a wishlist entry; null where there is none. */
export const wishlistEventSchema = v.object({
  /** The entry's own id, as in `wishlistAll`. @required */
  id,
  /** The event, or the next date of the theme; null for none. */
  event: v.nullish(eventSchema, null),
});
