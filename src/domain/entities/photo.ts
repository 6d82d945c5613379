import * as v from 'valibot';
import { flag, id, text } from '#domain/entities/fields.ts';

export const photoSchema = v.object({ id, nr: v.nullish(v.union([v.number(), v.string()]), null), isFlipChart: flag, galleryUrl: text, navUrl: text });
export type Photo = v.InferOutput<typeof photoSchema>;
