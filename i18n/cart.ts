import { shortCartTexts } from "./cart-short.ts";
import { andMore, free, inputKept, plusVat } from "./sentences.ts";

const notSaved = "Die Änderung konnte nicht gespeichert werden.";

/** Texts of cart and checkout. */
export const cartTexts = {
  ...shortCartTexts,
  toCheckout: "Zur Kasse",
  /** To the checkout with requests alone, for which nobody pays. */
  toRequest: "Zur Anfrage",
  times: (from: string, until: string): string => `Beginn ${from}, Ende ${until}`,
  noPeople: "Bitte geben Sie mindestens eine Teilnehmerin oder einen Teilnehmer an.",
  adding: "wird hinzugefügt",
  untitledAdding: "Termin wird hinzugefügt",
  underWay: "Ihre Änderungen werden gespeichert.",
  checkoutWaits: "Ihre Änderungen werden noch gespeichert. Danach geht es weiter.",
  checkoutStays: "Nicht alle Änderungen konnten gespeichert werden. Bitte prüfen Sie Ihren Warenkorb.",
  notInCart: (people: readonly string[]): string =>
    `Noch nicht im Warenkorb und damit nicht in Ihrer Bestellung: ${andMore(people)}.`,
  leftBehind: (title: string, people: readonly string[]): string =>
    `${title} liegt nicht mehr im Warenkorb. Noch nicht hinzugefügt: ${andMore(people)}. ${inputKept}`,
  changesOf: (name: string): string => `Änderungen zu ${name}`,
  toTyped: "Zu den Eingaben",
  withoutTyped: "Ohne diese Eingaben weiter",
  unnamed: "Ohne Namen",
  goneEvent: "Dieser Termin wird nicht mehr angeboten.",
  removeEntry: (title: string): string => `${title} entfernen`,
  removed: (what: string): string => `${what} wurde entfernt.`,
  restored: "Der Eintrag liegt wieder im Warenkorb.",
  undo: "Rückgängig machen",
  notUndone: "Der Eintrag konnte nicht wiederhergestellt werden.",
  notSaved: `${notSaved} Es gilt wieder der vorige Stand.`,
  notSavedReread: `${notSaved} Angezeigt wird der aktuelle Stand.`,
  notSavedUnknown:
    "Ob die Änderung gespeichert wurde, ist nicht bekannt. Bitte versuchen Sie es noch einmal, sobald wieder eine Verbindung besteht.",
  notRemoved: "Der Eintrag konnte nicht entfernt werden.",
  each: (price: string): string => `${price} pro\u00a0Person`,
  free,
  noPrice: "Preis auf Anfrage",
  sum: "Summe",
  total: "Gesamtsumme",
  saving: (amount: string): string => `Sie sparen ${amount} gegenüber dem Einzelpreis.`,
  vat: plusVat,
  fullInSum: (count: number): string =>
    count === 1 ? "Ein Seminar dieser Summe ist ausgebucht." : `${count} Seminare dieser Summe sind ausgebucht.`,
  incomplete: "Nicht alle Preise sind bekannt. Die Summe gilt ohne diese Einträge.",
  hotel: "zzgl. Hotelkosten",
  about: (amount: string): string => `ca. ${amount}`,
  nonBinding: "unverbindlich",
  requestOnly: "Ihre Anfrage ist unverbindlich und kostet nichts.",
} as const;

/** Texts about changes that the backend made by itself. */
export const changeTexts = {
  title: "Ihr Warenkorb hat sich geändert",
  seen: "Verstanden",
  removed: (title: string): string => `${title} wurde aus Ihrem Warenkorb genommen.`,
  added: (title: string): string => `${title} ist neu in Ihrem Warenkorb.`,
  participants: (title: string): string => `Die Teilnehmer:innen von ${title} haben sich geändert.`,
  facts: { type: "Art", price: "Preis pro Person", dates: "Datum", hotel: "Hotel" },
  before: "bisher",
  after: "jetzt",
  unknown: "nicht bekannt",
} as const;
