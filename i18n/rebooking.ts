import { cartTexts } from "./cart.ts";
import { unknownYet } from "./sending.ts";
import { inputKept } from "./sentences.ts";

const { people } = cartTexts;

const stillThere = "Der bisherige Eintrag steht noch in Ihrem Warenkorb.";
const butStillThere = "Der bisherige Eintrag steht aber noch in Ihrem Warenkorb.";
const notAllWait = (moved: number, count: number): string =>
  `Noch nicht alle stehen auf der Warteliste: ${moved} von ${people(count)}.`;

/** What is said of a move to another date (contract-public section 7). */
export const rebookingTexts = {
  /** In place of the days of a date that has none. */
  undated: "diesen Termin",
  running: (period: string): string => `Wird auf ${period} umgebucht.`,
  done: (count: number, period: string): string =>
    `${people(count)} auf ${period} umgebucht. Gebucht ist damit noch nichts: Bitte prüfen Sie die Bestellung und senden Sie sie ab.`,
  unfinished: (moved: number, count: number, period: string): string =>
    `Die Umbuchung auf ${period} ist noch nicht fertig: ${moved} von ${people(count)} umgebucht. ${stillThere}`,
  stepOpen: (moved: number, count: number): string =>
    [
      unknownYet("der letzte Schritt ausgeführt ist"),
      ...(count === 0 ? [] : [`Sicher angekommen: ${moved} von ${people(count)}.`]),
      inputKept,
    ].join(" "),
  whoIsWhere: (arrived: string, others: string): string =>
    [...(arrived === "" ? [] : [`Angekommen: ${arrived}.`]), `Noch offen: ${others}.`].join(" "),
  onlyLeave: (period: string): string => `Auf ${period} sind alle umgebucht. ${butStillThere}`,
  soldOut: "Auch für diesen Termin sind nicht genügend Plätze frei.",
  goOn: "Umbuchung fortsetzen",
  giveUp: "Nicht umbuchen",
  otherDate: "Anderen Termin wählen",
  inCartAlready: "Dieser Termin liegt schon auf andere Weise in Ihrem Warenkorb. Bitte nehmen Sie ihn zuerst heraus.",
  backRunning: "Der vorige Stand wird wiederhergestellt.",
  backDone: "Alle stehen wieder dort, wo sie vorher standen.",
  backUnfinished: (back: number, count: number): string =>
    `Der vorige Stand ist noch nicht wiederhergestellt: ${back} von ${people(count)} stehen wieder im bisherigen Eintrag.`,
  backGoOn: "Vorigen Stand wiederherstellen",
  leave: "So lassen",
} as const;

/** Moving people to the waiting list of their event. */
export const waitingTexts = {
  running: "Wird auf die Warteliste gesetzt.",
  done: (count: number): string =>
    `${people(count)} auf der Warteliste vorgemerkt. Angefragt ist damit noch nichts: Bitte senden Sie die Bestellung ab.`,
  unfinished: (moved: number, count: number): string => `${notAllWait(moved, count)} ${stillThere}`,
  cleared: (moved: number, count: number): string =>
    `${notAllWait(moved, count)} Die übrigen Angaben haben wir für Sie behalten.`,
  onlyLeave: `Auf der Warteliste stehen alle. ${butStillThere}`,
  goOn: "Erneut auf die Warteliste setzen",
  giveUp: "Nicht auf die Warteliste",
} as const;
