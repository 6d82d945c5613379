import * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { list } from '#domain/entities/fields.ts';
import { rubricSchema } from '#domain/entities/shop.ts';
import { resource } from '#api/resource.ts';

/** All events of the shop; to be asked with `{object: 'events'}`. */
export const exportedEventsResource = resource('exports', v.object({ events: list(eventSchema) }), ({ events }) => events);
/** The rubrics by which events are searched. */
export const rubricsResource = resource('rubrics', v.object({ rubrics: list(rubricSchema) }), ({ rubrics }) => rubrics);
