import { booking, participantDialog } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { sending } from "#i18n/sending.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const of = (eventId: number) =>
  ({ widget: "portal-event-detail", attributes: { "data-event-id": String(eventId) } }) as const;

const book: readonly Step[] = [{ click: ["button", "Buchen für"] }, { wait: ["dialog", booking.title] }];
const send: Step = { click: ["button", booking.send] };
const accepted: readonly Step[] = [...book, { click: ["checkbox", "Ich akzeptiere"] }, send];
/** Closing it before anything is sent would take the press back. */
const underWay: readonly Step[] = [...accepted, { wait: participantDialog.sending }];

/** The booking dialog; 5001 has overnight options, 5009 is a one-day seminar, 5010 is online. */
export const bookingSituations: readonly Situation[] = [
  {
    id: "buchen",
    title: "Buchen: Formular",
    ...of(5001),
    steps: book,
    shows: ["radio", bookingOptionLabels.mitNacht_VP],
  },
  {
    id: "buchen-gewaehlt",
    title: "Buchen: Option gewählt",
    ...of(5001),
    steps: [...book, { click: ["radio", bookingOptionLabels.ohneNacht_HP] }],
    shows: ["radio", bookingOptionLabels.ohneNacht_HP],
    proves: [{ ticked: ["radio", bookingOptionLabels.ohneNacht_HP] }],
  },
  {
    id: "buchen-unvollstaendig",
    title: "Buchen: Angaben fehlen",
    ...of(5001),
    steps: [...book, send],
    shows: booking.optionMissing,
  },
  {
    id: "buchen-eintaegig",
    title: "Buchen: eintägiges Seminar, vorausgewählt",
    ...of(5009),
    steps: book,
    shows: ["radio", bookingOptionLabels.tagesseminar_MitNachtFruehst],
    proves: [{ ticked: ["radio", "Ohne Übernachtung"] }],
  },
  {
    id: "buchen-online",
    title: "Buchen: Online-Seminar ohne Optionen",
    ...of(5010),
    steps: book,
    shows: ["checkbox", "Ich akzeptiere"],
    proves: [{ gone: ["radio", ""] }],
  },
  {
    id: "buchen-ohne-agb",
    title: "Buchen: AGB nicht akzeptiert",
    ...of(5010),
    steps: [...book, send],
    shows: booking.termsMissing,
  },
  {
    id: "buchen-sendet",
    title: "Buchen: wird gesendet",
    ...of(5010),
    scenario: "slow:checkout",
    steps: accepted,
    shows: ["button", booking.send],
    proves: [{ busy: ["button", booking.send] }],
  },
  {
    id: "buchen-erfolg",
    title: "Buchen: angefragt, zurück in der Liste",
    ...of(5010),
    steps: [...accepted, { wait: recipientStatusLabels["booking-pending"] }],
    shows: "Ihre Buchungsanfrage haben wir erhalten.",
    proves: [{ gone: ["dialog", ""] }],
  },
  {
    id: "buchen-schon-gebucht",
    title: "Buchen: bereits gebucht",
    ...of(5010),
    scenario: "status-403:checkout",
    steps: accepted,
    shows: booking.converted,
  },
  {
    id: "buchen-fehler",
    title: "Buchen: fehlgeschlagen",
    ...of(5010),
    scenario: "fail:checkout",
    steps: accepted,
    shows: booking.failed,
  },
  {
    id: "buchen-unbekannt",
    title: "Buchen: unbekannt, ob angekommen",
    ...of(5010),
    // What the list shows is known: only where neither it nor the participants can be read, nobody knows.
    steps: [...accepted.slice(0, -1), { play: "lost:checkout+fail:recipients+fail:event" }, send],
    shows: booking.words.unknown,
  },
  {
    id: "buchen-ausgebucht",
    title: "Buchen: ausgebucht, andere Termine",
    ...of(5010),
    scenario: "refused-soldOut:checkout",
    steps: accepted,
    shows: addTexts.soldOut,
    proves: [{ there: addTexts.alternatives }],
  },
  {
    id: "buchen-geaendert",
    title: "Buchen: Termin hat sich geändert",
    ...of(5010),
    scenario: "refused-changed:checkout",
    steps: accepted,
    shows: ["button", checkoutTexts.confirm],
  },
  {
    id: "buchen-unterwegs",
    title: "Buchen: Frage vor dem Schließen, solange gesendet wird",
    ...of(5010),
    scenario: "slow:checkout",
    steps: [...underWay, { press: "Escape" }],
    shows: "Ihre Anfrage ist bereits unterwegs",
  },
  {
    id: "buchen-verlassen",
    title: "Buchen: Fenster geschlossen, solange gesendet wird",
    ...of(5010),
    scenario: "slow:checkout",
    steps: [...underWay, { press: "Escape" }, { click: ["button", sending.leave] }],
    shows: "Ihre Anfrage ist unterwegs.",
  },
  {
    id: "buchen-offline",
    title: "Buchen: keine Verbindung",
    ...of(5010),
    scenario: "offline:checkout",
    steps: accepted,
    shows: booking.failed,
  },
  {
    id: "buchen-sitzung",
    title: "Buchen: Sitzung abgelaufen",
    ...of(5010),
    scenario: "expired:checkout",
    steps: accepted,
    shows: "Sie sind nicht mehr angemeldet.",
  },
];
