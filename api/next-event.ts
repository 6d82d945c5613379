import * as v from "valibot";
import { defineResource } from "#api/resource.ts";
import { nextEventSchema } from "#domain/entities/next-event.ts";

/** The customer's next event; null when there is none (contract section 2). */
export const nextEventResource = defineResource(
  "nextEvent",
  v.object({ event: v.nullish(nextEventSchema, null) }),
  (answer) => answer.event,
);
