/** What both dialogs of a participant say. */
export const participantDialog = {
  stay: "Weiter bearbeiten",
  leave: "Verwerfen",
  question: "Möchten Sie Ihre Eingaben verwerfen?",
  participant: "Teilnehmer:in",
  event: "Seminar",
  period: "Zeitraum",
  place: "Ort",
  support: "Kundensupport",
} as const;

/** Texts of the booking dialog (spec sections 5 and 8). */
export const booking = {
  title: "Seminar buchen",
  options: "Übernachtung und Verpflegung",
  costs: "Kosten",
  optionMissing: "Bitte wählen Sie eine Verpflegungsoption aus!",
  terms: ["Ich akzeptiere die ", "AGB", " und die ", "Datenschutzerklärung", "."],
  termsMissing: "Bitte akzeptieren Sie die AGB und Datenschutzerklärung!",
  send: "Verbindlich buchen",
  back: "Abbrechen",
  success:
    "Ihre Buchungsanfrage haben wir erhalten. Nach der erfolgreichen Buchung erhalten Sie eine Buchungsbestätigung per E-Mail.",
  orderNumber: (number: string): string => `Bestellnummer: ${number}`,
  converted: "Das Seminar ist bereits gebucht",
  failed: "Es ist ein Fehler aufgetreten!",
  askSupport: "Bitte wenden Sie sich an den Kundensupport.",
  recipientId: "Teilnehmer-ID:",
  gone: "Der Termin hat bereits stattgefunden oder wurde storniert.",
} as const;

/** Texts of the cancel dialog (spec sections 4, 8 and 9). */
export const cancelling = {
  titles: { booking: "Buchung stornieren", reservation: "Reservierung stornieren", other: "Bestellung stornieren" },
  reason: "Grund der Stornierung",
  reasons: [
    "Erkrankung",
    "Termin nicht passend",
    "Betriebliche Gründe",
    "Kolleg:innen nimmt an meiner Stelle teil",
    "Umbuchung auf ein anderes Seminar",
    "Genehmigung nicht erhalten",
    "Persönliche Gründe/Keine Angaben",
    "Anderer",
  ],
  reasonMissing: "Bitte wählen Sie einen Grund aus.",
  other: "Ihr Grund",
  otherMissing: "Bitte geben Sie Ihren Grund an.",
  send: "Stornieren",
  back: "Zurück",
  failed: "Es ist ein Fehler aufgetreten!",
} as const;

/** The reason that wants a free text. */
export const OTHER_REASON = "Anderer";
