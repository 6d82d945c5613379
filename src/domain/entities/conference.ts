import * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { date, list, text } from '#domain/entities/fields.ts';

/** One point of the programme; `start` and `end` as the author gave them (ISO or `HH:mm`), `text` is HTML. */
const conferenceEntrySchema = v.object({ start: text, end: text, title: text, text, speakers: list(v.string()) });
export type ConferenceEntry = v.InferOutput<typeof conferenceEntrySchema>;

const conferenceDaySchema = v.object({ date, entries: list(conferenceEntrySchema) });
export type ConferenceDay = v.InferOutput<typeof conferenceDaySchema>;

const speakerSchema = v.object({ name: text, role: text, image: text, text });
export type Speaker = v.InferOutput<typeof speakerSchema>;

/** A conference with its programme (contract-public section 3); `description` is HTML. */
export const conferenceSchema = v.object({
  url: text,
  title: text,
  subtitle: text,
  description: text,
  event: v.nullish(eventSchema, null),
  days: list(conferenceDaySchema),
  speakers: list(speakerSchema),
});
export type Conference = v.InferOutput<typeof conferenceSchema>;
