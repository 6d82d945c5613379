import { useRef, useState } from "react";
import { sameId } from "#domain/cart.ts";
import type { Cart } from "#domain/entities/cart.ts";
import { linesNow, linesOf, type OrderLine } from "#domain/order-lines.ts";
import { ordererOf } from "#domain/kept-order.ts";
import type { Orderer, OrderResult } from "#domain/order-outcome.ts";
import { isOrdered, stepIn, type OrderStep } from "#domain/order-run.ts";
import { useAnchor } from "#state/anchor.ts";
import { forgetOrdered, runOrder, type OrderProgress } from "#state/order.ts";
import { useSessionClaim } from "#state/session.ts";
import { usePortal } from "#state/store.ts";
import { useVisitor } from "#state/visitor.ts";
import type { SentBefore } from "./use-sent.ts";

const nothing: OrderProgress = { lines: [], entries: [], refusals: new Map(), numbers: new Map(), error: null };

/** An order from its button to the last outcome. */
export interface Order {
  readonly progress: OrderProgress;
  /** The same as its page shows it. */
  readonly result: OrderResult;
  readonly isRunning: boolean;
  /** Something has changed, and the customer has to look at it before anything more is sent. */
  readonly mustConfirm: boolean;
  /** Begins with the participants of a cart; those that have an outcome already are not sent again. */
  readonly begin: (cart: Cart) => void;
  /** Sends those again that stand at this step: one of them, or all. */
  readonly again: (step: OrderStep, line?: OrderLine) => void;
  /** Goes on with prices, dates and hotels as the cart says them now. */
  readonly confirm: (cart: Cart) => void;
}

/** @param note told how an order stands, from its beginning on */
export function useOrder(note: SentBefore["note"]): Order {
  const owner = useAnchor();
  const visitor = useVisitor();
  const [progress, setProgress] = useState(nothing);
  const [isRunning, setRunning] = useState(false);
  const [orderer, setOrderer] = useState<Orderer | null>(null);
  const busy = useRef(false);
  useSessionClaim(progress.error);
  const customerType = visitor.state === "customer" ? "Kunde" : "Gast";
  const { lines, entries } = progress;
  const run = async (from: OrderProgress): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const by = ordererOf(usePortal.getState().cart.base?.options ?? null) ?? orderer;
    const put = (next: OrderProgress): void => {
      setProgress(next);
      note({ ...next, orderer: by }, customerType);
    };
    setRunning(true);
    setOrderer(by);
    put(from);
    await runOrder(from, { owner, customerType, onProgress: put });
    forgetOrdered(from.lines.map(({ item }) => item));
    busy.current = false;
    setRunning(false);
  };
  const begin = (cart: Cart): void => {
    const added = linesOf(cart);
    // What became of those who are not in the cart any more goes on standing on the page.
    const kept = lines.filter(
      ({ recipientId }) =>
        [...added].every((line) => !sameId(line.recipientId, recipientId)) &&
        (isOrdered(stepIn(entries, recipientId)) || stepIn(entries, recipientId) === "failed"),
    );
    const all = [...kept, ...added.map((line) => knownLine(line))];
    void run({
      ...nothing,
      numbers: progress.numbers,
      lines: all,
      entries: all.map(({ recipientId }) => {
        const step = stepIn(entries, recipientId);
        const isKept = isOrdered(step) || kept.some((line) => sameId(line.recipientId, recipientId));
        return { recipientId, step: isKept ? step : "waiting" };
      }),
    });
  };
  /** Who is ordered already stays as they were ordered. */
  const knownLine = (line: OrderLine): OrderLine =>
    isOrdered(stepIn(entries, line.recipientId))
      ? (lines.find(({ recipientId }) => sameId(recipientId, line.recipientId)) ?? line)
      : line;
  const again = (step: OrderStep, line?: OrderLine): void => {
    const isMeant = (entry: OrderProgress["entries"][number]): boolean =>
      entry.step === step && (line === undefined || sameId(entry.recipientId, line.recipientId));
    void run({
      ...progress,
      entries: entries.map((entry) => (isMeant(entry) ? { ...entry, step: "waiting" } : entry)),
    });
  };
  const confirm = (cart: Cart): void =>
    void run({
      ...progress,
      lines: lines.map((line) =>
        isOrdered(stepIn(entries, line.recipientId)) ? line : (linesNow([line], cart)[0] ?? line),
      ),
      entries: entries.map((entry) => (entry.step === "changed" ? { ...entry, step: "waiting" } : entry)),
    });
  const mustConfirm = !isRunning && entries.some(({ step }) => step === "changed");
  return { progress, result: { ...progress, orderer }, isRunning, mustConfirm, begin, again, confirm };
}
