import type { Cart, OrderType, RecipientInput, Refusal } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { sameId, temporaryIdOf, type CartChange } from "#domain/cart.ts";
import { factOf, type FactChange } from "#domain/cart-changes.ts";
import {
  buildsOn,
  hasArrived,
  isSameAdd,
  madeBy,
  waitsForId,
  withRealIds,
  type PendingChange,
} from "#domain/cart-pending.ts";
import { ApiError } from "#api/errors.ts";
import { isOutdated, mayHaveArrived, stopsAll } from "#state/cart-failures.ts";
import { sendChange } from "#state/cart-send.ts";
import { acceptCart, putCart, rereadCart } from "#state/cart.ts";
import { askBeforeLeaving } from "#state/leaving.ts";
import { usePortal } from "#state/store.ts";

/** How a change of the cart ended; `id` is that of the entry or participant that it made. */
export type CartChanged =
  | { readonly state: "done"; readonly id: Id | null }
  /** `fact` is what has changed of the event, old and new, where the backend refused for that. */
  | { readonly state: "refused"; readonly refusal: Refusal; readonly fact: FactChange | null }
  /** With `isReread` the cart has been read since: what is shown is no former state. */
  | { readonly state: "failed"; readonly error: ApiError; readonly isReread: boolean };

/** Whether a change has happened already, asked in its turn; it is not sent then. */
type IsThere = () => Promise<boolean>;

interface Queued extends PendingChange {
  readonly owner: HTMLElement;
  readonly isThere: IsThere | undefined;
  readonly tell: (changed: CartChanged) => void;
}

/** Changes go out one after the other: an answer then never misses a change that the screen has dropped already. */
let queue: readonly Queued[] = [];
/** What temporary ids have become. */
const realIds = new Map<string, Id>();
/** A change of which nobody knows whether it has arrived: its answer was lost, and the cart could not be read. */
let inDoubt: Queued | null = null;
let running = false;
let waiting: readonly ((isAllDone: boolean) => void)[] = [];
let isAllDone = true;

/** Two pages never give the same temporary id: what one has kept of it means nothing to the other. */
const page = crypto.getRandomValues(new Uint32Array(2)).join("-");
let last = 0;

/** An id for what the backend has not named yet. */
export function temporaryId(): string {
  last += 1;
  return temporaryIdOf(`${page}-${last}`);
}

function putQueue(next: readonly Queued[]): void {
  queue = next;
  askBeforeLeaving(next.length > 0);
  putCart({ pending: next });
}

const baseNow = (): Cart | null => usePortal.getState().cart.base;

/** Takes changes out of the queue, and tells of each how it ended. */
function end(ended: readonly Queued[], changed: CartChanged): void {
  if (changed.state !== "done") isAllDone = false;
  putQueue(queue.filter((entry) => !ended.includes(entry)));
  for (const entry of ended) entry.tell(changed);
}

/** Takes a change off the screen, with those that build on it. */
function giveUp(entry: Queued, changed: CartChanged): void {
  const { change } = entry;
  end(
    queue.filter((other) => other === entry || ("temporaryId" in change && buildsOn(other.change, change.temporaryId))),
    changed,
  );
}

function settle(entry: Queued, answer: Cart | null): void {
  const { change, before } = entry;
  if (answer !== null)
    acceptCart(answer, { answered: entry, countChanged: change.kind === "add" || change.kind === "delete" });
  const after = answer ?? baseNow();
  const id = after === null ? null : madeBy(change, before, after);
  if (id !== null && "temporaryId" in change) realIds.set(change.temporaryId, id);
  putQueue(queue.map((other) => (other === entry ? other : { ...other, change: withRealIds(other.change, realIds) })));
  end([entry], { state: "done", id });
}

/** Whether what was to be removed is gone, whoever removed it. */
const isGone = (entry: Queued): boolean => {
  const base = baseNow();
  const { kind } = entry.change;
  return (kind === "delete" || kind === "recipientDelete") && base !== null && hasArrived(entry, base);
};

/**
 * A lost answer is looked for in the cart itself: nothing is sent twice, and what has happened is not rolled back.
 * Where the backend does not know what was to be changed, the cart is read again as well.
 */
async function findOut(entry: Queued, error: ApiError): Promise<void> {
  const isDoubtful = mayHaveArrived(error);
  const isReread = (isDoubtful || isOutdated(error)) && (await rereadCart());
  const base = baseNow();
  if (isReread && base !== null && (isDoubtful ? hasArrived(entry, base) : isGone(entry))) settle(entry, null);
  else {
    if (isDoubtful && !isReread) inDoubt = entry;
    if (stopsAll(error)) end(queue, { state: "failed", error, isReread });
    else giveUp(entry, { state: "failed", error, isReread });
  }
}

/** What has changed of the event that a change is about, by the cart before it and the one that is there now. */
function changedFact({ change, before }: Queued): FactChange | null {
  const isMeant = ({ itemId, event }: Cart["items"][number]): boolean =>
    change.kind === "add"
      ? sameId(event?.eventId ?? null, change.eventId)
      : "itemId" in change && sameId(itemId, change.itemId);
  const now = baseNow()?.items.find(isMeant);
  const known = change.kind === "add" ? change.event : before?.items.find(isMeant)?.event;
  return now === undefined || known == null ? null : factOf(known, now);
}

