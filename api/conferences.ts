import * as v from "valibot";
import { optionalResource, defineResource } from "#api/resource.ts";
import { conferenceSchema } from "#domain/entities/conference.ts";
import { list } from "#domain/entities/fields.ts";

/** One conference by its `url`; null when it does not exist (any more). */
export const conferenceResource = optionalResource(
  defineResource(
    "conference",
    v.object({ conference: v.nullish(conferenceSchema, null) }),
    ({ conference }) => conference,
  ),
);
/** All conferences. */
export const conferencesResource = defineResource(
  "conferences",
  v.object({ conferences: list(conferenceSchema) }),
  ({ conferences }) => conferences,
);
