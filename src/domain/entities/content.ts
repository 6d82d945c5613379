import * as v from 'valibot';
import { date, id, list, number, text } from '#domain/entities/fields.ts';

/** What leads on to another page (contract-public section 3, Teaser); `teaser` is HTML. */
export const teaserSchema = v.object({ id, link: text, image: text, title: text, teaser: text, tags: list(v.string()), date });
export type Teaser = v.InferOutput<typeof teaserSchema>;

/** A film of the public site (contract-public section 3, Video); `duration` in seconds. */
export const videoSchema = v.object({ id, title: text, image: text, url: text, duration: number, date, tags: list(v.string()) });
export type Video = v.InferOutput<typeof videoSchema>;

/** An expert or speaker (contract-public section 3, Expert); `text` is HTML. */
export const expertSchema = v.object({ expertId: id, name: text, role: text, image: text, text, topics: list(v.string()) });
export type Expert = v.InferOutput<typeof expertSchema>;

/** A word of the lexicon (contract-public section 3); `kind` is `br`, `sbv` or `jav`, which other words do not belong to. */
export const lexiconEntrySchema = v.object({ slug: text, kind: text, title: text, teaser: text });
export type LexiconEntry = v.InferOutput<typeof lexiconEntrySchema>;

/** A topic by which lists are filtered: `tag` travels, `name` is read. */
export const tagSchema = v.object({ tag: text, name: text });
export type Tag = v.InferOutput<typeof tagSchema>;
