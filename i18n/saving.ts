import { unknownYet } from "./sending.ts";
import { changesNotSaved, inputKept, loggedInAgain } from "./sentences.ts";

const failed = "Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut!";

/** Texts of the forms that save, and of the question before they are left (spec section 4, save dialogs). */
export const saving = {
  save: "Speichern",
  saving: "Anfrage wird gesendet.",
  close: "Schließen",
  cancel: "Abbrechen",
  failed,
  unknown: `${unknownYet("Ihre Änderungen gespeichert sind")} Bitte speichern Sie noch einmal: Vorher lesen wir nach, was gespeichert ist.`,
  notSaved: {
    expired: `${changesNotSaved} Bitte melden Sie sich wieder an und speichern Sie danach noch einmal. ${inputKept}`,
    again: `${loggedInAgain} Ihre Änderungen sind noch nicht gespeichert: Bitte speichern Sie noch einmal.`,
  },
  leaveTitle: "Änderungen nicht gespeichert",
  leaveQuestion: "Sie haben Änderungen noch nicht gespeichert. Möchten Sie diesen Bereich trotzdem verlassen?",
  stay: "Weiter bearbeiten",
  leave: "Verwerfen",
} as const;
