import * as v from "valibot";
import { resource } from "#api/resource.ts";
import { list } from "#domain/entities/fields.ts";
import { bookingStateSchema, eventManagerSchema } from "#domain/entities/shop.ts";

/** Whether events can be booked; `eventIds` joined by commas, at most 50 a call (contract-public section 4). */
export const bookingStatesResource = resource(
  "bookingStates",
  v.object({ bookingStates: list(bookingStateSchema) }),
  ({ bookingStates }) => bookingStates,
  ["eventIds"],
);

/** Who looks after events; `eventIds` joined by commas. */
export const eventManagersResource = resource(
  "eventManagers",
  v.object({ eventManagers: list(eventManagerSchema) }),
  ({ eventManagers }) => eventManagers,
  ["eventIds"],
);
