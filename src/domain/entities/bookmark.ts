import * as v from "valibot";
import { date, id, number, plain, text } from "./fields.ts";

/** A page of the site that a customer has kept. */
export const bookmarkSchema = v.object({
  /** The bookmark's own id, by which `bookmarkDelete` removes it. @required */
  id,
  /** Title of the page, plain text. @required */
  title: plain,
  /** Address of the page. @format uri-reference @required */
  url: text,
  /** Address of a picture. @format uri-reference */
  image: text,
  /** How many dates the theme has; a count. */
  eventCount: number,
  /** Berlin day of its next date. */
  nextDate: date,
});
export type Bookmark = v.InferOutput<typeof bookmarkSchema>;
