import { tryLater } from "./sentences.ts";

/** A read has failed. */
export const notLoaded = "Die Inhalte konnten nicht geladen werden.";

/** What the customer reads when a read fails (spec section 8 names the technical messages behind them). */
export const readErrors = {
  status: `${notLoaded} ${tryLater}`,
  network: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
  timeout: "Der Server antwortet zu langsam. Bitte versuchen Sie es erneut.",
  aborted: "Das Laden wurde abgebrochen.",
  fault: "Hier ist etwas schiefgegangen. Bitte laden Sie die Seite neu oder versuchen Sie es später erneut.",
  page: `${notLoaded} Vielleicht müssen Sie sich neu anmelden.`,
  malformed: `Der Server hat eine unverständliche Antwort gesendet. ${tryLater}`,
} as const;
