/** Registration of an account (contract-public section 4, Forms). */
export const registration = {
  account: "Ihre Zugangsdaten",
  taken: "Diese E-Mail-Adresse ist bereits registriert.",
  toLogin: "Zur Anmeldung",
  passwordHint: "Mindestens 8 Zeichen. Je länger, desto sicherer.",
  strength: {
    short: "Noch zu kurz",
    weak: "Sicherheit: schwach – leicht zu erraten",
    fair: "Sicherheit: mittel",
    strong: "Sicherheit: stark",
  },
} as const;
