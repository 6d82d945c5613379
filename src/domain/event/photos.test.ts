import * as v from "valibot";
import { expect, it } from "vitest";
import { photoSchema } from "#domain/entities/photo.ts";
import { photosOfKind } from "./photos.ts";

const photos = [
  { id: 1, nr: 7, galleryUrl: "large", navUrl: "small" },
  { id: 2, isFlipChart: true, galleryUrl: "large" },
  { id: 3, isFlipChart: false, navUrl: "small" },
  { id: 4 },
  { id: 5, galleryUrl: " ", navUrl: "" },
  { id: 6, isFlipChart: true, nr: "A", galleryUrl: "large", navUrl: " " },
  { id: 7, nr: " ", galleryUrl: "large" },
  { id: 8, nr: 0, galleryUrl: "large" },
].map((photo) => v.parse(photoSchema, photo));

it.each([
  [
    "photo",
    [
      [1, 7, "large", "small"],
      [3, 2, "small", "small"],
      [7, 3, "large", "large"],
      [8, 0, "large", "large"],
    ],
  ],
  [
    "flipchart",
    [
      [2, 1, "large", "large"],
      [6, "A", "large", "large"],
    ],
  ],
] as const)("shows what can be shown: %s", (kind, expected) => {
  expect(photosOfKind(photos, kind).map(({ photo, nr, large, small }) => [photo.id, nr, large, small])).toEqual(
    expected,
  );
});
