import type { BookingOption } from "#domain/hotel/overnight.ts";

/** Overnight and meal options (spec sections 5 and 9). */
export const bookingOptionLabels: Record<BookingOption, string> = {
  mitNacht_VP: "Übernachtung und Vollpension",
  ohneNacht_VP: "Nur Vollpension",
  mitNacht_HP: "Übernachtung mit Halbpension",
  ohneNacht_HP: "Nur Halbpension",
  tagesseminar_OhneNacht: "Anreise ohne Übernachtung",
  tagesseminar_MitNachtFruehst: "Anreise am Vortag",
};

/** What the hotel costs one person by an option. */
export const stayCosts = (amount: string): string => `Hotelkosten ca. ${amount}`;
