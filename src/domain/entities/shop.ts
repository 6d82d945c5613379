import * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { code, id, number, text } from '#domain/entities/fields.ts';

/** Whether an event can be booked; `state` is open, few, waitingList or closed, `freePlaces` a number or null (contract-public section 3). */
export const bookingStateSchema = v.object({ eventId: id, state: text, freePlaces: number });
export type BookingState = v.InferOutput<typeof bookingStateSchema>;

/** Who looks after an event. */
export const eventManagerSchema = v.object({ eventId: id, name: text, phone: code, email: text, image: text });

/** A wishlist entry in short: `refId` is the event or theme that `kind` says, `id` the entry's own. */
export const wishlistRefSchema = v.object({ id, kind: text, refId: id });
export type WishlistRef = v.InferOutput<typeof wishlistRefSchema>;

/** A wishlist entry as its page shows it. */
export const wishlistItemSchema = v.object({ ...wishlistRefSchema.entries, title: text, url: text, image: text });
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;

/** The event behind a wishlist entry; null where there is none. */
export const wishlistEventSchema = v.object({ id, event: v.nullish(eventSchema, null) });

/** `url` is the rubric's key in addresses and filters. */
export const rubricSchema = v.object({ rubricId: id, name: text, url: text });
export type Rubric = v.InferOutput<typeof rubricSchema>;
