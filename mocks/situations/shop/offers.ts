import { stories } from "#mocks/data/shop/catalogue.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const offer = (eventId: number) =>
  ({ widget: "portal-event-offer", attributes: { "data-event-id": String(eventId) } }) as const;

/** What the shop offers of one event, by booking state. */
export const offerSituations: readonly Situation[] = [
  { id: "angebot", title: "Angebot: Plätze frei", ...offer(stories.open), shows: "Plätze frei" },
  { id: "angebot-wenige", title: "Angebot: wenige Plätze", ...offer(stories.few), shows: "Nur noch 3 Plätze" },
  {
    id: "angebot-warteliste",
    title: "Angebot: Warteliste",
    ...offer(stories.full),
    shows: ["button", "Auf die Warteliste"],
  },
  { id: "angebot-ausgebucht", title: "Angebot: ausgebucht", ...offer(stories.closed), shows: "Ausgebucht" },
  { id: "angebot-kostenfrei", title: "Angebot: kostenfrei und online", ...offer(stories.free), shows: "Kostenfrei" },
  {
    id: "angebot-im-warenkorb",
    title: "Angebot: im Warenkorb",
    ...offer(stories.open),
    steps: [{ click: ["button", "In den Warenkorb"] }],
    shows: ["link", "Im Warenkorb"],
  },
  {
    id: "angebot-reservierung",
    title: "Angebot: auch unverbindlich zu reservieren",
    ...offer(stories.open),
    config: { reservations: true },
    shows: ["button", "Unverbindlich reservieren"],
  },
  {
    id: "angebot-reserviert",
    title: "Angebot: als Reservierung im Warenkorb",
    ...offer(stories.open),
    config: { reservations: true },
    steps: [{ click: ["button", "Unverbindlich reservieren"] }],
    shows: ["link", "Im Warenkorb"],
  },
  {
    id: "angebot-vorbei",
    title: "Angebot: vorbei",
    ...offer(7007),
    shows: "Der Termin hat bereits stattgefunden oder wurde storniert.",
  },
  {
    id: "angebot-ohne-plaetze",
    title: "Angebot: freie Plätze nicht ladbar",
    ...offer(stories.open),
    scenario: "fail:bookingStates",
    shows: "Die freien Plätze konnten nicht geladen werden.",
  },
  {
    id: "angebot-laedt",
    title: "Angebot: Seminar lädt",
    ...offer(stories.open),
    scenario: "slow:event",
    shows: "Seminar wird geladen.",
  },
  {
    id: "angebot-fehler",
    title: "Angebot: Seminar nicht ladbar",
    ...offer(stories.open),
    scenario: "fail:event",
    shows: ["button", "Erneut versuchen"],
  },
];
