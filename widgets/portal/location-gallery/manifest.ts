import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-location-gallery",
  height: { wide: 640, phone: 400 },
  skeleton: "card",
  params: [{ attribute: "data-json", type: "json", shape: "Location", required: true }],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Standortgalerie",
  shows: {
    de: "Bilder eines Standorts mit Beschreibung und Link.",
    en: "pictures of a location with its description and a link",
  },
  example: {
    json: {
      description: "Unser Haus am See",
      url: "/standorte/am-see",
      buttonText: "Zum Standort",
      images: [{ url: "/bilder/am-see.jpg", width: 800, height: 600 }],
    },
  },
} as const satisfies About;
