import { counted } from "./counted.ts";

/** `in 30 Sekunden`, `in 2 Minuten`, `in 1 Stunde`; longer waits are given in whole minutes or hours. */
function inWords(seconds: number): string {
  if (seconds < 60) return `in ${counted(seconds, "Sekunde", "Sekunden")}`;
  if (seconds < 3600) return `in ${counted(seconds / 60, "Minute", "Minuten")}`;
  return `in ${counted(seconds / 3600, "Stunde", "Stunden")}`;
}

/** The text while the server accepts no further request (contract-public section 6). */
export const waiting = {
  again: (seconds: number): string => `Ein neuer Versuch ist ${inWords(seconds)} möglich.`,
} as const;
