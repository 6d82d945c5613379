import * as v from 'valibot';
import { date, id, text } from '#domain/entities/fields.ts';

export const nextEventSchema = v.object({ eventId: id, von: date, bis: date, title: text, ort: text, seminarUrl: text, ortUrl: text });
export type NextEvent = v.InferOutput<typeof nextEventSchema>;
