import * as v from "valibot";
import { bookingChoice } from "./booking-options.ts";
import { recipientInput, sameId, type CartChange } from "./cart.ts";
import { orderTypeOf, orderTypes, type Cart, type CartItem, type OrderType } from "./entities/cart.ts";
import { eventSchema, type PortalEvent } from "./entities/event.ts";
import { lineCents, type OrderLine } from "./order-lines.ts";
import { eventPrice } from "./money.ts";
import { missingOf } from "./undo-plan.ts";

const idSchema = v.union([v.string(), v.number()]);

/**
 * People who move from an entry to another date with all that was typed of them (contract-public section 7). It is kept
 * until it is done, so that what ended half-way can be taken up again.
 */
export const rebookingSchema = v.object({
  /** The entry that they leave. */
  itemId: idSchema,
  type: v.picklist(orderTypes),
  to: eventSchema,
  people: v.array(
    v.object({
      recipientId: idSchema,
      recipient: v.object({
        salutation: v.string(),
        firstname: v.string(),
        lastname: v.string(),
        hotelOverNightOption: v.nullable(v.string()),
        hotelOptionVegetarian: v.boolean(),
        hotelOptionWheelchair: v.boolean(),
        comment: v.nullable(v.string()),
      }),
    }),
  ),
});
export type Rebooking = v.InferOutput<typeof rebookingSchema>;

/** What somebody has chosen, as far as the other date offers it, as no night online. */
function optionAt(to: PortalEvent, chosen: string | null): string | null {
  const { options, preselected } = bookingChoice(to);
  return options.some((option) => option === chosen) ? chosen : preselected;
}

/** The move of participants of one entry to another date; null where the entry is none that the backend knows. */
export function rebookingOf(lines: readonly OrderLine[], to: PortalEvent): Rebooking | null {
  const [first] = lines;
  if (first?.item.itemId == null || to.eventId === null) return null;
  return {
    itemId: first.item.itemId,
    type: orderTypeOf(first.item),
    to,
    people: lines.map(({ recipientId, recipient }) => ({
      recipientId,
      recipient: { ...recipientInput(recipient), hotelOverNightOption: optionAt(to, recipient.hotelOverNightOption) },
    })),
  };
}

const leftEntry = ({ itemId }: Rebooking, { items }: Pick<Cart, "items">): CartItem | undefined =>
  items.find((item) => sameId(item.itemId, itemId));

const stillThere = ({ people }: Rebooking, entry: CartItem): Rebooking["people"] =>
  people.filter(({ recipientId }) => entry.recipients.some((person) => sameId(person.recipientId, recipientId)));

const entryAt = (to: PortalEvent, type: OrderType, items: readonly CartItem[]): CartItem | undefined =>
  items.find((item) => sameId(item.event?.eventId ?? null, to.eventId) && orderTypeOf(item) === type);

/** How many of a move's people the entry of the new date has. */
export function movedCount({ people, to, type }: Rebooking, { items }: Pick<Cart, "items">): number {
  const entry = entryAt(to, type, items);
  const missing = missingOf(
    people.map(({ recipient }) => recipient),
    entry?.recipients ?? [],
  );
  return people.length - missing.length;
}

/** Whether somebody of a move still stands in the entry that was to be left. */
export function isUnfinished(rebooking: Rebooking, cart: Pick<Cart, "items">): boolean {
  const entry = leftEntry(rebooking, cart);
  return entry !== undefined && stillThere(rebooking, entry).length > 0;
}

/** What takes a move's people out of the entry that they leave; the entry goes with the last of them. */
export function leavingChanges(rebooking: Rebooking, cart: Pick<Cart, "items">): CartChange[] {
  const entry = leftEntry(rebooking, cart);
  if (entry === undefined) return [];
  const leaving = stillThere(rebooking, entry);
  if (leaving.length === entry.recipients.length) return [{ kind: "delete", itemId: rebooking.itemId }];
  return leaving.map(({ recipientId }) => ({ kind: "recipientDelete", itemId: rebooking.itemId, recipientId }));
}

/**
 * Cents that an order costs more once participants move to another date, against what they were confirmed at; less is
 * negative. Those who stand at that date already count for the tier, and pay by it too. Null where a price is not
 * known.
 */
export function extraCents(
  lines: readonly OrderLine[],
  to: PortalEvent,
  { items }: Pick<Cart, "items">,
): number | null {
  const [first] = lines;
  if (first === undefined) return 0;
  const there = entryAt(to, orderTypeOf(first.item), items)?.recipients.length ?? 0;
  const together = eventPrice(to, there + lines.length);
  const alone = there === 0 ? 0 : (eventPrice(to, there)?.sum ?? null);
  const before = lines.map(lineCents);
  if (together === null || alone === null || before.includes(null)) return null;
  return together.sum - alone - before.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
