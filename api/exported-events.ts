import * as v from 'valibot';
import { eventSchema, searchedEventSchema, type PortalEvent } from '#domain/entities/event.ts';
import { list } from '#domain/entities/fields.ts';
import { rubricSchema } from '#domain/entities/shop.ts';
import { traitsOf } from '#domain/event-search.ts';
import { resource, type Resource } from '#api/resource.ts';
import { readInSlices } from '#api/sliced.ts';

/** All events of the shop, with what lists show of them; to be asked with `{object: 'events'}`. */
export const exportedEventsResource: Resource<PortalEvent[]> = {
  ...resource('exports', v.object({ events: list(eventSchema) }), ({ events }) => events),
  load: (values, signal, mayTakePrimed = false) => readInSlices('exports', 'events', searchedEventSchema, { values, signal, mayTakePrimed }, traitsOf),
};
/** The rubrics by which events are searched. */
export const rubricsResource = resource('rubrics', v.object({ rubrics: list(rubricSchema) }), ({ rubrics }) => rubrics);
