import { counted } from "./counted.ts";
import { andMore, eventChanged, inputKept, stay } from "./sentences.ts";

/** Participants of an entry. */
export const participantTexts = {
  sumLater: "Die Summe steht hier, sobald jemand eingetragen ist.",
  headline: "Teilnehmer:innen",
  position: (position: number, count: number): string => `Teilnehmer:in ${position} von ${count}`,
  /** @param places how many are planned; 0 if that is unknown: then one is enough */
  next: (position: number, places: number): string =>
    `Teilnehmer:in ${position}${places >= position ? ` von ${places}` : position > 1 ? " (optional)" : ""}`,
  wanted: (places: number, left: number): string =>
    `Geplant sind ${places} Plätze. ${left === 1 ? "1 Person fehlt" : `${left}\u00a0Personen fehlen`} noch.`,
  add: "Teilnehmer:in hinzufügen",
  paste: "Mehrere einfügen",
  edit: "Bearbeiten",
  editNamed: (name: string): string => `${name} bearbeiten`,
  removeNamed: (name: string): string => `${name} entfernen`,
  /** Of what all participants of an entry have, above their names. */
  forEach: (stay: string): string => `Für alle: ${stay}`,
  save: "Speichern",
  saveNew: "Hinzufügen",
  cancel: "Abbrechen",
  left: (name: string): string => `${name} ist hier nicht mehr eingetragen. ${inputKept}`,
  cancelled: "Die Eingabe wurde abgebrochen.",
  addedAll: (count: number): string =>
    counted(count, "Teilnehmer:in wurde hinzugefügt.", "Teilnehmer:innen wurden hinzugefügt."),
  saved: "Die Angaben wurden gespeichert.",
  restored: "Die Person ist wieder dabei.",
  salutation: "Anrede",
  firstname: "Vorname",
  lastname: "Nachname",
  option: stay.option,
  optionMissing: stay.optionMissing,
  vegetarian: stay.vegetarian,
  accessibleRoom: stay.accessibleRoom,
  comment: "Kommentar",
  forAll: "Für alle übernehmen",
  forAllDone: "Die Auswahl gilt jetzt für alle Teilnehmer:innen dieses Termins.",
  salutationOfOthers: "Anrede für alle ohne eigene Anrede",
  missing: (fields: readonly string[]): string => `Es fehlt: ${fields.join(", ")}`,
  pasteLabel: "Namen, je Zeile „Nachname; Vorname“",
  twice: (names: readonly string[]): string =>
    `${andMore(names)} ${names.length === 1 ? "ist" : "sind"} hier mehrfach eingetragen.`,
  elsewhere: (names: readonly string[], events: readonly string[]): string =>
    `${andMore(names)} ${names.length === 1 ? "ist" : "sind"} an diesen Tagen auch bei ${andMore(events.map((event) => `„${event}“`))} eingetragen.`,
  vegetarianShort: "vegetarisch",
  accessibleShort: "barrierefrei",
  changed: `${eventChanged} Wenn Sie einverstanden sind, speichern Sie bitte noch einmal.`,
  soldOut: "Für diesen Termin sind nicht genügend Plätze frei.",
} as const;
