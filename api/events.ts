import * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { list } from '#domain/entities/fields.ts';
import { optionalResource, resource } from '#api/resource.ts';

const listAnswer = v.object({ events: list(eventSchema) });
const pastAnswer = v.object({ present: list(eventSchema), past: list(eventSchema) });

/** One event by eventId; null when it is unknown (contract section 4). */
export const eventResource = optionalResource(resource('event', v.object({ event: v.nullish(eventSchema, null) }), (answer) => answer.event));
/** Planned events of the customer. */
export const eventsFuture = resource('eventsFuture', listAnswer, (answer) => answer.events);
/** Current and completed events of the customer. */
export const eventsPast = resource('eventsPast', pastAnswer, (answer) => answer);
/** The same for a Gremium member by userId. */
export const gremiumEventsFuture = resource('gremiumEventsFuture', listAnswer, (answer) => answer.events);
export const gremiumEventsPast = resource('gremiumEventsPast', pastAnswer, (answer) => answer);
