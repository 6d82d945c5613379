import * as v from "valibot";
import { divided, resource, type Resource } from "#api/resource.ts";
import { readInSlices } from "#api/sliced.ts";
import { eventSchema, searchedEventSchema, type SearchedEvent } from "#domain/entities/event.ts";
import { list } from "#domain/entities/fields.ts";
import { rubricSchema } from "#domain/entities/shop.ts";
import { traitsOf } from "#domain/event-search.ts";

/** The value that a backend may narrow its answer by, which it need not: whoever asks with it narrows as well. */
const inQuery = ["themeId"];

/**
 * All events of the shop, with what lists show of them; to be asked with `{object: 'events'}`, and `themeId` for one
 * theme.
 */
export const exportedEventsResource: Resource<SearchedEvent[]> = {
  ...resource("exports", v.object({ events: list(eventSchema) }), ({ events }) => events, inQuery),
  load: (values, signal, transport) =>
    readInSlices(
      "exports",
      "events",
      searchedEventSchema,
      { ...divided(values, inQuery), signal, transport },
      traitsOf,
    ),
};
/** The rubrics by which events are searched. */
export const rubricsResource = resource("rubrics", v.object({ rubrics: list(rubricSchema) }), ({ rubrics }) => rubrics);
