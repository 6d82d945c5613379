/** The calls that a hostile network or backend meddles with. */
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

/** What people are moved by. */
export const MOVING: readonly Call[] = ["cartAdd", "cartDelete", "recipientAdd", "recipientDelete"];

/**
 * What happens to one call: `cut` is done and its answer lost, `unsent` never arrives, `error` is a 500 and nothing
 * done, `redirect` a 302 to the log-in page and nothing done, `sent-on` the same once it was done, `html` a page in the
 * place of the answer once it was done, `session` a 401, `busy` a 429 for a second and nothing done, `slow` takes its
 * time, and `held` waits until it is let go.
 */
export type Fate = "cut" | "unsent" | "error" | "redirect" | "sent-on" | "html" | "session" | "busy" | "slow" | "held";

export type Fates = Readonly<Partial<Record<Call, readonly (Fate | null)[]>>>;

const drawn: readonly (Fate | null)[] = [
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

/** Fates of some calls by the number of a run. */
export function drawnFates(calls: readonly Call[], number: number): Fates {
  const random = randomOf(number);
  const draw = (): (Fate | null)[] =>
    Array.from({ length: DRAWS }, () =>
      random() * RARITY < 1 ? (drawn[Math.floor(random() * drawn.length)] ?? null) : null,
    );
  return Object.fromEntries(calls.map((call) => [call, draw()]));
}
