import * as v from "valibot";
import { flag, id, text } from "./fields.ts";

/** A photo that was taken at an event. */
export const photoSchema = v.object({
  /** Names the photo. @required */
  id,
  /** Its number within the event. */
  nr: v.nullish(v.union([v.number(), v.string()]), null),
  /** Whether it shows a flip chart. */
  isFlipChart: flag,
  /** Address of the large picture. @format uri-reference @required */
  galleryUrl: text,
  /** Address of the small picture. @format uri-reference */
  navUrl: text,
});
export type Photo = v.InferOutput<typeof photoSchema>;
