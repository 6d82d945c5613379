import * as v from 'valibot';
import { date, id, text } from '#domain/entities/fields.ts';

export const completedSeminarSchema = v.looseObject({
  id,
  von: date,
  bis: date,
  ort: v.nullish(v.object({ name: text }), null),
  thema: v.nullish(v.object({ semThema: text }), null),
});
export type CompletedSeminar = v.InferOutput<typeof completedSeminarSchema>;
