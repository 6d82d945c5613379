import * as v from "valibot";
import { list, number, plain, text } from "./fields.ts";

/** A picture with its size, by which room is kept for it. */
export const imageSchema = v.object({
  /** Address of the picture. @format uri-reference @required */
  url: text,
  /** Pixels. */
  width: number,
  /** Pixels. */
  height: number,
});

/** A picture of the slider. */
export const slideSchema = v.object({
  /** The picture. @required */
  image: v.nullish(imageSchema, null),
  /** What it shows, plain text. */
  title: plain,
  /** Whose picture it is, plain text. */
  copyright: text,
});

/** Spec section 3, Location; `type` is `hotel` or other. */
export const locationSchema = v.object({
  /** Where the button leads. @format uri-reference */
  url: text,
  /** HTML, which the bundle cleans before it is shown. */
  description: text,
  /** `hotel`, or anything else for another place. */
  type: text,
  /** What the button reads, plain text. */
  buttonText: text,
  /** Pictures to leaf through. */
  sliderImages: list(slideSchema),
  /** Further pictures. */
  images: list(imageSchema),
});
export type Location = v.InferOutput<typeof locationSchema>;
