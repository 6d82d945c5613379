import { useRef, useState } from "react";
import { bothResults, keepOrder, keptOrderSchema, resultOfKept, type KeptOrder } from "#domain/kept-order.ts";
import type { OrderResult } from "#domain/order-outcome.ts";
import type { CustomerType } from "#state/data-layer.ts";
import { useVisitDraft } from "#state/visit.ts";
import { currentStep } from "./use-step.ts";

/** The orders of this visit that were sent before the page was loaded. */
export interface SentBefore {
  /** Whose they are is not known yet. */
  readonly isAsking: boolean;
  /** Null for none, and where the page begins another one. */
  readonly order: KeptOrder | null;
  /** Whether there is one, shown or not. */
  readonly isKept: boolean;
  /** Notes how an order stands that is sent now. */
  readonly note: (result: OrderResult, customerType: CustomerType) => void;
  /** Another order has begun: what was sent in an earlier one is no part of its result. */
  readonly begin: () => void;
  /** Shows what is kept although the page began with the address. */
  readonly show: () => void;
}

/** A page that is loaded at the address begins another order; one that is loaded later goes on with what was sent. */
export function useSentBefore(): SentBefore {
  const [isNew, setNew] = useState(() => currentStep() === "adresse");
  const draft = useVisitDraft(":sent", keptOrderSchema);
  const hasNoted = useRef(false);
  const saved = draft.state === "ready" ? draft.saved : null;
  const order = isNew ? null : saved;
  const note = (result: OrderResult, customerType: CustomerType): void => {
    if (draft.state === "waiting") return;
    hasNoted.current = true;
    const all = order === null ? result : bothResults(resultOfKept(order, result.lines), result);
    draft.keep(keepOrder(all, customerType));
  };
  const begin = (): void => {
    if (isNew && !hasNoted.current && draft.state === "ready") draft.drop();
  };
  return {
    isAsking: !isNew && draft.state === "waiting",
    order,
    isKept: saved !== null && saved.people.length > 0,
    note,
    begin,
    show: () => setNew(false),
  };
}
