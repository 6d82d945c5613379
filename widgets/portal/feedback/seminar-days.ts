import type { CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { formatDay } from "#i18n/format.ts";

/** Start and end of a seminar, one day once; null for none. A module of its own: printing dates has its weight. */
export const daysOf = ({ von, bis }: CompletedSeminar): string | null =>
  [...new Set([formatDay(von), formatDay(bis)])].filter((day) => day !== null).join(" – ") || null;
