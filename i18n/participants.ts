import { andMore, eventChanged, shortName, stay } from "./sentences.ts";

const enterAlone = "Bitte geben Sie diese Person einzeln ein.";

/** Participants of an entry. */
export const participantTexts = {
  sumLater: "Die Summe steht hier, sobald jemand eingetragen ist.",
  headline: "Teilnehmer:innen",
  position: (position: number, count: number): string => `Teilnehmer:in ${position} von ${count}`,
  /** @param places how many are planned; 0 if that is unknown */
  next: (position: number, places: number): string =>
    `Teilnehmer:in ${position}${places < position ? "" : ` von ${places}`}`,
  wanted: (places: number, left: number): string =>
    `Geplant sind ${places} Plätze. ${left === 1 ? "1 Person fehlt" : `${left}\u00a0Personen fehlen`} noch.`,
  add: "Teilnehmer:in hinzufügen",
  paste: "Mehrere einfügen",
  edit: "Bearbeiten",
  editNamed: (name: string): string => `${name} bearbeiten`,
  removeNamed: (name: string): string => `${name} entfernen`,
  save: "Speichern",
  saveNew: "Hinzufügen",
  cancel: "Abbrechen",
  cancelled: "Die Eingabe wurde abgebrochen.",
  addedAll: (count: number): string =>
    count === 1 ? "1 Teilnehmer:in wurde hinzugefügt." : `${count} Teilnehmer:innen wurden hinzugefügt.`,
  saved: "Die Angaben wurden gespeichert.",
  restored: "Die Person ist wieder dabei.",
  salutation: "Anrede",
  chooseSalutation: "Anrede wählen",
  firstname: "Vorname",
  lastname: "Nachname",
  option: stay.option,
  optionMissing: stay.optionMissing,
  vegetarian: stay.vegetarian,
  accessibleRoom: stay.accessibleRoom,
  comment: "Kommentar",
  forAll: "Für alle übernehmen",
  forAllDone: "Die Auswahl gilt jetzt für alle Teilnehmer:innen dieses Termins.",
  who: "Wer fährt?",
  all: (count: number): string => `Alle (${count})`,
  takeOver: (count: number): string => {
    if (count === 0) return "Übernehmen";
    return count === 1 ? "1 Teilnehmer:in übernehmen" : `${count} Teilnehmer:innen übernehmen`;
  },
  nobodyTicked: "Bitte wählen Sie mindestens eine Person aus.",
  shortNames: {
    firstname: `${shortName.firstname}. ${enterAlone}`,
    lastname: `${shortName.lastname}. ${enterAlone}`,
  },
  salutationOf: (name: string): string => `Anrede von ${name}`,
  salutationOfOthers: "Anrede für alle ohne eigene Anrede",
  optionOfTicked: "Übernachtung und Verpflegung, wo noch nicht gewählt",
  done: "Fertig",
  missing: (fields: readonly string[]): string => `Es fehlt: ${fields.join(", ")}`,
  self: (name: string): string => `${name} (ich)`,
  pasteLabel: "Namen, je Zeile „Nachname; Vorname“",
  pasteHint:
    "Wir lesen auch „Frau Dr. Anna Schmidt“, „Müller, Dieter“ und Spalten aus einer Tabelle. E-Mail-Adressen lassen wir weg.",
  preview: "Vorschau",
  swapNames: "Vor- und Nachnamen tauschen",
  problems: {
    email: "E-Mail-Adresse statt Name",
    lastname: "Nachname fehlt",
    firstname: "Vorname fehlt",
    shortLastname: "Nachname ist zu kurz",
    shortFirstname: "Vorname ist zu kurz",
  },
  howToAddress: (name: string): string => `Wie sprechen wir ${name} an?`,
  addAll: (count: number): string =>
    count === 1
      ? "1 Teilnehmer:in hinzufügen"
      : [...(count === 0 ? [] : [count]), "Teilnehmer:innen hinzufügen"].join(" "),
  addedOf: (added: number, all: number): string => `${added} von ${all} hinzugefügt`,
  linesStay: (count: number): string =>
    count === 1
      ? "1 unvollständige Zeile bleibt im Feld, bis Sie sie ergänzen."
      : `${count} unvollständige Zeilen bleiben im Feld, bis Sie sie ergänzen.`,
  linesMissing: "Bitte geben Sie mindestens einen Namen an.",
  linesWrong: "Bitte ergänzen Sie die unvollständigen Zeilen.",
  twice: (names: readonly string[]): string =>
    `${andMore(names)} ${names.length === 1 ? "ist" : "sind"} hier mehrfach eingetragen.`,
  elsewhere: (names: readonly string[], events: readonly string[]): string =>
    `${andMore(names)} ${names.length === 1 ? "ist" : "sind"} an diesen Tagen auch bei ${andMore(events.map((event) => `„${event}“`))} eingetragen.`,
  vegetarianShort: "vegetarisch",
  accessibleShort: "barrierefrei",
  changed: `${eventChanged} Wenn Sie einverstanden sind, speichern Sie bitte noch einmal.`,
  soldOut: "Für diesen Termin sind nicht genügend Plätze frei.",
} as const;
