import { bookingOutcome, orderAndPay, termsBox } from "./outcomes.ts";
import { unknownYet } from "./sending.ts";
import { eventOver, plusVat, requestSending, stay } from "./sentences.ts";

/** The texts that both dialogs of a participant share. */
export const participantDialog = {
  stay: "Weiter bearbeiten",
  leave: "Verwerfen",
  question: "Möchten Sie Ihre Eingaben verwerfen?",
  sending: requestSending,
  participant: "Teilnehmer:in",
  event: "Seminar",
  period: "Zeitraum",
  place: "Ort",
  support: "Kundensupport",
} as const;

/** Texts of the booking dialog (spec sections 5 and 8). */
export const booking = {
  title: "Seminar buchen",
  options: stay.option,
  costs: "Kosten",
  seminarPrice: "Seminarpreis",
  hotelPrice: "Hotel",
  together: "Zusammen",
  counted: (count: string, sum: string): string => `${count} = ${sum}`,
  net: plusVat,
  optionMissing: stay.optionMissing,
  ...termsBox,
  send: orderAndPay,
  back: "Abbrechen",
  ...bookingOutcome,
  gone: eventOver,
  toEvent: "Zum Seminar im Kundenportal",
  toPortal: "Zum Kundenportal",
  status: "Status",
  notBookable: "Hier lässt sich für diese Person nichts buchen. Zu ihrer Anmeldung geben wir Ihnen gern Auskunft.",
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
  reasonMissing: "Bitte wählen Sie einen Grund aus",
  other: "Ihr Grund",
  otherMissing: "Bitte geben Sie Ihren Grund an",
  send: "Stornieren",
  back: "Zurück",
  words: {
    refused: bookingOutcome.failed,
    unknown: unknownYet("Ihre Stornierung angekommen ist"),
    unsent: bookingOutcome.failed,
  },
} as const;

/** The reason that wants a free text. */
export const OTHER_REASON = "Anderer";
