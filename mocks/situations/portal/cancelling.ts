import { booking, cancelling, participantDialog } from "#i18n/booking.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const of = (eventId: number) =>
  ({ widget: "portal-event-detail", attributes: { "data-event-id": String(eventId) } }) as const;

const cancelFor = (name: string): readonly Step[] => [
  { click: ["button", `Stornieren für ${name}`] },
  { wait: ["dialog", ""] },
];
const submit: Step = { click: ["button", "Stornieren"] };
const ill = (name: string): readonly Step[] => [...cancelFor(name), { click: ["radio", "Erkrankung"] }, submit];
const other: readonly Step[] = [...cancelFor("Jörg"), { click: ["radio", "Anderer"] }];

/** The cancel dialog: Jörg has a booking, Agnieszka a reservation, Zoë a place on the waiting list. */
export const cancellingSituations: readonly Situation[] = [
  {
    id: "stornieren",
    title: "Stornieren: Buchung",
    ...of(5001),
    steps: cancelFor("Jörg"),
    shows: ["dialog", cancelling.titles.booking],
  },
  {
    id: "stornieren-reservierung",
    title: "Stornieren: Reservierung",
    ...of(5001),
    steps: cancelFor("Agnieszka"),
    shows: ["dialog", cancelling.titles.reservation],
  },
  {
    id: "stornieren-warteliste",
    title: "Stornieren: Wartelistenplatz",
    ...of(5001),
    steps: cancelFor("Zoë"),
    shows: ["dialog", cancelling.titles.other],
  },
  {
    id: "stornieren-ohne-grund",
    title: "Stornieren: Grund fehlt",
    ...of(5001),
    steps: [...cancelFor("Jörg"), submit],
    shows: cancelling.reasonMissing,
  },
  {
    id: "stornieren-anderer",
    title: "Stornieren: anderer Grund",
    ...of(5001),
    steps: [...other, { type: ["Ihr Grund", "Umzug der Abteilung"] }],
    shows: ["textbox", "Ihr Grund"],
    proves: [{ holds: ["Ihr Grund", "Umzug der Abteilung"] }],
  },
  {
    id: "stornieren-anderer-leer",
    title: "Stornieren: anderer Grund fehlt",
    ...of(5001),
    steps: [...other, submit],
    shows: cancelling.otherMissing,
  },
  {
    id: "stornieren-verwerfen",
    title: "Stornieren: Frage vor dem Verwerfen",
    ...of(5001),
    steps: [...other, { type: ["Ihr Grund", "Umzug der Abteilung"] }, { press: "Escape" }],
    shows: participantDialog.question,
  },
  {
    id: "stornieren-sendet",
    title: "Stornieren: wird gesendet",
    ...of(5001),
    scenario: "slow:cancelRecipient",
    steps: ill("Jörg"),
    shows: ["button", "Stornieren"],
    proves: [{ busy: ["button", "Stornieren"] }],
  },
  {
    id: "stornieren-erfolg",
    title: "Stornieren: Buchung storniert",
    ...of(5001),
    steps: ill("Jörg"),
    shows: "Buchung erfolgreich storniert.",
  },
  {
    id: "stornieren-reservierung-erfolg",
    title: "Stornieren: Reservierung storniert",
    ...of(5001),
    steps: ill("Agnieszka"),
    shows: "Reservierung erfolgreich storniert.",
  },
  {
    id: "stornieren-warteliste-erfolg",
    title: "Stornieren: Wartelistenplatz storniert",
    ...of(5001),
    steps: ill("Zoë"),
    shows: "Bestellung erfolgreich storniert.",
  },
  {
    id: "stornieren-fehler",
    title: "Stornieren: fehlgeschlagen",
    ...of(5001),
    scenario: "fail:cancelRecipient",
    steps: ill("Jörg"),
    shows: booking.failed,
  },
  {
    id: "stornieren-unbekannt",
    title: "Stornieren: unbekannt, ob angekommen",
    ...of(5001),
    steps: [...ill("Jörg").slice(0, -1), { play: "lost:cancelRecipient+fail:recipients+fail:event" }, submit],
    shows: cancelling.words.unknown,
  },
  {
    id: "stornieren-sitzung",
    title: "Stornieren: Sitzung abgelaufen",
    ...of(5001),
    scenario: "expired:cancelRecipient",
    steps: ill("Jörg"),
    shows: "Sie sind nicht mehr angemeldet.",
  },
];
