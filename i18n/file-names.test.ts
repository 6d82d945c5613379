import { expect, it } from "vitest";
import { photoFileName, photosZipName } from "./file-names.ts";

it.each([
  ["4711", 12, "photo", "Seminar-4711-Bild12.jpeg"],
  ["4711", "3", "flipchart", "Seminar-4711-FlipChart3.jpeg"],
  ["BR/47", 1, "photo", "Seminar-BR-47-Bild1.jpeg"],
  [null, 1, "photo", "Seminar-Bild1.jpeg"],
] as const)("photo of %s, number %s, %s: %s", (bookingNumber, nr, kind, expected) => {
  expect(photoFileName({ bookingNumber }, { nr, kind })).toBe(expected);
});

it.each([
  ["4711", "2026-03-10T08:30:00", "Seminar-4711-10.03.2026.zip"],
  ["4711", null, "Seminar-4711.zip"],
  [null, null, "Seminar.zip"],
])("zip of %s starting %s: %s", (bookingNumber, startDate, expected) => {
  expect(photosZipName({ bookingNumber, startDate })).toBe(expected);
});
