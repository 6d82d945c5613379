import * as v from 'valibot';
import { date, flag, id, list, number, text } from '#domain/entities/fields.ts';

export const photoSchema = v.object({ id, nr: v.nullish(v.union([v.number(), v.string()]), null), isFlipChart: flag, galleryUrl: text, navUrl: text });
export type Photo = v.InferOutput<typeof photoSchema>;

/** `extension` without a dot; the file name is `{title}.{extension}` (contract section 4). */
export const documentSchema = v.object({ id, extension: text, title: text });
export type PortalDocument = v.InferOutput<typeof documentSchema>;

export const articleSchema = v.object({ id, link: text, image: text, title: text, teaser: text, tags: list(v.string()) });
export type Article = v.InferOutput<typeof articleSchema>;

export const nextEventSchema = v.object({ eventId: id, von: date, bis: date, title: text, ort: text, seminarUrl: text, ortUrl: text });
export type NextEvent = v.InferOutput<typeof nextEventSchema>;

export const completedSeminarSchema = v.looseObject({
  id,
  von: date,
  bis: date,
  ort: v.nullish(v.object({ name: text }), null),
  thema: v.nullish(v.object({ semThema: text }), null),
});
export type CompletedSeminar = v.InferOutput<typeof completedSeminarSchema>;

export const bookmarkSchema = v.object({ id, title: text, url: text, image: text, eventCount: number, nextDate: date });
export type Bookmark = v.InferOutput<typeof bookmarkSchema>;

const imageSchema = v.object({ url: text, width: number, height: number });

/** Spec section 3, Location; `type` is `hotel` or other. */
export const locationSchema = v.object({
  url: text,
  description: text,
  type: text,
  buttonText: text,
  sliderImages: list(v.object({ image: v.nullish(imageSchema, null), title: text, copyright: text })),
  images: list(imageSchema),
});
export type Location = v.InferOutput<typeof locationSchema>;
