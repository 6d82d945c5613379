import type { CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { formatDay } from "#i18n/format.ts";

/** Start and end of a seminar, or one day; null for none. A file of its own, because printing dates needs much code. */
export const daysOf = ({ von, bis }: CompletedSeminar): string | null =>
  [...new Set([formatDay(von), formatDay(bis)])].filter((day) => day !== null).join(" – ") || null;
