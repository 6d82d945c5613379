import type { OutcomeWord } from "#domain/answers/outcome.ts";
import { tryLaterOrCall } from "./sentences.ts";

/** The sentences about a write that has ended, one for each outcome word. */
export type OutcomeTexts = Readonly<Record<OutcomeWord, string>>;

/** The sentences about a write that is not known to be done. */
export type FailureTexts = Omit<OutcomeTexts, "known">;

/** The sentence about a write that may have arrived; it must not be called unsent. */
export const unknownYet = (what: string): string => `Wir wissen noch nicht, ob ${what}.`;

/** The texts of every form and dialog that sends. */
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

/** The sentences about a message that was not sent (spec section 8). */
export const messageWords = {
  refused: notSent,
  unknown: unknownYet("Ihre Nachricht angekommen ist"),
  unsent: notSent,
} as const;
