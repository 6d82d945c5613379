import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-feedback",
  height: { wide: 640, phone: 900 },
  skeleton: "fields",
  params: [],
  reads: ["token", "user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Feedback",
  shows: {
    de: "Rückmeldung an den Kundenservice, nach Themen und besuchten Seminaren.",
    en: "feedback page with four topics",
  },
  needsLogin: true,
  calls: ["feedbackEvents", "feedbackSend"],
} as const satisfies About;
