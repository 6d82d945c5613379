import { booking } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const of = (eventId: number, recipientId: number) =>
  ({
    widget: "portal-online-fax",
    attributes: { "data-event-id": String(eventId), "data-recipient-id": String(recipientId) },
  }) as const;
const send: Step = { click: ["button", booking.send] };
const accepted: readonly Step[] = [{ click: ["checkbox", "Ich akzeptiere"] }, send];

/** One reserved participant is booked as a page; 5001 has overnight options, 5010 is online. */
export const onlineFaxSituations: readonly Situation[] = [
  {
    id: "online-fax",
    title: "Reservierten Platz buchen",
    ...of(5001, 500106),
    shows: ["radio", bookingOptionLabels.mitNacht_VP],
  },
  {
    id: "online-fax-unvollstaendig",
    title: "Reservierten Platz buchen: Angaben fehlen",
    ...of(5001, 500106),
    steps: [send],
    shows: booking.optionMissing,
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
    shows: booking.converted,
  },
  {
    id: "online-fax-ausgebucht",
    title: "Reservierten Platz buchen: ausgebucht",
    ...of(5010, 501001),
    scenario: "refused-soldOut:checkout",
    steps: accepted,
    shows: addTexts.soldOut,
  },
  {
    id: "online-fax-fehler",
    title: "Reservierten Platz buchen: fehlgeschlagen",
    ...of(5010, 501001),
    scenario: "fail:checkout",
    steps: accepted,
    shows: booking.failed,
  },
  {
    id: "online-fax-unbekannt",
    title: "Reservierten Platz buchen: unbekannte Person",
    ...of(5001, 9),
    shows: booking.gone,
  },
  {
    id: "online-fax-laedt",
    title: "Reservierten Platz buchen: lädt",
    ...of(5001, 500106),
    scenario: "slow:event",
    shows: events.loadingOne,
  },
  {
    id: "online-fax-nicht-ladbar",
    title: "Reservierten Platz buchen: nicht ladbar",
    ...of(5001, 500106),
    scenario: "fail:event",
    shows: ["button", common.retry],
  },
];
