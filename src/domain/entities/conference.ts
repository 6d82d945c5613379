import * as v from "valibot";
import { eventSchema } from "./event.ts";
import { date, list, plain, text } from "./fields.ts";

/** One point of the programme; `start` and `end` as the author gave them (ISO or `HH:mm`), `text` is HTML. */
export const conferenceEntrySchema = v.object({
  /** When it begins: `HH:mm` or ISO 8601. */
  start: text,
  /** When it ends: `HH:mm` or ISO 8601. */
  end: text,
  /** Title, plain text. @required */
  title: plain,
  /** HTML, which the bundle cleans before it is shown. */
  text,
  /** Names of those who speak, as in `speakers` of the conference. */
  speakers: list(v.string()),
});
export type ConferenceEntry = v.InferOutput<typeof conferenceEntrySchema>;

/** One day of a conference's programme. */
export const conferenceDaySchema = v.object({
  /** Berlin day. @required */
  date,
  /** Points of the programme, in their order. @required */
  entries: list(conferenceEntrySchema),
});
export type ConferenceDay = v.InferOutput<typeof conferenceDaySchema>;

/** Somebody who speaks at a conference. */
export const speakerSchema = v.object({
  /** Name, plain text. @required */
  name: plain,
  /** Profession or office, plain text. */
  role: text,
  /** Address of a picture. @format uri-reference */
  image: text,
  /** About the person; HTML, which the bundle cleans before it is shown. */
  text,
});
export type Speaker = v.InferOutput<typeof speakerSchema>;

/** A conference with its programme (contract-public section 3); `description` is HTML. */
export const conferenceSchema = v.object({
  /** Its key in addresses, a slug. @required */
  url: text,
  /** Title, plain text. @required */
  title: plain,
  /** Second title, plain text. */
  subtitle: plain,
  /** HTML, which the bundle cleans before it is shown. */
  description: text,
  /** The event that is booked; without it there are no buttons. @required */
  event: v.nullish(eventSchema, null),
  /** The programme by days. */
  days: list(conferenceDaySchema),
  /** Those who speak. */
  speakers: list(speakerSchema),
});
export type Conference = v.InferOutput<typeof conferenceSchema>;
