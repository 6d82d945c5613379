import { stories } from "#mocks/data/shop/catalogue.ts";

/** The calls that a hostile network or backend meddles with. */
export type Call = "cart" | "recipientAdd" | "orderOptions" | "checkout" | "orderState";

/**
 * What happens to one call: `cut` is done and its answer lost, `unsent` never arrives, `error` is a 500 and nothing
 * done, `redirect` a 302 to the log-in page and nothing done, `sent-on` the same once it was done, `session` a 401,
 * `slow` takes its time, and `held` waits until it is let go.
 */
export type Fate = "cut" | "unsent" | "error" | "redirect" | "sent-on" | "session" | "slow" | "held";

export type Fates = Readonly<Partial<Record<Call, readonly (Fate | null)[]>>>;

/** One hostility: what the customer does, and what the network, the backend and the browser do to the order. */
export interface Plan {
  /** German, for the table. */
  readonly label: string;
  readonly eventId: number;
  /** What becomes of the nth call of a kind, from 0; others are answered at once. */
  readonly fates: Fates;
  /** Fates of all calls are drawn by the number of the run. */
  readonly isRandom?: true;
  /** Places left of the event; undefined leaves what there is. */
  readonly places?: number;
  /** How often the cart cannot be read after a 409. */
  readonly unread?: number;
  /** Somebody is logged in; otherwise a guest orders. */
  readonly isCustomer?: true;
  /** The people are pasted into the cart, and 'Zur Kasse' is pressed at once. */
  readonly pastes?: true;
  /** When the customer loads the page again. */
  readonly reloads?: readonly ("adding" | "typing" | "sending")[];
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

const { open, dearer, few } = stories;

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
  { label: "ausgelost", eventId: dearer, fates: {}, isRandom: true, pastes: true },
];

const drawn: readonly (Fate | null)[] = ["cut", "unsent", "error", "redirect", "sent-on", "session", "slow"];
const DRAWS = 6;
/** One call in so many meets with something. */
const RARITY = 3;

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The fates of a run: those of its plan, or what its number draws. */
export function fatesOf({ fates, isRandom }: Plan, number: number): Fates {
  if (isRandom !== true) return fates;
  const random = randomOf(number);
  const draw = (): (Fate | null)[] =>
    Array.from({ length: DRAWS }, () =>
      random() * RARITY < 1 ? (drawn[Math.floor(random() * drawn.length)] ?? null) : null,
    );
  return { cart: draw(), recipientAdd: draw(), orderOptions: draw(), checkout: draw(), orderState: draw() };
}

/**
 * Whether a price depends on the number of people in these runs. It does not where an order is begun anew in its
 * middle: what those pay who are left is the backend's to say.
 */
export const hasTiers = ({ reloads, second, isRandom }: Plan): boolean =>
  reloads?.includes("sending") !== true && second === undefined && isRandom !== true;
