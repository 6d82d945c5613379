/** The calls that a plan can disturb. */
export type Call =
  | "cart"
  | "cartAdd"
  | "cartDelete"
  | "recipientAdd"
  | "recipientDelete"
  | "orderOptions"
  | "checkout"
  | "orderState"
  | "event"
  | "recipients";

/** The calls of a move. */
export const MOVING: readonly Call[] = ["cartAdd", "cartDelete", "recipientAdd", "recipientDelete"];

/**
 * What happens to one call. The backend executes it with `cut` (the answer is lost), `sent-on` (the answer is a 302 to
 * the login page), `html` (the answer is an HTML page), `slow` (the answer comes late) and `held` (it waits for
 * `letGo`). It does not with `unsent` (the request is lost), `error` (500), `redirect` (302 to the login page),
 * `session` (401) and `busy` (429 for a second).
 */
export type CallFault =
  | "cut"
  | "unsent"
  | "error"
  | "redirect"
  | "sent-on"
  | "html"
  | "session"
  | "busy"
  | "slow"
  | "held";

/** The faults of each call in their order; null lets one through. */
export type CallFaults = Readonly<Partial<Record<Call, readonly (CallFault | null)[]>>>;

const drawn: readonly (CallFault | null)[] = [
  "cut",
  "unsent",
  "error",
  "redirect",
  "sent-on",
  "html",
  "session",
  "busy",
  "slow",
];
const DRAWS = 6;
/** One of this many calls is disturbed. */
const RARITY = 3;

/** A generator of random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random faults of these calls; the number of the run is the seed. */
export function drawnCallFaults(calls: readonly Call[], number: number): CallFaults {
  const random = randomOf(number);
  const draw = (): (CallFault | null)[] =>
    Array.from({ length: DRAWS }, () =>
      random() * RARITY < 1 ? (drawn[Math.floor(random() * drawn.length)] ?? null) : null,
    );
  return Object.fromEntries(calls.map((call) => [call, draw()]));
}
