import type { OrderState } from '#domain/entities/cart.ts';
import type { Id } from '#domain/entities/fields.ts';
import { sameId } from './cart.ts';

/** Why a participant was refused (contract-public section 3); any other word reads as a failure. */
export const refusalReasons = ['soldOut', 'closed', 'duplicate', 'changed'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/**
 * What became of one participant's `checkout`. `lost`: the answer did not arrive, so that it may have been ordered;
 * nothing is sent before `orderState` has told. `failed`: known not to be ordered, may be tried again by itself.
 */
export type OrderStep = 'waiting' | 'sending' | 'lost' | 'failed' | 'booked' | 'converted' | 'soldOut' | 'closed' | 'changed';

export interface OrderEntry {
  readonly recipientId: Id;
  readonly step: OrderStep;
}

/** How a `checkout` was answered; status 0 when no answer came. */
export interface CheckoutAnswer {
  readonly status: number;
  /** Of a 409. */
  readonly reason?: string | null;
}

/** The reason of a refusal as far as it is one we know. */
export function refusalReason(reason: string | null): RefusalReason | null {
  return refusalReasons.find((known) => known === reason) ?? null;
}

/** What an answer makes of a participant: 200 is booked whatever its body, 409 `duplicate` reads as 403 (contract-public sections 2 and 4). */
export function stepAfter({ status, reason = null }: CheckoutAnswer): OrderStep {
  if (status === 200) return 'booked';
  if (status === 403) return 'converted';
  if (status === 0 || status >= 500 || (status > 200 && status < 400)) return 'lost';
  if (status !== 409) return 'failed';
  const known = refusalReason(reason);
  return known === 'duplicate' ? 'converted' : (known ?? 'failed');
}

/** Booked or converted: never sent again, reloads of the page included. */
export const isOrdered = (step: OrderStep): boolean => step === 'booked' || step === 'converted';

/** The outcome is known after 200, 403 and 409: the next try has a new idempotency key (contract-public section 2). */
export const endsIntent = ({ status }: CheckoutAnswer): boolean => status === 200 || status === 403 || status === 409;

/** What a page finds that was left in the middle: what was on its way may have arrived. */
export function resumed(entries: readonly OrderEntry[]): OrderEntry[] {
  return entries.map((entry) => (entry.step === 'sending' ? { ...entry, step: 'lost' } : entry));
}

/** The entries after `orderState` has answered; participants it does not name stay lost. */
export function lookedUp(entries: readonly OrderEntry[], states: readonly OrderState[]): OrderEntry[] {
  return entries.map((entry) => {
    const state = states.find(({ recipientId }) => sameId(recipientId, entry.recipientId));
    if (state?.ordered == null || isOrdered(entry.step)) return entry;
    if (state.ordered) return { ...entry, step: 'booked' };
    return entry.step === 'lost' ? { ...entry, step: 'failed' } : entry;
  });
}

/** What an order does next. */
export type OrderMove =
  | { readonly move: 'look-up'; readonly recipientIds: readonly Id[] }
  | { readonly move: 'send'; readonly recipientId: Id }
  /** A price, date or hotel has changed: the customer has to confirm first. */
  | { readonly move: 'confirm' }
  | { readonly move: 'end' };

/** One participant after the other; lost answers are looked up before anything else is sent. */
export function nextMove(entries: readonly OrderEntry[]): OrderMove {
  const lost = entries.filter(({ step }) => step === 'lost').map(({ recipientId }) => recipientId);
  if (lost.length > 0) return { move: 'look-up', recipientIds: lost };
  if (entries.some(({ step }) => step === 'changed')) return { move: 'confirm' };
  const next = entries.find(({ step }) => step === 'waiting');
  return next === undefined ? { move: 'end' } : { move: 'send', recipientId: next.recipientId };
}

/** The entries with one of them in another step. */
export function withStep(entries: readonly OrderEntry[], recipientId: Id, step: OrderStep): OrderEntry[] {
  return entries.map((entry) => (sameId(entry.recipientId, recipientId) ? { ...entry, step } : entry));
}
