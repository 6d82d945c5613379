import { orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import { cartSum, lineCents } from "#domain/event/money.ts";
import { outcomeOf } from "#domain/order/order-outcome.ts";
import type { OrderPerson } from "#domain/order/order-people.ts";
import type { OrderEffect } from "#domain/shop/order-state.ts";
import type { Shop } from "#domain/shop/state.ts";
import { buildEvent } from "#test/support/entities.ts";

/**
 * Price records of the small world's events, in euro: one tier after the other, one that is left out, and a second
 * record, which never counts.
 */
const RECORDS = [
  [{ price: 1 }],
  [{ price: 100, priceParticipantTwo: 90, priceParticipantThree: 80 }],
  [{ price: 200, priceParticipantThree: 150 }],
  [{ price: 50 }, { price: 0 }],
];
/** The bill for each participant of one, two, three and more, in cents: written by hand, not by the rule under test. */
const BILL = [[100], [10_000, 9000, 8000], [20_000, 20_000, 15_000], [5000]];
const RISE = 10;

/** The events, each at both prices. As JSON an event is a number, so that worlds can be compared fast. */
const events = RECORDS.flatMap((records, eventId) =>
  [0, 1].map((raised) => {
    const prices = records.map((record) =>
      Object.fromEntries(Object.entries(record).map(([tier, euro]) => [tier, euro + raised * RISE])),
    );
    const event = buildEvent({ eventId, title: `T${eventId}`, content: { prices } });
    return Object.defineProperty(event, "toJSON", { value: () => eventId + raised / 2 });
  }),
);

/** An event of the small world. @param isRaised whether it costs more than at first */
export const eventOf = (eventId: number, isRaised: boolean): CartItem["event"] =>
  events[eventId * 2 + (isRaised ? 1 : 0)] ?? null;

/** The bill for each of so many participants of an event, in cents. */
export function billed(eventId: unknown, participants: number, isRaised: boolean): number {
  const tiers = BILL[Number(eventId)] ?? [];
  return (tiers[Math.min(participants, tiers.length) - 1] ?? 0) + (isRaised ? RISE * 100 : 0);
}

const isRaised = ({ event }: CartItem): boolean => event === eventOf(Number(event?.eventId), true);

/** The bill for each participant of an entry, in cents; 0 for an event that the page does not know yet. */
const billOf = (item: CartItem, participants = item.recipients.length): number =>
  item.event === null ? 0 : billed(item.event.eventId, participants, isRaised(item));

/** The bill for a booked person: the price that the backend gave, or else the tier of all booked in that entry. */
function billOfBooked(people: readonly OrderPerson[], person: OrderPerson, named: number | undefined): number {
  const { itemId } = person.item;
  const together = people.filter(({ step, item }) => step === "booked" && String(item.itemId) === String(itemId));
  return named ?? billOf(person.item, together.length);
}

const isBooked = ({ step, item }: OrderPerson): boolean => step === "booked" && orderTypeOf(item) === "booking";

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Errors in the sums of a page. @param truth the entries of the backend, if the page should know them */
export function sumFaults(
  { shown, order }: Shop,
  named: (id: unknown) => number | undefined,
  truth: unknown,
): string[] {
  const items = (truth ?? shown?.items ?? []) as readonly CartItem[];
  const due = total(
    items
      .filter((item) => orderTypeOf(item) === "booking")
      .map((item) => (item.recipients.length === 0 ? 0 : billOf(item) * item.recipients.length)),
  );
  const { sum } = cartSum({ items: shown?.items ?? [] });
  const ordered = outcomeOf(order.people).sum;
  const bill = total(
    order.people.filter(isBooked).map((person) => billOfBooked(order.people, person, named(person.recipientId))),
  );
  return [
    ...(sum === due ? [] : [`The cart is said to cost ${sum} and costs ${due}`]),
    ...(ordered === bill ? [] : [`The order is said to cost ${ordered} and costs ${bill}`]),
  ];
}

/** The people whose purchase was reported in a step of the machine. */
export const toldBy = (before: Shop, after: Shop): OrderPerson[] =>
  after.order.people.filter(
    (person) =>
      isBooked(person) &&
      person.purchase === "told" &&
      before.order.people.find(({ recipientId }) => recipientId === person.recipientId)?.purchase !== "told",
  );

/** Errors in the reported prices of purchases. */
export function pushFaults(
  { order: { people } }: Shop,
  told: readonly OrderPerson[],
  { bought }: Extract<OrderEffect, { kind: "push" }>,
  named: (id: unknown) => number | undefined,
): string[] {
  const due = told.map((person) => billOfBooked(people, person, named(person.recipientId)));
  const pushed = bought.map(({ cents }) => cents);
  return pushed.join() === due.join() ? [] : [`Purchases of ${pushed.join()} are told where ${due.join()} is billed`];
}

/** Whether the price shown to a person differs from the bill for the number of people in the entry. */
export const isOtherPrice = (person: OrderPerson, isRaisedNow: boolean): boolean =>
  lineCents(person) !== billed(person.item.event?.eventId, person.item.recipients.length, isRaisedNow);
