import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { offers } from "#i18n/offers.ts";
import { eventOver } from "#i18n/sentences.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const offer = (eventId: number) =>
  ({ widget: "portal-event-offer", attributes: { "data-event-id": String(eventId) } }) as const;

/** The offer of one event, by booking state. */
export const offerSituations: readonly Situation[] = [
  { id: "angebot", title: "Angebot: Plätze frei", ...offer(seminarIds.open), shows: "Plätze frei" },
  { id: "angebot-wenige", title: "Angebot: wenige Plätze", ...offer(seminarIds.few), shows: "Nur noch 3 Plätze" },
  {
    id: "angebot-warteliste",
    title: "Angebot: Warteliste",
    ...offer(seminarIds.full),
    shows: ["button", addTexts.labels.waitingList],
  },
  { id: "angebot-ausgebucht", title: "Angebot: ausgebucht", ...offer(seminarIds.closed), shows: "Ausgebucht" },
  { id: "angebot-kostenfrei", title: "Angebot: kostenfrei und online", ...offer(seminarIds.free), shows: "Kostenfrei" },
  {
    id: "angebot-im-warenkorb",
    title: "Angebot: im Warenkorb",
    ...offer(seminarIds.open),
    steps: [{ click: ["button", addTexts.labels.booking] }],
    shows: ["link", addTexts.inCart],
  },
  {
    id: "angebot-reservierung",
    title: "Angebot: auch unverbindlich zu reservieren",
    ...offer(seminarIds.open),
    config: { reservations: true },
    shows: ["button", addTexts.reserve],
  },
  {
    id: "angebot-reserviert",
    title: "Angebot: als Reservierung im Warenkorb",
    ...offer(seminarIds.open),
    config: { reservations: true },
    steps: [{ click: ["button", addTexts.reserve] }],
    shows: ["link", addTexts.inCart],
  },
  {
    id: "angebot-vorbei",
    title: "Angebot: vorbei",
    ...offer(7007),
    shows: eventOver,
  },
  {
    id: "angebot-ohne-plaetze",
    title: "Angebot: freie Plätze nicht ladbar",
    ...offer(seminarIds.open),
    scenario: "fail:bookingStates",
    shows: offers.statesFailed,
  },
  {
    id: "angebot-laedt",
    title: "Angebot: Seminar lädt",
    ...offer(seminarIds.open),
    scenario: "slow:event",
    shows: events.loadingOne,
  },
  {
    id: "angebot-fehler",
    title: "Angebot: Seminar nicht ladbar",
    ...offer(seminarIds.open),
    scenario: "fail:event",
    shows: ["button", common.retry],
  },
];
