import { stay } from "./sentences.ts";

/** What the cancel dialog says after a success, by the participant's type (spec section 4). */
export function cancelledText(type: string | null): string {
  if (type === "booking") return "Buchung erfolgreich storniert.";
  return type === "reservation" ? "Reservierung erfolgreich storniert." : "Bestellung erfolgreich storniert.";
}

/** Texts of the participants of an event. */
export const participants = {
  title: "Teilnehmende",
  loading: "Teilnehmende werden geladen.",
  none: "Keine Teilnehmenden vorhanden.",
  unnamed: "Ohne Namen",
  option: stay.option,
  diet: "Besondere Wünsche",
  vegetarian: stay.vegetarian,
  wheelchair: stay.wheelchair,
  comments: "Bemerkungen",
  cancel: "Stornieren",
  book: "Buchen",
  of: (name: string): string => ` für ${name}`,
  contact:
    "Wenn Sie diese Reservierung buchen oder stornieren möchten, wenden Sie sich bitte per E-Mail oder Telefon an uns.",
  contactLink: "Kontakt",
  email: "E-Mail:",
  phone: "Telefon:",
} as const;

/** Takes the choice of an option back (spec section 5). */
export const clearOption = "Auswahl aufheben";
