import type { Cart, Refusal } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { temporaryIdOf, type CartChange } from "#domain/cart.ts";
import type { FactChange } from "#domain/cart-changes.ts";
import { buildsOn, madeBy, withRealIds, type PendingChange } from "#domain/cart-pending.ts";
import type { ApiError } from "#api/errors.ts";
import { acceptCart, cartNow, putCart } from "#state/cart.ts";
import { askBeforeLeaving } from "#state/leaving.ts";

/** How a change of the cart ended; `id` is that of the entry or participant that it made. */
export type CartChanged =
  | { readonly state: "done"; readonly id: Id | null }
  /** `fact` is what has changed of the event, old and new, where the backend refused for that. */
  | { readonly state: "refused"; readonly refusal: Refusal; readonly fact: FactChange | null }
  /** With `isReread` the cart has been read since: what is shown is no former state. */
  | { readonly state: "failed"; readonly error: ApiError; readonly isReread: boolean };

/** Whether a change has happened already, asked in its turn; it is not sent then. */
export type IsThere = () => Promise<boolean>;

/** A change in the queue. */
export interface QueuedChange extends PendingChange {
  readonly owner: HTMLElement;
  readonly isThere: IsThere | undefined;
  readonly tell: (changed: CartChanged) => void;
}

/** Changes go out one after the other: an answer then never misses a change that the screen has dropped already. */
let queue: readonly QueuedChange[] = [];
/** What temporary ids have become. */
const realIds = new Map<string, Id>();
/** Those who wait until the queue is empty. */
let waiting: readonly ((isAllDone: boolean) => void)[] = [];
/** Whether all changes were done since somebody was last told. */
let isAllDone = true;

/** Two pages never give the same temporary id: what one has kept of it means nothing to the other. */
const page = crypto.getRandomValues(new Uint32Array(2)).join("-");
let last = 0;

/** An id for what the backend has not named yet. */
export function temporaryId(): string {
  last += 1;
  return temporaryIdOf(`${page}-${last}`);
}

function putQueue(next: readonly QueuedChange[]): void {
  queue = next;
  askBeforeLeaving(next.length > 0);
  putCart({ pending: next });
}

/** The change whose turn it is. */
export const firstQueued = (): QueuedChange | undefined => queue[0];

/** Whether such a change waits, or is under way. */
export const isQueued = (test: (change: CartChange) => boolean): boolean => queue.some(({ change }) => test(change));

/** Puts a change at the end of the queue, and shows it at once. @returns how it ended, once it has */
export function enqueue(change: CartChange, owner: HTMLElement, isThere?: IsThere): Promise<CartChanged> {
  return new Promise((tell) => {
    putQueue([...queue, { change: withRealIds(change, realIds), isSent: false, before: null, owner, isThere, tell }]);
  });
}

/** The queue's first change as it leaves now. */
export function take(first: QueuedChange, before: Cart | null): QueuedChange {
  const entry: QueuedChange = { ...first, isSent: true, before };
  putQueue(queue.map((other) => (other === first ? entry : other)));
  return entry;
}

/** Takes changes out of the queue, and tells of each how it ended. */
function end(ended: readonly QueuedChange[], changed: CartChanged): void {
  if (changed.state !== "done") isAllDone = false;
  putQueue(queue.filter((entry) => !ended.includes(entry)));
  for (const entry of ended) entry.tell(changed);
}

/** Gives all changes up alike. */
export const giveUpAll = (changed: CartChanged): void => end(queue, changed);

/** Takes a change out of the queue that has happened already. */
export const skip = (entry: QueuedChange): void => end([entry], { state: "done", id: null });

/** Takes a change off the screen, with those that build on it. */
export function giveUp(entry: QueuedChange, changed: CartChanged): void {
  const { change } = entry;
  end(
    queue.filter((other) => other === entry || ("temporaryId" in change && buildsOn(other.change, change.temporaryId))),
    changed,
  );
}

/** Takes over that a change was done, with the answer that says so; null where the cart that was read shows it. */
export function settle(entry: QueuedChange, answer: Cart | null): void {
  const { change, before } = entry;
  if (answer !== null)
    acceptCart(answer, { answered: entry, countChanged: change.kind === "add" || change.kind === "delete" });
  const after = answer ?? cartNow().base;
  const id = after === null ? null : madeBy(change, before, after);
  if (id !== null && "temporaryId" in change) realIds.set(change.temporaryId, id);
  putQueue(queue.map((other) => (other === entry ? other : { ...other, change: withRealIds(other.change, realIds) })));
  end([entry], { state: "done", id });
}

function tellSaved(): void {
  if (queue.length > 0) return;
  const [told, isAll] = [waiting, isAllDone];
  [waiting, isAllDone] = [[], true];
  for (const tell of told) tell(isAll);
}

/** Tells those who waited that nothing is under way any more. */
export function tellQueueEmpty(): void {
  // What was told may ask for more at once, as the second half of an undoing does.
  if (waiting.length === 0) isAllDone = true;
  else setTimeout(tellSaved);
}

/**
 * Waits until no change of the cart is under way.
 * @returns whether all of them were done
 */
export function whenCartSaved(): Promise<boolean> {
  if (queue.length === 0) return Promise.resolve(true);
  return new Promise((tell) => {
    waiting = [...waiting, tell];
  });
}

/** Forgets what waits; for tests. */
export function resetCartQueue(): void {
  queue = [];
  waiting = [];
  askBeforeLeaving(false);
  realIds.clear();
  isAllDone = true;
}
