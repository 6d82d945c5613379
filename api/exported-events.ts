import * as v from "valibot";
import { splitValues, defineResource, type Resource } from "#api/resource.ts";
import { readInSlices } from "#api/sliced.ts";
import { eventSchema, searchedEventSchema, type SearchedEvent } from "#domain/entities/event.ts";
import { list } from "#domain/entities/fields.ts";
import { rubricSchema } from "#domain/entities/offer.ts";
import { traitsOf } from "#domain/search/event-search.ts";

/** The value by which a backend may filter its answer, but need not: the caller filters as well. */
const inQuery = ["themeId"];

/**
 * All events of the shop with the fields that lists show; read with `{object: 'events'}`, and with `themeId` for one
 * theme.
 */
export const exportedEventsResource: Resource<SearchedEvent[]> = {
  ...defineResource("exports", v.object({ events: list(eventSchema) }), ({ events }) => events, inQuery),
  load: (values, signal, transport) =>
    readInSlices(
      "exports",
      "events",
      searchedEventSchema,
      { ...splitValues(values, inQuery), signal, transport },
      traitsOf,
    ),
};
/** The rubrics by which events can be filtered. */
export const rubricsResource = defineResource(
  "rubrics",
  v.object({ rubrics: list(rubricSchema) }),
  ({ rubrics }) => rubrics,
);
