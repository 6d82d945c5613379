import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { drawnCallFaults, MOVING, type Call, type CallFaults } from "./call-faults.ts";

/** One kind of run: what the customer does, and what the network, the backend and the browser do to the order. */
export interface Plan {
  /** The name in the table, in German. */
  readonly label: string;
  readonly eventId: number;
  /** The faults of the calls of each kind, in their order; all others are answered at once. */
  readonly callFaults: CallFaults;
  /** Calls with random faults; the number of the run is the seed. */
  readonly draws?: readonly Call[];
  /** The event's free places, or one fewer than needed; undefined does not change them. */
  readonly places?: number | "one short";
  /** Two or more people have the same name and salutation. */
  readonly areNamesakes?: true;
  /** A reservation is ordered, confirmed by the staff, and then booked in the portal with these faults. */
  readonly bookedBy?: CallFaults;
  /** What the customer does with people who get no place. */
  readonly way?: "waitingList" | "rebooking";
  /** The customer takes back the first move that stops. */
  readonly givesUp?: true;
  /** How often reading the cart fails after a 409. */
  readonly unread?: number;
  /** The customer is logged in; otherwise a guest orders. */
  readonly isCustomer?: true;
  /** The customer pastes the people into the cart and presses 'Zur Kasse' at once. */
  readonly pastes?: true;
  /** When the customer reloads the page. */
  readonly reloads?: readonly ("adding" | "typing" | "sending" | "moving" | "booking")[];
  /** The customer goes back in the history while the order is being sent. */
  readonly goesBack?: true;
  /** The customer presses Enter twenty times in place of five clicks. */
  readonly keys?: "Enter";
  /** What a second tab does during the order. */
  readonly second?: "orders" | "removes";
  /** Another page adds an entry, and its price rises, while the overview is open. */
  readonly joins?: true;
  readonly storage?: "blocked" | "full";
  /** The backend gives the ids of an earlier order to other people. */
  readonly comesAgain?: true;
}

const { open, dearer, few, lastSeat } = seminarIds;
const ORDERING: readonly Call[] = ["cart", "recipientAdd", "orderOptions", "checkout", "orderState"];

