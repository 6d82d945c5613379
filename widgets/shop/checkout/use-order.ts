import { useRef, useState } from 'react';
import type { Cart } from '#domain/entities/cart.ts';
import { sameId } from '#domain/cart.ts';
import { isOrdered, type OrderStep } from '#domain/order-run.ts';
import { useAnchor } from '#state/anchor.ts';
import { forgetOrdered, runOrder, type OrderProgress } from '#state/order.ts';
import { useSessionClaim } from '#state/session.ts';
import { usePortal } from '#state/store.ts';
import { useVisitor } from '#state/visitor.ts';
import { currentLines, linesOf, type OrderLine } from './order.ts';
import type { SentBefore } from './use-sent.ts';

const nothing: OrderProgress = { entries: [], refusals: new Map(), error: null };

/** An order from its button to the last outcome. */
export interface Order {
  readonly lines: readonly OrderLine[];
  readonly progress: OrderProgress;
  readonly isRunning: boolean;
  /** Begins with the participants of a cart; those that have an outcome already are not sent again. */
  readonly begin: (cart: Cart) => void;
  /** Sends those again that stand at this step: one of them, or all. */
  readonly again: (step: OrderStep, line?: OrderLine) => void;
}

/** @param note told whom an order is sent for */
export function useOrder(note: SentBefore['note']): Order {
  const owner = useAnchor();
  const visitor = useVisitor();
  const shown = usePortal(({ cart }) => cart.shown);
  const [started, setStarted] = useState<readonly OrderLine[]>([]);
  const [progress, setProgress] = useState(nothing);
  const [isRunning, setRunning] = useState(false);
  const busy = useRef(false);
  useSessionClaim(progress.error);
  const customerType = visitor.state === 'customer' ? 'Kunde' : 'Gast';
  const run = async (lines: readonly OrderLine[], from: OrderProgress): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setStarted(lines);
    note(lines, customerType);
    await runOrder(from, {
      owner, customerType, onProgress: setProgress,
      lineOf: (recipientId) => currentLines(lines, usePortal.getState().cart.base).find((line) => sameId(line.recipientId, recipientId)),
      groupSize: (item) => lines.filter((line) => sameId(line.item.itemId, item.itemId)).length,
    });
    forgetOrdered(lines.map(({ item }) => item));
    busy.current = false;
    setRunning(false);
  };
  const begin = (cart: Cart): void => {
    const lines = linesOf(cart);
    const known = (line: OrderLine): OrderStep => progress.entries.find((entry) => sameId(entry.recipientId, line.recipientId))?.step ?? 'waiting';
    // What became of those who are not in the cart any more goes on standing on the page.
    const ordered = started.filter((line) => isOrdered(known(line)) && lines.every(({ recipientId }) => !sameId(recipientId, line.recipientId)));
    const all = [...ordered, ...lines];
    void run(all, { ...nothing, entries: all.map((line) => ({ recipientId: line.recipientId, step: isOrdered(known(line)) ? known(line) : 'waiting' })) });
  };
  const again = (step: OrderStep, line?: OrderLine): void => {
    const isMeant = (entry: OrderProgress['entries'][number]): boolean => entry.step === step && (line === undefined || sameId(entry.recipientId, line.recipientId));
    void run(started, { ...progress, entries: progress.entries.map((entry) => (isMeant(entry) ? { ...entry, step: 'waiting' } : entry)) });
  };
  return { lines: currentLines(started, shown), progress, isRunning, begin, again };
}
