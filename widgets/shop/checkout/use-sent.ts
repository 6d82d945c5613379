import { useState } from 'react';
import * as v from 'valibot';
import { sameId } from '#domain/cart.ts';
import { entryPrice } from '#domain/cart-sums.ts';
import { useVisitDraft } from '#state/visit.ts';
import { entryTitle } from '#widgets/shared/cart/entry-title.ts';
import type { OrderLine } from './order.ts';
import { currentStep } from './use-step.ts';

const sentSchema = v.array(v.object({ recipientId: v.union([v.string(), v.number()]), title: v.string(), cents: v.number() }));

/** Somebody whom an order was sent for: who they are is kept nowhere, only their id, the event and what they pay. */
export type Sent = v.InferOutput<typeof sentSchema>[number];

/** Whom orders of this visit were sent for before the page was loaded. */
export interface SentBefore {
  /** Whose they are is not known yet. */
  readonly isAsking: boolean;
  readonly people: readonly Sent[];
  /** Notes whom an order is sent for now. */
  readonly note: (lines: readonly OrderLine[]) => void;
}

const sentOf = ({ recipientId, item }: OrderLine): Sent => ({ recipientId, title: entryTitle(item), cents: entryPrice(item)?.each ?? 0 });

/** A page that is loaded at the address begins another order; one that is loaded later goes on with what was sent. */
export function useSentBefore(): SentBefore {
  const [isNew] = useState(() => currentStep() === 'adresse');
  const draft = useVisitDraft(':sent', sentSchema);
  const people = isNew || draft.state === 'waiting' ? [] : draft.saved ?? [];
  const note = (lines: readonly OrderLine[]): void => {
    if (draft.state === 'waiting') return;
    const others = people.filter((person) => !lines.some(({ recipientId }) => sameId(recipientId, person.recipientId)));
    draft.keep([...others, ...lines.map(sentOf)]);
  };
  return { isAsking: !isNew && draft.state === 'waiting', people, note };
}
