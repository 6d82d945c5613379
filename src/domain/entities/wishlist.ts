import * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { id, text } from '#domain/entities/fields.ts';

/** A wishlist entry in short: `refId` is the event or theme that `kind` says, `id` the entry's own. */
export const wishlistRefSchema = v.object({ id, kind: text, refId: id });
export type WishlistRef = v.InferOutput<typeof wishlistRefSchema>;

/** A wishlist entry as its page shows it. */
export const wishlistItemSchema = v.object({ ...wishlistRefSchema.entries, title: text, url: text, image: text });
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;

/** The event behind a wishlist entry; null where there is none. */
export const wishlistEventSchema = v.object({ id, event: v.nullish(eventSchema, null) });
