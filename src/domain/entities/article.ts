import * as v from "valibot";
import { id, list, plain, text } from "./fields.ts";

/** An editor's article, as lists show it. */
export const articleSchema = v.object({
  /** Names the article among all. @required */
  id,
  /** Address of the article. @format uri-reference @required */
  link: text,
  /** Address of its picture. @format uri-reference */
  image: text,
  /** Title, plain text. @required */
  title: plain,
  /** First sentences; HTML, which the bundle cleans before it is shown. */
  teaser: text,
  /** Words by which it is found, plain text. */
  tags: list(v.string()),
});
export type Article = v.InferOutput<typeof articleSchema>;
