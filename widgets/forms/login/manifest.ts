import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-login",
  height: { wide: 360, phone: 400 },
  skeleton: "fields",
  params: [{ attribute: "data-email", type: "text", personal: true }],
  reads: [],
} as const satisfies AnchorSpec;

export const about = {
  name: "Login",
  shows: {
    de: "Anmeldung mit E-Mail-Adresse und Passwort; danach geht es zurück zu der Seite, von der man kam. Mit `data-email` ist die Adresse schon eingetragen.",
    en: "login form",
  },
  leadsTo: ["portalStart", "registration"],
  calls: ["user", "localLogin"],
} as const satisfies About;
