import type { MissingButtonReason, StatusTone } from "#domain/participants/recipients.ts";
import { counted } from "./counted.ts";
import { stay } from "./sentences.ts";

/** The message of the cancel dialog after a success, by the participant's type (spec section 4). */
export function cancelledText(type: string | null): string {
  if (type === "booking") return "Buchung erfolgreich storniert.";
  return type === "reservation" ? "Reservierung erfolgreich storniert." : "Bestellung erfolgreich storniert.";
}

/** What happens after a cancellation was sent: later the status beside the name tells. */
export const afterCancel = "Die Bestätigung folgt; den Stand sehen Sie neben dem Namen.";

/** Reasons why buttons are missing. */
export const missingButtonTexts: Readonly<Record<MissingButtonReason, string>> = {
  near: "In den letzten sieben Tagen vor Beginn können Sie hier nicht mehr stornieren.",
  running: "Das Seminar hat begonnen. Sie können hier nicht mehr stornieren.",
  elsewhere: "Diese Veranstaltung können Sie hier nicht stornieren.",
  "cancel-rejected": "Eine abgelehnte Stornierung können Sie hier nicht noch einmal beantragen.",
  rejected: "Zu abgelehnten Anfragen geben wir Ihnen gern Auskunft.",
};

const standingTexts: Readonly<Record<StatusTone, (count: number) => string>> = {
  booked: (count) => `${count} gebucht`,
  reserved: (count) => `${count} reserviert`,
  waiting: (count) => `${count} noch offen`,
  leaving: (count) => counted(count, "Stornierung beantragt", "Stornierungen beantragt"),
  rejected: (count) => `${count} abgelehnt`,
};

/** For example `5 gebucht, 3 reserviert`: the number of participants by status. */
export const standingsText = (counts: ReadonlyMap<StatusTone, number>): string =>
  [...counts].map(([tone, count]) => standingTexts[tone](count)).join(", ");

/** Texts of the participants of an event. */
export const participants = {
  title: "Teilnehmende",
  loading: "Teilnehmende werden geladen.",
  none: "Keine Teilnehmenden vorhanden.",
  unnamed: "Ohne Namen",
  self: "Sie",
  option: stay.option,
  diet: "Besondere Wünsche",
  vegetarian: stay.vegetarian,
  accessibleRoom: stay.accessibleRoom,
  comments: "Bemerkungen",
  cancel: "Stornieren",
  book: "Buchen",
  of: (name: string): string => ` für ${name}`,
  contact:
    "Wenn Sie diese Reservierung buchen oder stornieren möchten, wenden Sie sich bitte per E-Mail oder Telefon an uns.",
  askInstead: "Bitte wenden Sie sich an uns:",
  contactLink: "Kontakt",
  email: "E-Mail:",
  phone: "Telefon:",
} as const;

/** The label of the button that clears an option (spec section 5). */
export const clearOption = "Auswahl aufheben";
