import { useRef, useState } from "react";
import * as v from "valibot";
import { sameId } from "#domain/cart.ts";
import { isBinding, type OrderLine } from "#domain/order-lines.ts";
import { bookedCents } from "#domain/order-outcome.ts";
import type { CustomerType } from "#state/data-layer.ts";
import { boughtOf } from "#state/purchase.ts";
import { useVisitDraft } from "#state/visit.ts";
import { entryTitle } from "#widgets/shared/cart/entry-title.ts";
import { personName } from "#widgets/shared/cart/person-name.ts";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";
import { currentStep } from "./use-step.ts";

const known = v.nullable(v.string());
const sentSchema = v.array(
  v.object({
    recipientId: v.union([v.string(), v.number()]),
    /** As they stand on the page. */
    name: v.optional(v.string(), ""),
    heading: v.string(),
    period: v.optional(known, null),
    /** Whether it is to be paid. */
    isBinding: v.optional(v.boolean(), true),
    customerType: v.picklist(["Gast", "Kunde"]),
    bought: v.object({ bookingNumber: known, title: known, cents: v.nullable(v.number()) }),
  }),
);

/**
 * Somebody whom an order was sent for, as they were confirmed last; kept as what is typed is, for its owner and until
 * they log out.
 */
export type Sent = v.InferOutput<typeof sentSchema>[number];

/** Whom orders of this visit were sent for before the page was loaded. */
export interface SentBefore {
  /** Whose they are is not known yet. */
  readonly isAsking: boolean;
  readonly people: readonly Sent[];
  /** Notes whom an order is sent for now. */
  readonly note: (lines: readonly OrderLine[], customerType: CustomerType) => void;
  /** Another order has begun: what was sent in an earlier one is no part of its result. */
  readonly begin: () => void;
}

const sentOf = (line: OrderLine, customerType: CustomerType): Sent => ({
  recipientId: line.recipientId,
  name: personName(line.recipient),
  heading: entryTitle(line.item),
  period: line.item.event === null ? null : eventPeriod(line.item.event),
  isBinding: isBinding(line.item),
  customerType,
  bought: { ...boughtOf(line.item.event, bookedCents(line)) },
});

/** A page that is loaded at the address begins another order; one that is loaded later goes on with what was sent. */
export function useSentBefore(): SentBefore {
  const [isNew] = useState(() => currentStep() === "adresse");
  const draft = useVisitDraft(":sent", sentSchema);
  const hasNoted = useRef(false);
  const people = isNew || draft.state === "waiting" ? [] : (draft.saved ?? []);
  const note = (lines: readonly OrderLine[], customerType: CustomerType): void => {
    if (draft.state === "waiting") return;
    hasNoted.current = true;
    const others = people.filter((person) => !lines.some(({ recipientId }) => sameId(recipientId, person.recipientId)));
    draft.keep([...others, ...lines.map((line) => sentOf(line, customerType))]);
  };
  const begin = (): void => {
    if (isNew && !hasNoted.current && draft.state === "ready") draft.drop();
  };
  return { isAsking: !isNew && draft.state === "waiting", people, note, begin };
}