/** The actions of the customer are in customer.ts. */
export const plans: readonly Plan[] = [
  { label: "Doppelklick, fünfmal", eventId: open, callFaults: { checkout: ["held"] } },
  { label: "Enter, zwanzigmal", eventId: open, callFaults: { checkout: ["held", null, "held"] }, keys: "Enter" },
  { label: "zwei Tabs zugleich", eventId: open, callFaults: { checkout: ["held", "held", "held"] }, second: "orders" },
  {
    label: "Neuladen mitten im Senden",
    eventId: open,
    callFaults: { checkout: [null, "held"] },
    reloads: ["sending"],
  },
  {
    label: "Zurück mitten im Senden",
    eventId: open,
    callFaults: { checkout: ["held", "cut", "error"] },
    goesBack: true,
  },
  { label: "Neuladen beim Tippen", eventId: open, callFaults: {}, reloads: ["typing"] },
  { label: "gespeichert, Antwort verloren", eventId: open, callFaults: { checkout: ["cut", null, "cut"] } },
  { label: "500 und abgerissene Anfragen", eventId: open, callFaults: { checkout: ["error", "unsent", "error"] } },
  { label: "409: Preis gestiegen", eventId: dearer, callFaults: { checkout: [null, "cut"] } },
  { label: "409: letzter Platz weg", eventId: few, callFaults: { checkout: [null, null, "held"] }, places: 1 },
  {
    label: "alles zugleich",
    eventId: open,
    callFaults: { checkout: ["held", "cut", "error", "held", "unsent"] },
    reloads: ["typing", "sending"],
    second: "orders",
  },
  {
    label: "302 auf Bestellung und Adresse",
    eventId: open,
    callFaults: { orderOptions: ["redirect"], checkout: ["redirect", "sent-on", null, "redirect"] },
  },
  {
    label: "302 beim Eintragen der Personen",
    eventId: open,
    callFaults: { recipientAdd: ["redirect", "sent-on"], orderOptions: ["sent-on"] },
    pastes: true,
  },
  {
    label: "langsam, gleich zur Kasse",
    eventId: open,
    callFaults: { recipientAdd: ["slow", "slow", "slow", "slow", "slow"], orderOptions: ["slow"] },
    pastes: true,
  },
  {
    label: "langsam, mittendrin verlassen",
    eventId: open,
    callFaults: { recipientAdd: ["slow", "slow", "slow", "slow", "slow"] },
    pastes: true,
    reloads: ["adding"],
  },
  { label: "Preis gestiegen, nicht lesbar", eventId: dearer, callFaults: { checkout: [null, "cut"] }, unread: 2 },
  { label: "Eintrag kommt an der Kasse dazu", eventId: open, callFaults: { checkout: ["held"] }, joins: true },
  {
    label: "Seite statt Antwort, zu viele Anfragen",
    eventId: open,
    callFaults: {
      recipientAdd: ["html", "busy"],
      orderOptions: ["busy"],
      checkout: ["html", "busy", null, "busy", "html"],
    },
    pastes: true,
  },
  { label: "Nummern kommen wieder", eventId: open, callFaults: { checkout: ["cut"] }, comesAgain: true },
  {
    label: "401 nur vom Warenkorb",
    eventId: open,
    callFaults: { cart: ["session", null, "session"], orderOptions: ["session"], checkout: [null, "session"] },
    isCustomer: true,
  },
  { label: "Cookies gesperrt", eventId: open, callFaults: { checkout: ["cut", "error"] }, storage: "blocked" },
  { label: "Speicher voll", eventId: open, callFaults: { checkout: ["cut", "error"] }, storage: "full" },
  { label: "zweiter Tab entfernt jemanden", eventId: open, callFaults: { checkout: ["held"] }, second: "removes" },
  { label: "ausgelost", eventId: dearer, callFaults: {}, draws: ORDERING, pastes: true },
  {
    label: "Namensgleiche, Antwort verloren",
    eventId: open,
    callFaults: { checkout: ["cut", "error", null, "sent-on"] },
    areNamesakes: true,
  },
  {
    label: "Namensgleiche eingefügt",
    eventId: open,
    callFaults: { recipientAdd: ["cut", "error", "sent-on", "unsent"] },
    areNamesakes: true,
    pastes: true,
  },
  {
    label: "reserviert, im Portal gebucht",
    eventId: open,
    callFaults: { checkout: [null, "cut"] },
    bookedBy: { checkout: ["cut", "error", "redirect", "held", "sent-on", "unsent"] },
    isCustomer: true,
  },
  {
    label: "reserviert, beim Buchen neu geladen",
    eventId: open,
    callFaults: {},
    bookedBy: { checkout: ["held", "held", "cut", "held"] },
    reloads: ["booking"],
    isCustomer: true,
  },
  {
    label: "reserviert, Termin spät oder nicht gelesen",
    eventId: open,
    callFaults: {},
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
    callFaults: {},
    bookedBy: { checkout: ["held", "redirect", "cut", "error"] },
    areNamesakes: true,
    isCustomer: true,
  },
  {
    label: "auf die Warteliste",
    eventId: lastSeat,
    callFaults: {
      cartAdd: ["cut", "error", "cut"],
      cartDelete: ["unsent", "cut"],
      recipientAdd: ["cut", "session", "error", "cut", "unsent"],
    },
    way: "waitingList",
  },
  {
    label: "Namensgleiche auf die Warteliste",
    eventId: lastSeat,
    callFaults: {},
    draws: MOVING,
    areNamesakes: true,
    way: "waitingList",
  },
  {
    label: "Warteliste, mittendrin verlassen",
    eventId: lastSeat,
    callFaults: {
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
    callFaults: {},
    draws: MOVING,
    way: "waitingList",
    givesUp: true,
  },
  {
    label: "alle umgebucht",
    eventId: lastSeat,
    callFaults: {
      cartAdd: ["cut", "error"],
      cartDelete: ["error", "cut"],
      recipientAdd: ["unsent", "cut", "session", "cut", "error"],
    },
    way: "rebooking",
  },
  {
    label: "Namensgleiche umgebucht",
    eventId: lastSeat,
    callFaults: {},
    draws: MOVING,
    areNamesakes: true,
    way: "rebooking",
  },
  {
    label: "eine umgebucht",
    eventId: few,
    callFaults: {},
    draws: [...MOVING, "cart", "checkout"],
    places: "one short",
    way: "rebooking",
  },
];

/** The faults of a run: those of its plan, and the random ones. */
export const callFaultsOf = ({ callFaults, draws = [] }: Plan, number: number): CallFaults => ({
  ...drawnCallFaults(draws, number),
  ...callFaults,
});

/**
 * Whether prices depend on the number of people in these runs. They do not if an order begins again half-way, because
 * the remaining people then pay what the backend decides.
 */
export const hasTiers = ({ reloads, second, draws }: Plan): boolean =>
  reloads?.includes("sending") !== true && second === undefined && draws !== ORDERING;
