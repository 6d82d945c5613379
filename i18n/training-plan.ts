import { counted } from "./counted.ts";
import { events } from "./events.ts";
import { numbered } from "./lists.ts";
import { unknownYet } from "./sending.ts";
import { free, inputKept, participantNumber } from "./sentences.ts";

/** Texts of training plans (contract-public section 4, Training plan). */
export const plans = {
  untitled: "Schulungsplan",
  loading: "Der Schulungsplan wird geladen.",
  unknown: "Diesen Schulungsplan gibt es nicht (mehr).",
  none: "Dieser Schulungsplan enthält noch keine Seminare.",
  contact: "Kontakt aufnehmen",
  recipient: (name: string): string => `für ${name}`,
  priorities: { must: "Notwendig", should: "Empfohlen", can: "Möglich" },
  noDate: "Noch kein Termin gewählt. ",
  dates: "Termine ansehen",
  over: "Dieser Termin ist vorbei.",
  date: "Termin",
  place: "Ort",
  price: "Preis pro Person",
  free,
  net: "zzgl. gesetzlicher MwSt.",
  calendar: events.calendarAll,
  print: "Drucken",
  sumHeading: "Alle Termine zusammen",
  people: participantNumber,
  sumOf: (seminars: number, people: number): string =>
    `${counted(seminars, "Seminar", "Seminare")} für ${counted(people, "Person", "Personen")}:`,
  onRequest: "Preise auf Anfrage",
  sumNote: "Ohne Hotel und Anreise. Wer fährt, tragen Sie im Warenkorb ein.",
  addAll: (count: number): string => (count === 1 ? "In den Warenkorb legen" : "Alle in den Warenkorb"),
  allInCart: (count: number): string =>
    count === 1 ? "Das Seminar liegt im Warenkorb." : `Alle ${count} Seminare liegen im Warenkorb.`,
  someInCart: (inCart: number, count: number): string =>
    `${inCart} von ${count} Seminaren liegen im Warenkorb. Versuchen Sie es bei den anderen einzeln.`,
  openInCart: (count: number): string =>
    unknownYet(count === 1 ? "das Seminar im Warenkorb liegt" : `alle ${count} Seminare im Warenkorb liegen`),
  unnamedGroup: "Seminare",
} as const;

const saved = "Der Plan wurde gespeichert.";
const conflict = "Der Plan wurde inzwischen geändert.";
const notRemoved = "Der Plan konnte nicht gelöscht werden.";

/** Texts of the editor. */
export const planEditor = {
  heading: "Schulungspläne",
  loading: "Die Schulungspläne werden geladen.",
  none: "Es gibt noch keinen Schulungsplan.",
  create: "Neuer Plan",
  edit: "Bearbeiten",
  show: "Ansehen",
  remove: "Löschen",
  changed: (day: string): string => `Geändert am ${day}`,
  removeTitle: "Plan löschen",
  removeQuestion: (title: string): string =>
    `Möchten Sie den Plan „${title}“ wirklich löschen? Das kann nicht rückgängig gemacht werden.`,
  removeWords: {
    known: "Der Plan wurde gelöscht.",
    refused: notRemoved,
    unknown: unknownYet("der Plan gelöscht ist"),
    unsent: notRemoved,
  },
  back: "Zurück zur Liste",
  newTitle: "Neuer Schulungsplan",
  title: "Titel",
  titleMissing: "Bitte geben Sie einen Titel an",
  recipient: "Empfänger",
  greeting: "Anschreiben",
  html: "Dieser Text enthält HTML, das die Knöpfe nicht können. Er bleibt, wie er ist.",
  tools: (field: string): string => `${field} gestalten`,
  bold: "Fett",
  list: "Liste",
  numbers: "Nummern",
  link: "Link",
  boldText: "wichtig",
  linkText: "Text des Links",
  preview: "So sieht es aus",
  groups: "Gruppen",
  addGroup: "Gruppe hinzufügen",
  groupTitle: "Name der Gruppe",
  group: (number: number): string => `Gruppe ${number}`,
  noEntries: "Diese Gruppe ist noch leer.",
  themeSearch: "Seminar hinzufügen",
  counted: numbered("Seminar", "Seminare"),
  themeHint: "Tippen Sie einen Teil des Titels.",
  more: (shown: number): string => `Angezeigt werden die ersten ${shown}. Tippen Sie mehr vom Titel.`,
  add: (title: string): string => `„${title}“ hinzufügen`,
  priority: "Priorität",
  text: "Erläuterung",
  up: (title: string): string => `„${title}“ nach oben`,
  down: (title: string): string => `„${title}“ nach unten`,
  take: (title: string): string => `„${title}“ entfernen`,
  moved: (title: string, position: number, count: number): string =>
    `„${title}“ steht jetzt an Stelle ${position} von ${count}.`,
  taken: (title: string): string => `„${title}“ wurde entfernt.`,
  undo: "Rückgängig",
  save: "Speichern",
  saved,
  words: {
    known: saved,
    refused: conflict,
    unknown: `${unknownYet("der Plan gespeichert ist")} ${inputKept}`,
    unsent: `Der Plan konnte nicht gespeichert werden. ${inputKept}`,
  },
  conflict,
  loadTheirs: "Neuen Stand laden",
  saveMine: "Meinen Stand speichern",
  gone: "Diesen Plan gibt es nicht mehr.",
  saveAsNew: "Als neuen Plan speichern",
} as const;
