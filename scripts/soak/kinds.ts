import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { drawnFates, MOVING, type Call, type Fates } from "./fates.ts";

/** One hostility: what the customer does, and what the network, the backend and the browser do to the order. */
export interface Plan {
  /** German, for the table. */
  readonly label: string;
  readonly eventId: number;
  /** What becomes of the nth call of a kind, from 0; others are answered at once. */
  readonly fates: Fates;
  /** Calls whose fates are drawn by the number of the run. */
  readonly draws?: readonly Call[];
  /** Places left of the event, or all but one of those that are needed; undefined leaves what there is. */
  readonly places?: number | "one short";
  /** Two or more people have one name and salutation. */
  readonly areNamesakes?: true;
  /** A reservation is ordered, which the desk confirms; what becomes of the calls by which it is booked then. */
  readonly bookedBy?: Fates;
  /** Where those go who get no place. */
  readonly way?: "waitingList" | "rebooking";
  /** The first time that a move stops, it is taken back. */
  readonly givesUp?: true;
  /** How often the cart cannot be read after a 409. */
  readonly unread?: number;
  /** Somebody is logged in; otherwise a guest orders. */
  readonly isCustomer?: true;
  /** The people are pasted into the cart, and 'Zur Kasse' is pressed at once. */
  readonly pastes?: true;
  /** When the customer loads the page again. */
  readonly reloads?: readonly ("adding" | "typing" | "sending" | "moving" | "booking")[];
  /** The customer goes a step back in the history while it is being sent. */
  readonly goesBack?: true;
  /** Enter, twenty times, in place of five clicks. */
  readonly keys?: "Enter";
  /** What a second tab does in the moment of the order. */
  readonly second?: "orders" | "removes";
  /** An entry joins, and becomes dearer, while the overview stands open. */
  readonly joins?: true;
  readonly storage?: "blocked" | "full";
  /** The ids of an earlier order of this browser come again, for other people. */
  readonly comesAgain?: true;
}

const { open, dearer, few, lastSeat } = seminarIds;
const ORDERING: readonly Call[] = ["cart", "recipientAdd", "orderOptions", "checkout", "orderState"];

