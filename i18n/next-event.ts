import type { Countdown } from "#domain/event/countdown.ts";

/** Texts of the next-event card (spec section 2). */
export const nextEventTexts = {
  heading: "Ihr nächstes Seminar",
  loading: "Nächstes Seminar wird geladen.",
  none: "Derzeit steht für Sie kein Seminar an.",
  details: "Details zum Seminar",
  place: "Details zum Ort",
} as const;

/** The days to the start (spec section 9). */
export function countdownText(countdown: Countdown): string {
  switch (countdown.kind) {
    case "begun":
      return "Hat bereits begonnen";
    case "today":
      return "Startet heute";
    case "one-day":
      return "Noch 1 Tag";
    case "days":
      return `Noch ${countdown.days} Tage`;
    default:
      return countdown satisfies never;
  }
}
