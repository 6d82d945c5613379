import type { OutcomeWord } from "#domain/failure.ts";
import { tryLaterOrCall } from "./sentences.ts";

/** What is said of a write that has ended: one sentence for each word, and no fifth. */
export type OutcomeTexts = Readonly<Record<OutcomeWord, string>>;

/** What is said of one that is not known to be done. */
export type FailureTexts = Omit<OutcomeTexts, "known">;

/** Of whatever may have arrived: it is never said not to have been sent. */
export const unknownYet = (what: string): string => `Wir wissen noch nicht, ob ${what}.`;

/** What every form and dialog that sends says. */
export const sending = {
  check: "Stand erneut prüfen",
  call: tryLaterOrCall,
  waits: "Zuerst wird noch ein anderer Vorgang gesendet, gleich danach dieser.",
  asked:
    "Ihre Anfrage ist bereits unterwegs und lässt sich nicht mehr aufhalten. Wenn Sie das Fenster schließen, lesen Sie auf der Seite, was daraus geworden ist.",
  stay: "Hier warten",
  leave: "Fenster schließen",
  underWay: "Ihre Anfrage ist unterwegs. Was daraus geworden ist, lesen Sie gleich hier.",
  reopen: "Fenster wieder öffnen",
} as const;

const notSent = "Es tut uns leid, Ihre Nachricht wurde nicht versandt.";

/** Of a message that did not come through (spec section 8). */
export const messageWords = {
  refused: notSent,
  unknown: unknownYet("Ihre Nachricht angekommen ist"),
  unsent: notSent,
} as const;
