import * as v from "valibot";
import { date, id, plain } from "./fields.ts";

/** A seminar that the customer has attended, to which feedback may refer. */
export const completedSeminarSchema = v.looseObject({
  /** Names the seminar. @required */
  id,
  /** First day. */
  von: date,
  /** Last day. */
  bis: date,
  /** Where it was: `name` is the town. */
  ort: v.nullish(v.object({ name: plain }), null),
  /** What it was about: `semThema` is its title. */
  thema: v.nullish(v.object({ semThema: plain }), null),
});
export type CompletedSeminar = v.InferOutput<typeof completedSeminarSchema>;
