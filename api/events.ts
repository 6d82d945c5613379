import * as v from 'valibot';
import { eventSchema, listedEventSchema } from '#domain/entities/event.ts';
import { list } from '#domain/entities/fields.ts';
import { optionalResource, resource } from '#api/resource.ts';

type Row = typeof eventSchema;

const planned = (row: Row) => v.object({ events: list(row) });
const begun = (row: Row) => v.object({ present: list(row), past: list(row) });

/** One event by eventId; null when it is unknown (contract section 4). */
export const eventResource = optionalResource(resource('event', v.object({ event: v.nullish(eventSchema, null) }), (answer) => answer.event));
/** Planned events of the customer, with what lists show of them. */
export const eventsFuture = resource('eventsFuture', planned(eventSchema), (answer) => answer.events, [], planned(listedEventSchema));
/** Current and completed events of the customer, with what lists show of them. */
export const eventsPast = resource('eventsPast', begun(eventSchema), (answer) => answer, [], begun(listedEventSchema));
/** The same for a Gremium member by userId. */
export const gremiumEventsFuture = resource('gremiumEventsFuture', planned(eventSchema), (answer) => answer.events, [], planned(listedEventSchema));
export const gremiumEventsPast = resource('gremiumEventsPast', begun(eventSchema), (answer) => answer, [], begun(listedEventSchema));
