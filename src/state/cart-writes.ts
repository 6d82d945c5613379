import type { Cart, OrderType, RecipientInput, Refusal } from '#domain/entities/cart.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { Id } from '#domain/entities/fields.ts';
import { addedEntry, addedRecipient, sameId, tookEffect, withChange, type CartChange } from '#domain/cart.ts';
import { cartAdd, cartDelete, orderOptions, recipientAdd, recipientDelete, recipientEdit } from '#api/cart.ts';
import { ApiError } from '#api/errors.ts';
import { acceptCart, loadCart, putCart } from '#state/cart.ts';
import { sendWrite } from '#state/send.ts';
import type { Sent } from '#state/send-once.ts';
import { usePortal } from '#state/store.ts';

/** How a change of the cart ended; `id` is that of the entry or participant that it made. */
export type CartChanged =
  | { readonly state: 'done'; readonly id: Id | null }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'failed'; readonly error: ApiError };

interface Queued {
  readonly change: CartChange;
  readonly owner: HTMLElement;
  readonly tell: (changed: CartChanged) => void;
}

/** Changes go out one after the other: an answer then never misses a change that the screen has dropped already. */
const queue: Queued[] = [];
/** What temporary ids have become. */
const realIds = new Map<string, Id>();
let running = false;
let last = 0;

const real = (id: Id): Id => realIds.get(String(id)) ?? id;

/** The change with the ids that the backend has given meanwhile. */
function resolved(change: CartChange): CartChange {
  if (change.kind === 'add' || change.kind === 'options') return change;
  if (change.kind === 'recipientEdit' || change.kind === 'recipientDelete') return { ...change, itemId: real(change.itemId), recipientId: real(change.recipientId) };
  return { ...change, itemId: real(change.itemId) };
}

function send(change: CartChange, owner: HTMLElement): Promise<Sent<Cart, Refusal> | null> {
  switch (change.kind) {
    case 'add':
      return sendWrite(cartAdd, change, owner);
    case 'delete':
      return sendWrite(cartDelete, change, owner);
    case 'recipientAdd':
      return sendWrite(recipientAdd, change, owner);
    case 'recipientEdit':
      return sendWrite(recipientEdit, change, owner);
    case 'recipientDelete':
      return sendWrite(recipientDelete, change, owner);
    case 'options':
      return sendWrite(orderOptions, change.options, owner);
    default:
      return change satisfies never;
  }
}

/** The id of what a change made, noted for changes that wait for it. */
function madeBy(change: CartChange, before: Cart | null, after: Cart): Id | null {
  if (change.kind !== 'add' && change.kind !== 'recipientAdd') return null;
  const id = change.kind === 'add'
    ? (addedEntry(before, after, change.eventId)?.itemId ?? null)
    : addedRecipient(before, after, change.itemId, change.recipient);
  if (id !== null) realIds.set(change.temporaryId, id);
  return id;
}

const mayHaveArrived = ({ kind, status }: ApiError): boolean => kind === 'network' || kind === 'timeout' || kind === 'malformed' || status >= 500;

/** Whether a change builds on another that did not happen. */
function needs(change: CartChange, temporaryId: string): boolean {
  if ('itemId' in change && sameId(change.itemId, temporaryId)) return true;
  return 'recipientId' in change && sameId(change.recipientId, temporaryId);
}

function showPending(): void {
  putCart({ pending: queue.map(({ change }) => resolved(change)) });
}

/** Takes a change off the screen, with those that build on it. */
function giveUp(entry: Queued, changed: CartChanged): void {
  const { change } = entry;
  const lost = queue.filter((other) => other === entry || ('temporaryId' in change && needs(other.change, change.temporaryId)));
  for (const other of lost) queue.splice(queue.indexOf(other), 1);
  showPending();
  for (const other of lost) other.tell(changed);
}

function settle(entry: Queued, change: CartChange, before: Cart | null, answer: Cart | null): void {
  const { base } = usePortal.getState().cart;
  const after = answer ?? base;
  const id = after === null ? null : madeBy(change, before, after);
  queue.splice(queue.indexOf(entry), 1);
  if (answer !== null) acceptCart(answer, { isOwn: true, countChanged: change.kind === 'add' || change.kind === 'delete', ...(before !== null && { expected: withChange(before, change) }) });
  showPending();
  entry.tell({ state: 'done', id });
}

/** A lost answer is looked for in the cart itself: nothing is sent twice, and what has happened is not rolled back. */
async function findOut(entry: Queued, change: CartChange, before: Cart | null, error: ApiError): Promise<void> {
  if (mayHaveArrived(error)) {
    await loadCart();
    const { base } = usePortal.getState().cart;
    if (base !== null && base !== before && tookEffect(before, base, change)) { settle(entry, change, before, null); return; }
  }
  giveUp(entry, { state: 'failed', error });
}

async function sendNext(entry: Queued): Promise<void> {
  const change = resolved(entry.change);
  const before = usePortal.getState().cart.base;
  const sent = await send(change, entry.owner);
  if (sent === null) { giveUp(entry, { state: 'failed', error: new ApiError('aborted', 'cart', 'Another write of the cart is under way') }); return; }
  switch (sent.state) {
    case 'done':
      { settle(entry, change, before, sent.data); return; }
    case 'refused':
      if (sent.refusal.reason === 'duplicate' && change.kind === 'add') {
        putCart({ duplicates: [...usePortal.getState().cart.duplicates, String(change.eventId)] });
      }
      { giveUp(entry, sent); return; }
    case 'failed':
      return findOut(entry, change, before, sent.error);
    default:
      return sent satisfies never;
  }
}

async function run(): Promise<void> {
  if (running) return;
  running = true;
  for (let entry = queue[0]; entry !== undefined; entry = queue[0]) await sendNext(entry);
  running = false;
}

/** Shows a change at once and sends it in its turn; a refusal takes it back. Never throws. */
export function changeCart(change: CartChange, owner: HTMLElement): Promise<CartChanged> {
  return new Promise((tell) => {
    queue.push({ change, owner, tell });
    showPending();
    void run();
  });
}

/** An id for what the backend has not named yet. */
export function temporaryId(): string {
  last += 1;
  return `new-${last}`;
}

/** Puts an event into the cart, unless it is on its way there. @returns null when nothing was sent */
export function addToCart(eventId: Id, event: PortalEvent | null, type: OrderType, owner: HTMLElement): Promise<CartChanged> | null {
  if (queue.some(({ change }) => change.kind === 'add' && sameId(change.eventId, eventId))) return null;
  return changeCart({ kind: 'add', temporaryId: temporaryId(), eventId, event, type }, owner);
}

/** Adds participants to an entry, in their order. @param itemId of the entry, which may still be temporary */
export function addParticipants(itemId: Id, recipients: readonly RecipientInput[], owner: HTMLElement): Promise<CartChanged[]> {
  return Promise.all(recipients.map((recipient) => changeCart({ kind: 'recipientAdd', temporaryId: temporaryId(), itemId, recipient }, owner)));
}

/** Forgets what waits; for tests. */
export function resetCartWrites(): void {
  queue.length = 0;
  realIds.clear();
  running = false;
}
