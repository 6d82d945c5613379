import { cartTexts } from "./cart.ts";

const COUNTED = ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

/** For example 'Alle drei', with figures from thirteen on. */
const all = (count: number): string => (count === 2 ? "Beide" : `Alle ${COUNTED[count - 2] ?? count}`);

/** The ways on for people who got no place, to another date or out of the cart (contract-public section 7). */
export const otherDates = {
  title: "Auf einen anderen Termin umbuchen",
  /** @param name of the participant if it is only one */
  move: (count: number, name: string): string => `${count === 1 ? name : all(count)} umbuchen`,
  moveTo: (move: string, period: string): string => `${move} auf ${period}`,
  same: "gleicher Preis wie bisher",
  more: (amount: string): string => `insgesamt ${amount} mehr als bisher`,
  less: (amount: string): string => `insgesamt ${amount} weniger als bisher`,
  tooFew: (count: number): string => `Für ${cartTexts.people(count)} reichen die freien Plätze nicht.`,
  stays: "Ohne Umbuchung bleibt der Termin in Ihrem Warenkorb und ist dort als ausgebucht gekennzeichnet.",
  takeOut: "Aus dem Warenkorb nehmen",
} as const;
