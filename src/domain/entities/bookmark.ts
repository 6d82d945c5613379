import * as v from 'valibot';
import { date, id, number, text } from '#domain/entities/fields.ts';

export const bookmarkSchema = v.object({ id, title: text, url: text, image: text, eventCount: number, nextDate: date });
export type Bookmark = v.InferOutput<typeof bookmarkSchema>;
