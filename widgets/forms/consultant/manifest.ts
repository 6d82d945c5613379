import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-consultant",
  height: { wide: 1400, phone: 2000 },
  skeleton: "card",
  params: [{ attribute: "data-topic", type: "text" }],
  reads: ["user"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Beratung",
  shows: {
    de: "Die beratende Person, freie Termine nach Tagen und die Buchung eines Termins. Mit `data-topic` die Person zu diesem Thema.",
    en: "consultant, free appointments, booking of one",
  },
  calls: ["userData", "consultant", "appointments", "bookAppointment"],
} as const satisfies About;
