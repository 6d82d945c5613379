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
    de: "Empfehlungen einer Art, mit `data-id` zu diesem Thema, Termin oder Beitrag, wie das Empfehlungssystem ihn nennt; ohne Empfehlungen leer. Vergangenes erscheint nicht, ausgebuchte Termine und Fachtagungen auch nicht.",
    en: "recommendations of a kind",
  },
  example: { attributes: { "data-kind": "themes" } },
  calls: ["bookingStates", "conferences"],
} as const satisfies About;