/** What the customer does beyond waiting stands in customer.ts. */
export const plans: readonly Plan[] = [
  { label: "Doppelklick, fünfmal", eventId: open, fates: { checkout: ["held"] } },
  { label: "Enter, zwanzigmal", eventId: open, fates: { checkout: ["held", null, "held"] }, keys: "Enter" },
  { label: "zwei Tabs zugleich", eventId: open, fates: { checkout: ["held", "held", "held"] }, second: "orders" },
  {
    label: "Neuladen mitten im Senden",
    eventId: open,
    fates: { checkout: [null, "held"] },
    reloads: ["sending"],
  },
  {
    label: "Zurück mitten im Senden",
    eventId: open,
    fates: { checkout: ["held", "cut", "error"] },
    goesBack: true,
  },
  { label: "Neuladen beim Tippen", eventId: open, fates: {}, reloads: ["typing"] },
  { label: "gespeichert, Antwort verloren", eventId: open, fates: { checkout: ["cut", null, "cut"] } },
  { label: "500 und abgerissene Anfragen", eventId: open, fates: { checkout: ["error", "unsent", "error"] } },
  { label: "409: Preis gestiegen", eventId: dearer, fates: { checkout: [null, "cut"] } },
  { label: "409: letzter Platz weg", eventId: few, fates: { checkout: [null, null, "held"] }, places: 1 },
  {
    label: "alles zugleich",
    eventId: open,
    fates: { checkout: ["held", "cut", "error", "held", "unsent"] },
    reloads: ["typing", "sending"],
    second: "orders",
  },
  {
    label: "302 auf Bestellung und Adresse",
    eventId: open,
    fates: { orderOptions: ["redirect"], checkout: ["redirect", "sent-on", null, "redirect"] },
  },
  {
    label: "302 beim Eintragen der Personen",
    eventId: open,
    fates: { recipientAdd: ["redirect", "sent-on"], orderOptions: ["sent-on"] },
    pastes: true,
  },
  {
    label: "langsam, gleich zur Kasse",
    eventId: open,
    fates: { recipientAdd: ["slow", "slow", "slow", "slow", "slow"], orderOptions: ["slow"] },
    pastes: true,
  },
  {
    label: "langsam, mittendrin verlassen",
    eventId: open,
    fates: { recipientAdd: ["slow", "slow", "slow", "slow", "slow"] },
    pastes: true,
    reloads: ["adding"],
  },
  { label: "Preis gestiegen, nicht lesbar", eventId: dearer, fates: { checkout: [null, "cut"] }, unread: 2 },
  { label: "Eintrag kommt an der Kasse dazu", eventId: open, fates: { checkout: ["held"] }, joins: true },
  {
    label: "Seite statt Antwort, zu viele Anfragen",
    eventId: open,
    fates: { recipientAdd: ["html", "busy"], orderOptions: ["busy"], checkout: ["html", "busy", null, "busy", "html"] },
    pastes: true,
  },
  { label: "Nummern kommen wieder", eventId: open, fates: { checkout: ["cut"] }, comesAgain: true },
  {
    label: "401 nur vom Warenkorb",
    eventId: open,
    fates: { cart: ["session", null, "session"], orderOptions: ["session"], checkout: [null, "session"] },
    isCustomer: true,
  },
  { label: "Cookies gesperrt", eventId: open, fates: { checkout: ["cut", "error"] }, storage: "blocked" },
  { label: "Speicher voll", eventId: open, fates: { checkout: ["cut", "error"] }, storage: "full" },
  { label: "zweiter Tab entfernt jemanden", eventId: open, fates: { checkout: ["held"] }, second: "removes" },
  { label: "ausgelost", eventId: dearer, fates: {}, draws: ORDERING, pastes: true },
  {
    label: "Namensgleiche, Antwort verloren",
    eventId: open,
    fates: { checkout: ["cut", "error", null, "sent-on"] },
    areNamesakes: true,
  },
  {
    label: "Namensgleiche eingefügt",
    eventId: open,
    fates: { recipientAdd: ["cut", "error", "sent-on", "unsent"] },
    areNamesakes: true,
    pastes: true,
  },
  {
    label: "reserviert, im Portal gebucht",
    eventId: open,
    fates: { checkout: [null, "cut"] },
    bookedBy: { checkout: ["cut", "error", "redirect", "held", "sent-on", "unsent"] },
    isCustomer: true,
  },
  {
    label: "reserviert, beim Buchen neu geladen",
    eventId: open,
    fates: {},
    bookedBy: { checkout: ["held", "held", "cut", "held"] },
    reloads: ["booking"],
    isCustomer: true,
  },
  {
    label: "reserviert, Termin spät oder nicht gelesen",
    eventId: open,
    fates: {},
    bookedBy: {
      checkout: ["held", "cut", null, "error", "html"],
      event: [null, "slow", "error", "slow", "busy", "slow", "cut", "slow"],
      recipients: ["error", "slow", "cut", "slow", "html", "slow"],
    },
    isCustomer: true,
  },
  {
    label: "Namensgleiche reserviert",
    eventId: open,
    fates: {},
    bookedBy: { checkout: ["held", "redirect", "cut", "error"] },
    areNamesakes: true,
    isCustomer: true,
  },
  {
    label: "auf die Warteliste",
    eventId: lastSeat,
    fates: {
      cartAdd: ["cut", "error", "cut"],
      cartDelete: ["unsent", "cut"],
      recipientAdd: ["cut", "session", "error", "cut", "unsent"],
    },
    way: "waitingList",
  },
  {
    label: "Namensgleiche auf die Warteliste",
    eventId: lastSeat,
    fates: {},
    draws: MOVING,
    areNamesakes: true,
    way: "waitingList",
  },
  {
    label: "Warteliste, mittendrin verlassen",
    eventId: lastSeat,
    fates: {
      cartAdd: ["slow", "slow"],
      cartDelete: ["slow"],
      recipientAdd: ["slow", "slow", "slow", "slow", "slow", "slow"],
    },
    reloads: ["moving"],
    way: "waitingList",
  },
  {
    label: "Warteliste zurückgenommen",
    eventId: lastSeat,
    fates: {},
    draws: MOVING,
    way: "waitingList",
    givesUp: true,
  },
  {
    label: "alle umgebucht",
    eventId: lastSeat,
    fates: {
      cartAdd: ["cut", "error"],
      cartDelete: ["error", "cut"],
      recipientAdd: ["unsent", "cut", "session", "cut", "error"],
    },
    way: "rebooking",
  },
  {
    label: "Namensgleiche umgebucht",
    eventId: lastSeat,
    fates: {},
    draws: MOVING,
    areNamesakes: true,
    way: "rebooking",
  },
  {
    label: "eine umgebucht",
    eventId: few,
    fates: {},
    draws: [...MOVING, "cart", "checkout"],
    places: "one short",
    way: "rebooking",
  },
];

/** The fates of a run: those of its plan, and what its number draws. */
export const fatesOf = ({ fates, draws = [] }: Plan, number: number): Fates => ({
  ...drawnFates(draws, number),
  ...fates,
});

/**
 * Whether a price depends on the number of people in these runs. It does not where an order is begun anew in its
 * middle: what those pay who are left is the backend's to say.
 */
export const hasTiers = ({ reloads, second, draws }: Plan): boolean =>
  reloads?.includes("sending") !== true && second === undefined && draws !== ORDERING;
