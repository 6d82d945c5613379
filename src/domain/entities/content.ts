import * as v from "valibot";
import { date, id, list, number, plain, text } from "./fields.ts";

/** What leads on to another page (contract-public section 3, Teaser); `teaser` is HTML. */
export const teaserSchema = v.object({
  /** Names the entry among its kind. @required */
  id,
  /** Where it leads. @format uri-reference @required */
  link: text,
  /** Address of a picture. @format uri-reference */
  image: text,
  /** Title, plain text. @required */
  title: plain,
  /** First sentences; HTML, which the bundle cleans before it is shown. */
  teaser: text,
  /** Words shown beside it, plain text. */
  tags: list(v.string()),
  /** Its date: seminars and conferences that are past are left out, news show it. */
  date,
});
export type Teaser = v.InferOutput<typeof teaserSchema>;

/** A film of the public site (contract-public section 3, Video); `duration` in seconds. */
export const videoSchema = v.object({
  /** Names the video. @required */
  id,
  /** Title, plain text. @required */
  title: plain,
  /** Address of a still. @format uri-reference */
  image: text,
  /** Address of the page or file that plays it. @format uri-reference @required */
  url: text,
  /** Length in seconds. */
  duration: number,
  /** Day of publication. */
  date,
  /** Words by which it is found, plain text; lists are narrowed by the keys of the call `tags`. */
  tags: list(v.string()),
});
export type Video = v.InferOutput<typeof videoSchema>;

/** An expert or speaker (contract-public section 3, Expert); `text` is HTML. */
export const expertSchema = v.object({
  /** Names the person. @required */
  expertId: id,
  /** Name, plain text. @required */
  name: plain,
  /** Profession, plain text. */
  role: text,
  /** Address of a picture. @format uri-reference */
  image: text,
  /** About the person; HTML, which the bundle cleans before it is shown. */
  text,
  /** Subjects, plain text; the list is filtered by them. */
  topics: list(v.string()),
});
export type Expert = v.InferOutput<typeof expertSchema>;

/**
 * A word of the lexicon (contract-public section 3); `kind` is `br`, `sbv` or `jav`, which other words do not belong
 * to.
 */
export const lexiconEntrySchema = v.object({
  /** Its key in addresses. @required */
  slug: text,
  /** The lexicon it belongs to. @values br | sbv | jav @required */
  kind: text,
  /** The word, plain text. @required */
  title: plain,
  /** First sentence, plain text. */
  teaser: text,
});
export type LexiconEntry = v.InferOutput<typeof lexiconEntrySchema>;

/** A topic by which lists are filtered: `tag` travels, `name` is read. */
export const tagSchema = v.object({
  /** What travels in the query of a list. @required */
  tag: text,
  /** What people read. @required */
  name: plain,
});
export type Tag = v.InferOutput<typeof tagSchema>;
