const COUNTED = ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

/** 'Alle drei' of several people, in figures from thirteen on. */
const all = (count: number): string => (count === 2 ? "Beide" : `Alle ${COUNTED[count - 2] ?? count}`);
const people = (count: number): string => (count === 1 ? "1 Teilnehmer:in" : `${count} Teilnehmer:innen`);

/** Moving people to another date (contract-public section 7). */
export const rebookingTexts = {
  title: "Auf einen anderen Termin umbuchen",
  /** @param name of who is alone */
  move: (count: number, name: string, period: string): string =>
    `${count === 1 ? name : all(count)} auf ${period} umbuchen`,
  same: "gleicher Preis wie bisher",
  more: (amount: string): string => `insgesamt ${amount} mehr als bisher`,
  less: (amount: string): string => `insgesamt ${amount} weniger als bisher`,
  tooFew: (count: number): string => `Für ${people(count)} reichen die freien Plätze nicht.`,
  stays: "Ohne Umbuchung bleibt der Termin in Ihrem Warenkorb und ist dort als ausgebucht gekennzeichnet.",
  takeOut: "Aus dem Warenkorb nehmen",
  running: (period: string): string => `Wird auf ${period} umgebucht.`,
  done: (count: number, period: string): string =>
    `${people(count)} auf ${period} umgebucht. Gebucht ist damit noch nichts: Bitte prüfen Sie die Bestellung und senden Sie sie ab.`,
  unfinished: (moved: number, count: number, period: string): string =>
    `Die Umbuchung auf ${period} ist noch nicht fertig: ${moved} von ${people(count)} umgebucht. Der bisherige Eintrag steht noch in Ihrem Warenkorb.`,
  onlyLeave: (period: string): string =>
    `Auf ${period} sind alle umgebucht. Der bisherige Eintrag steht aber noch in Ihrem Warenkorb.`,
  soldOut: "Auch für diesen Termin sind nicht genügend Plätze frei.",
  goOn: "Umbuchung fortsetzen",
  giveUp: "Nicht umbuchen",
} as const;
