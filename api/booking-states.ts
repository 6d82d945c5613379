import * as v from "valibot";
import { defineResource } from "#api/resource.ts";
import { list } from "#domain/entities/fields.ts";
import { bookingStateSchema, eventManagerSchema } from "#domain/entities/offer.ts";

/** Whether events can be booked; `eventIds` are joined by commas, at most 50 in a call (contract-public section 4). */
export const bookingStatesResource = defineResource(
  "bookingStates",
  v.object({ bookingStates: list(bookingStateSchema) }),
  ({ bookingStates }) => bookingStates,
  ["eventIds"],
);

/** The contact persons of events; `eventIds` are joined by commas. */
export const eventManagersResource = defineResource(
  "eventManagers",
  v.object({ eventManagers: list(eventManagerSchema) }),
  ({ eventManagers }) => eventManagers,
  ["eventIds"],
);
