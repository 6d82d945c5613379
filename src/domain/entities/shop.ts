import * as v from 'valibot';
import { code, id, number, text } from '#domain/entities/fields.ts';

/** Whether an event can be booked; `state` is open, few, waitingList or closed, `freePlaces` a number or null (contract-public section 3). */
export const bookingStateSchema = v.object({ eventId: id, state: text, freePlaces: number });
export type BookingState = v.InferOutput<typeof bookingStateSchema>;

/** Who looks after an event. */
export const eventManagerSchema = v.object({ eventId: id, name: text, phone: code, email: text, image: text });

/** `url` is the rubric's key in addresses and filters. */
export const rubricSchema = v.object({ rubricId: id, name: text, url: text });
export type Rubric = v.InferOutput<typeof rubricSchema>;
