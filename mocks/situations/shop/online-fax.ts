import type { Situation, Step } from "#mocks/situations/situation.ts";

const of = (eventId: number, recipientId: number) =>
  ({
    widget: "portal-online-fax",
    attributes: { "data-event-id": String(eventId), "data-recipient-id": String(recipientId) },
  }) as const;
const send: Step = { click: ["button", "Verbindlich buchen"] };
const accepted: readonly Step[] = [{ click: ["checkbox", "Ich akzeptiere"] }, send];

/** One reserved participant is booked as a page; 5001 has overnight options, 5010 is online. */
export const onlineFaxSituations: readonly Situation[] = [
  {
    id: "online-fax",
    title: "Reservierten Platz buchen",
    ...of(5001, 500106),
    shows: ["radio", "Übernachtung und Vollpension"],
  },
  {
    id: "online-fax-unvollstaendig",
    title: "Reservierten Platz buchen: Angaben fehlen",
    ...of(5001, 500106),
    steps: [send],
    shows: "Bitte wählen Sie eine Verpflegungsoption aus!",
  },
  {
    id: "online-fax-gebucht",
    title: "Reservierten Platz buchen: angefragt",
    ...of(5010, 501001),
    steps: accepted,
    shows: "Ihre Buchungsanfrage haben wir erhalten.",
  },
  {
    id: "online-fax-schon-gebucht",
    title: "Reservierten Platz buchen: bereits gebucht",
    ...of(5010, 501001),
    scenario: "status-403:checkout",
    steps: accepted,
    shows: "Das Seminar ist bereits gebucht",
  },
  {
    id: "online-fax-ausgebucht",
    title: "Reservierten Platz buchen: ausgebucht",
    ...of(5010, 501001),
    scenario: "refused-soldOut:checkout",
    steps: accepted,
    shows: "Dieser Termin ist ausgebucht.",
  },
  {
    id: "online-fax-fehler",
    title: "Reservierten Platz buchen: fehlgeschlagen",
    ...of(5010, 501001),
    scenario: "fail:checkout",
    steps: accepted,
    shows: "Es ist ein Fehler aufgetreten!",
  },
  {
    id: "online-fax-unbekannt",
    title: "Reservierten Platz buchen: unbekannte Person",
    ...of(5001, 9),
    shows: "Der Termin hat bereits stattgefunden oder wurde storniert.",
  },
  {
    id: "online-fax-laedt",
    title: "Reservierten Platz buchen: lädt",
    ...of(5001, 500106),
    scenario: "slow:event",
    shows: "Seminar wird geladen.",
  },
  {
    id: "online-fax-nicht-ladbar",
    title: "Reservierten Platz buchen: nicht ladbar",
    ...of(5001, 500106),
    scenario: "fail:event",
    shows: ["button", "Erneut versuchen"],
  },
];
