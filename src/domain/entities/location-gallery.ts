import * as v from 'valibot';
import { list, number, text } from '#domain/entities/fields.ts';

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
