import * as v from "valibot";
import { optionalResource, defineResource } from "#api/resource.ts";
import type { RouteName } from "#api/routes.ts";
import { eventSchema, listedEventSchema } from "#domain/entities/event.ts";
import { list } from "#domain/entities/fields.ts";

const plannedOf = <E>(row: v.GenericSchema<unknown, E>) => v.object({ events: list(row) });
const begunOf = <E>(row: v.GenericSchema<unknown, E>) => v.object({ present: list(row), past: list(row) });

// Lists show only some fields of an event, so no others are read.
const planned = (name: RouteName) =>
  defineResource(name, plannedOf(eventSchema), ({ events }) => events, [], plannedOf(listedEventSchema));
const begun = (name: RouteName) =>
  defineResource(name, begunOf(eventSchema), (answer) => answer, [], begunOf(listedEventSchema));

/** One event by eventId; null when it is unknown (contract section 4). */
export const eventResource = optionalResource(
  defineResource("event", v.object({ event: v.nullish(eventSchema, null) }), (answer) => answer.event),
);
/** Planned events of the customer. */
export const eventsFuture = planned("eventsFuture");
/** Current and completed events of the customer. */
export const eventsPast = begun("eventsPast");
/** The same lists for a Gremium member by userId. */
export const gremiumEventsFuture = planned("gremiumEventsFuture");
export const gremiumEventsPast = begun("gremiumEventsPast");
