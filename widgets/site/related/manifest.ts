import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-related",
  height: { wide: 420, phone: 900 },
  skeleton: "cards",
  params: [
    {
      attribute: "data-kind",
      type: "choice",
      options: ["topics", "news", "themes", "conferences", "videos"],
      required: true,
    },
    { attribute: "data-id", type: "text" },
  ],
  reads: [{ route: "related", query: ["id"] }],
} as const satisfies AnchorSpec;

export const about = {
  name: "Empfehlungen",
  shows: {
    de: "Empfehlungen einer Art zu dem, was `data-id` nennt. Ohne Empfehlungen bleibt der Bereich leer. Was vorbei ist, erscheint nicht. Was ausgebucht ist, erscheint nicht, wenn die Empfehlung zur Seite eines Termins oder einer Fachtagung führt; ob ein Thema noch freie Termine hat, weiß nur das Empfehlungssystem.",
    en: "recommendations of a kind",
  },
  example: { attributes: { "data-kind": "themes" } },
  calls: ["bookingStates", "conferences"],
} as const satisfies About;
