import { useState } from 'react';
import * as v from 'valibot';
import { sameId } from '#domain/cart.ts';
import type { CustomerType } from '#state/data-layer.ts';
import { boughtOf, type Bought } from '#state/purchase.ts';
import { useVisitDraft } from '#state/visit.ts';
import { entryTitle } from '#widgets/shared/cart/entry-title.ts';
import type { OrderLine } from './order.ts';
import { currentStep } from './use-step.ts';

const known = v.nullable(v.string());
const sentSchema = v.array(v.object({
  recipientId: v.union([v.string(), v.number()]),
  /** As it stands on the page. */
  heading: v.string(),
  customerType: v.picklist(['Gast', 'Kunde']),
  bought: v.object({ bookingNumber: known, title: known, cents: v.nullable(v.number()) }),
}));

/** Somebody whom an order was sent for: who they are is kept nowhere, only their id and what was bought. */
export type Sent = v.InferOutput<typeof sentSchema>[number];

/** Whom orders of this visit were sent for before the page was loaded. */
export interface SentBefore {
  /** Whose they are is not known yet. */
  readonly isAsking: boolean;
  readonly people: readonly Sent[];
  /** Notes whom an order is sent for now. */
  readonly note: (lines: readonly OrderLine[], customerType: CustomerType) => void;
}

const nothing: Bought = { bookingNumber: null, title: null, cents: null };

const sentOf = ({ recipientId, item }: OrderLine, customerType: CustomerType): Sent =>
  ({ recipientId, heading: entryTitle(item), customerType, bought: item.event === null ? nothing : boughtOf(item.event, Math.max(1, item.recipients.length)) });

/** A page that is loaded at the address begins another order; one that is loaded later goes on with what was sent. */
export function useSentBefore(): SentBefore {
  const [isNew] = useState(() => currentStep() === 'adresse');
  const draft = useVisitDraft(':sent', sentSchema);
  const people = isNew || draft.state === 'waiting' ? [] : draft.saved ?? [];
  const note = (lines: readonly OrderLine[], customerType: CustomerType): void => {
    if (draft.state === 'waiting') return;
    const others = people.filter((person) => !lines.some(({ recipientId }) => sameId(recipientId, person.recipientId)));
    draft.keep([...others, ...lines.map((line) => sentOf(line, customerType))]);
  };
  return { isAsking: !isNew && draft.state === 'waiting', people, note };
}
