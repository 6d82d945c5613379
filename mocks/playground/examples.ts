import type { Location } from "#domain/entities/location-gallery.ts";
import { widgetEntryOf } from "#mount/registry.ts";

/** A location whose pictures have every shape. */
export const exampleLocation: Location = {
  url: "/standorte/hotel/seehotel-moewenblick-31",
  description:
    "<p>Tagen mit Blick auf die Ostsee: <strong>fünf Tagungsräume</strong>, Sauna und ein Saal für gemeinsame Abende.</p>",
  type: "hotel",
  buttonText: null,
  sliderImages: [
    {
      image: { url: "/mock-media/hotel/31-1-960x640.svg", width: 960, height: 640 },
      title: "Das Haus von der Seeseite",
      copyright: "Seehotel Möwenblick",
    },
    {
      image: { url: "/mock-media/hotel/31-2-640x960.svg", width: 640, height: 960 },
      title: "Treppenhaus",
      copyright: null,
    },
    { image: { url: "/mock-media/hotel/31-3-1280x640.svg", width: 1280, height: 640 }, title: null, copyright: null },
  ],
  images: [
    { url: "/mock-media/hotel/31-1-960x640.svg", width: 960, height: 640 },
    { url: "/mock-media/hotel/31-2-640x960.svg", width: 640, height: 960 },
    { url: "/mock-media/hotel/31-3-1280x640.svg", width: 1280, height: 640 },
  ],
};

/** Attributes with which the mock portal has more to show than with the manual's example. */
const richer: Readonly<Record<string, object>> = { "portal-location-gallery": exampleLocation };

/** The text in place of the name in braces of a widget's id; '' for an id without braces. */
export const exampleEnding = (widget: string): string => widgetEntryOf(widget)?.example?.ending ?? "";

/** Attributes with which a widget shows something as soon as it is chosen. */
export function exampleAttributes(widget: string): Readonly<Record<string, string>> {
  const { attributes = {}, json } = widgetEntryOf(widget)?.example ?? {};
  const shown = richer[widget] ?? json;
  return { ...attributes, ...(shown && { "data-json": JSON.stringify(shown) }) };
}