async function refuse(entry: Queued, refusal: Refusal): Promise<void> {
  const { change } = entry;
  const { cart } = usePortal.getState();
  if (refusal.reason === "duplicate" && change.kind === "add") {
    putCart({ duplicates: [...cart.duplicates, String(change.eventId)] });
    if (cart.base !== null) await rereadCart();
  }
  const isChanged = refusal.reason === "changed" && (await rereadCart());
  giveUp(entry, { state: "refused", refusal, fact: isChanged ? changedFact(entry) : null });
}

const notSent = (why: string): CartChanged => ({
  state: "failed",
  error: new ApiError("aborted", "cart", why),
  isReread: false,
});

/** The queue's first change as it leaves now. */
function take(first: Queued, before: Cart | null): Queued {
  const entry: Queued = { ...first, isSent: true, before };
  putQueue(queue.map((other) => (other === first ? entry : other)));
  return entry;
}

/**
 * Learns what became of a change whose answer was lost where the cart could not be read either: before that nothing is
 * sent.
 * @returns whether `first` may be sent: it may not where it is that change once more, and has happened
 */
async function resolveDoubt(first: Queued, doubt: Queued): Promise<boolean> {
  if (!(await rereadCart())) {
    const { load } = usePortal.getState().cart;
    end(
      queue,
      load.state === "failed"
        ? { state: "failed", error: load.error, isReread: false }
        : notSent("The cart is not known"),
    );
    return false;
  }
  inDoubt = null;
  const base = baseNow();
  if (base === null || !isSameAdd(doubt.change, first.change) || !hasArrived(doubt, base)) return true;
  settle(take(first, doubt.before), null);
  return false;
}

async function sendNext(first: Queued): Promise<void> {
  if (waitsForId(first.change)) {
    giveUp(first, notSent("The cart does not show the entry that the change is about"));
    return;
  }
  if (inDoubt !== null && !(await resolveDoubt(first, inDoubt))) return;
  if ((await first.isThere?.()) === true) {
    end([first], { state: "done", id: null });
    return;
  }
  const entry = take(first, baseNow());
  const sent = await sendChange(entry.change, entry.owner);
  if (sent === null) giveUp(entry, notSent("Another write of the cart is under way"));
  else if (sent.state === "done") settle(entry, sent.data);
  else if (sent.state === "refused") await refuse(entry, sent.refusal);
  else await findOut(entry, sent.error);
}

function tellSaved(): void {
  if (queue.length > 0) return;
  const [told, isAll] = [waiting, isAllDone];
  [waiting, isAllDone] = [[], true];
  for (const tell of told) tell(isAll);
}

async function run(): Promise<void> {
  if (running) return;
  running = true;
  for (let [entry] = queue; entry !== undefined; [entry] = queue) await sendNext(entry);
  running = false;
  // What was told may ask for more at once, as the second half of an undoing does.
  if (waiting.length === 0) isAllDone = true;
  else setTimeout(tellSaved);
}

/** Shows a change at once and sends it in its turn; a refusal takes it back. Never throws. */
export function changeCart(change: CartChange, owner: HTMLElement, isThere?: IsThere): Promise<CartChanged> {
  return new Promise((tell) => {
    putQueue([...queue, { change: withRealIds(change, realIds), isSent: false, before: null, owner, isThere, tell }]);
    void run();
  });
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

/** Puts an event into the cart, unless it is on its way there. @returns null when nothing was sent */
export function addToCart(
  eventId: Id,
  event: PortalEvent | null,
  type: OrderType,
  owner: HTMLElement,
): Promise<CartChanged> | null {
  if (queue.some(({ change }) => change.kind === "add" && sameId(change.eventId, eventId))) return null;
  return changeCart({ kind: "add", temporaryId: temporaryId(), eventId, event, type }, owner);
}

/**
 * Adds participants to an entry, in their order.
 * @param itemId of the entry, which may still be temporary
 * @param onEnd told of each as soon as it is known how it ended
 * @param isFirstThere asked before the first is sent: whether it has got in already, by a page that was left
 */
export function addParticipants(
  itemId: Id,
  recipients: readonly RecipientInput[],
  owner: HTMLElement,
  onEnd?: (index: number, changed: CartChanged) => void,
  isFirstThere?: IsThere,
): Promise<CartChanged[]> {
  return Promise.all(
    recipients.map(async (recipient, index) => {
      const change = { kind: "recipientAdd", temporaryId: temporaryId(), itemId, recipient } as const;
      const changed = await changeCart(change, owner, index === 0 ? isFirstThere : undefined);
      onEnd?.(index, changed);
      return changed;
    }),
  );
}

/** Forgets what waits; for tests. */
export function resetCartWrites(): void {
  queue = [];
  waiting = [];
  askBeforeLeaving(false);
  realIds.clear();
  inDoubt = null;
  running = false;
  isAllDone = true;
}
