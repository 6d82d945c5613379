import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { locationSchema } from "#domain/entities/location-gallery.ts";
import { carouselPictures, desktopPictures } from "./gallery.ts";

const location = (fields: Record<string, unknown>) => v.parse(locationSchema, fields);
const urls = (pictures: { url: string }[]): string[] => pictures.map(({ url }) => url);

const tall = { url: "tall", width: 800, height: 1200 };
const square = { url: "square", width: 900, height: 900 };
const wide = { url: "wide", width: 1200, height: 600 };

describe("desktop", () => {
  it.each<[string, unknown[], string[]]>([
    ["the widest first, the others in their order", [tall, wide, square], ["wide", "tall", "square"]],
    ["the first of equals", [square, { ...square, url: "later" }], ["square", "later"]],
    [
      "unknown and impossible sizes last",
      [{ url: "unknown" }, { url: "zero", width: 900, height: 0 }, tall],
      ["tall", "unknown", "zero"],
    ],
    ["no picture without an address", [{ url: null }, { url: " " }, null], []],
  ])("%s", (_name, images, expected) => {
    expect(urls(desktopPictures(location({ images })))).toEqual(expected);
  });

  it("takes the slider's pictures when there are no others", () => {
    expect(
      urls(desktopPictures(location({ sliderImages: [{ image: tall }, { image: wide }, { image: null }] }))),
    ).toEqual(["wide", "tall"]);
  });
});

describe("carousel", () => {
  it("takes the slider's pictures with title and owner, in their order", () => {
    expect(
      carouselPictures(
        location({
          sliderImages: [{ image: tall, title: "Haus", copyright: "Foto Meyer" }, { image: wide }, {}],
          images: [square],
        }),
      ),
    ).toEqual([
      { ...tall, title: "Haus", copyright: "Foto Meyer" },
      { ...wide, title: null, copyright: null },
    ]);
  });

  it("takes the others when the slider has none", () => {
    expect(urls(carouselPictures(location({ sliderImages: null, images: [square, wide] })))).toEqual([
      "square",
      "wide",
    ]);
  });
});
