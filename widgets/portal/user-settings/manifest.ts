import { settingsCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-user-settings",
  height: { wide: 900, phone: 900 },
  skeleton: "fields",
  params: [],
  reads: ["userData", "user", "salutations"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Einstellungen",
  shows: {
    de: "Die eigenen Einstellungen: Daten, Firma, BR-Funktionen, Hotelwünsche und Informationsangebot.",
    en: "own settings in the tabs Meine Daten, Firmendaten, BR-Funktionen, Hotelwünsche, Informationsangebot",
  },
  needsLogin: true,
  tabs: ["meine-daten", "firmendaten", "br-funktionen", "hotelwuensche", "informationsangebot"],
  calls: [settingsCalls],
} as const satisfies About;
