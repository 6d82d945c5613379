import { andMore, inputKept } from "./sentences.ts";

/** What became of people who were sent together. */
export const sentPeople = {
  fates: {
    added: (names: readonly string[]): string => `Hinzugefügt: ${andMore(names)}.`,
    missed: (names: readonly string[]): string => `Nicht hinzugefügt: ${andMore(names)}. ${inputKept}`,
    unknown: (names: readonly string[]): string => `Stand unbekannt: ${andMore(names)}.`,
  },
  placesLeft: (count: number): string =>
    count === 1 ? "Zuletzt war 1 Platz frei." : `Zuletzt waren ${count} Plätze frei.`,
} as const;
