import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-chatbot",
  height: { wide: 120, phone: 160 },
  skeleton: "card",
  params: [{ attribute: "data-kind", type: "choice", options: ["br", "sbv"] }],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Chatbot",
  shows: {
    de: "Lädt den Chatbot, sobald die Einwilligung in Marketing erteilt ist. Bis dahin, und wenn sein Skript fehlt, steht der Link zum Kontakt.",
    en: "loads the chatbot once marketing consent is given",
  },
} as const satisfies About;
