import { tryLaterOrCall } from "./sentences.ts";

/** The login (contract-public section 4, Forms). */
export const localLoginTexts = {
  title: "Anmelden",
  email: "E-Mail-Adresse",
  password: "Passwort",
  send: "Anmelden",
  sending: "Sie werden angemeldet.",
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse an",
  passwordMissing: "Bitte geben Sie Ihr Passwort an",
  forgotten: "Passwort vergessen?",
  register: "Noch kein Konto? Jetzt registrieren",
  wrong: "E-Mail-Adresse oder Passwort ist falsch.",
  tooManyUntil: "Zu viele Versuche.",
  tooMany: "Zu viele Versuche. Bitte warten Sie einige Minuten.",
  failed: "Es tut uns leid, die Anmeldung ist gerade nicht möglich.",
  failedCall: tryLaterOrCall,
  done: "Sie sind angemeldet. Sie werden weitergeleitet.",
  goOn: "Weiter",
  already: (name: string): string =>
    name === "" ? "Sie sind bereits angemeldet." : `Sie sind bereits angemeldet als ${name}.`,
} as const;
