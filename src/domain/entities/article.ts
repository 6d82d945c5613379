import * as v from 'valibot';
import { id, list, text } from '#domain/entities/fields.ts';

export const articleSchema = v.object({ id, link: text, image: text, title: text, teaser: text, tags: list(v.string()) });
export type Article = v.InferOutput<typeof articleSchema>;
