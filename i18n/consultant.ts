import { counted } from "./counted.ts";
import { unknownYet } from "./sending.ts";

const booked = "Ihr Termin ist gebucht.";
const notBooked = "Es tut uns leid, Ihr Termin wurde nicht gebucht.";

/** The consultant and the booking of an appointment (contract-public section 4, Consultant). */
export const consultant = {
  loading: "Die Beratung wird geladen.",
  none: "Für dieses Thema gibt es derzeit keine Beratung.",
  topics: "Themen",
  phone: "Telefon",
  email: "E-Mail",
  appointments: "Termin wählen",
  loadingAppointments: "Die freien Termine werden geladen.",
  noAppointments: "In diesem Zeitraum ist kein Termin frei.",
  day: "Tag",
  time: "Uhrzeit",
  free: (count: number): string => counted(count, "Termin frei", "Termine frei"),
  zone: "Alle Uhrzeiten gelten für Berlin. Ihre Uhr zeigt eine andere Zeit.",
  how: (minutes: number): string =>
    `Das Gespräch dauert ${minutes} Minuten und kostet nichts. Wir rufen Sie zur gewählten Zeit an.`,
  rest: (count: number): string => counted(count, "weiteren Tag anzeigen", "weitere Tage anzeigen"),
  more: "Die nächsten vier Wochen anzeigen",
  added: (count: number): string => {
    if (count === 0) return "In diesen vier Wochen ist kein weiterer Termin frei.";
    return counted(count, "weiterer Tag hat freie Termine.", "weitere Tage haben freie Termine.");
  },
  missing: "Bitte wählen Sie einen Termin aus",
  chosen: "Ihr Termin:",
  label: "Beratungstermin buchen",
  send: "Termin buchen",
  sending: "Ihr Termin wird gebucht.",
  maybeYours: "Vielleicht ist das Ihre eigene Buchung von eben. Bevor Sie einen anderen wählen, rufen Sie uns bitte an",
  taken: "Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen.",
  instead: "Als Nächstes frei:",
  words: { known: booked, refused: notBooked, unknown: unknownYet("Ihr Termin gebucht ist"), unsent: notBooked },
  callsYou: (phone: string): string => `Wir rufen Sie unter ${phone} an.`,
  mailsYou: (email: string): string => `Die Bestätigung senden wir an ${email}.`,
  again: "Weiteren Termin buchen",
  calendar: "Termin im Kalender speichern",
  event: (name: string | null): string => (name === null ? "Beratungstermin" : `Beratungstermin mit ${name}`),
  fileName: "beratungstermin.ics",
} as const;
