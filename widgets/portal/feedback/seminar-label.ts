import type { CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { isFilled } from "#domain/text/text.ts";
import { feedback as texts } from "#i18n/feedback.ts";

/** Theme, days and location of a seminar (spec section 2); missing parts are left out. */
export const labelOf = ({ thema, ort }: CompletedSeminar, days: string | null): string =>
  [thema?.semThema ?? null, days, ort?.name ?? null].filter(isFilled).join(", ") || texts.seminarUntitled;
