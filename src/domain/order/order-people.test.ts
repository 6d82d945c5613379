import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isRequest, cartSchema, type Cart } from "#domain/entities/cart.ts";
import { lineCents } from "#domain/event/money.ts";
import { linesSum, nextSum, outcomeOf } from "./order-outcome.ts";
import {
  isOrdered,
  lineChanges,
  lineIn,
  linesOf,
  nextPerson,
  orderStepAfter,
  orderStepNow,
  waitingPerson,
  type CheckoutEnd,
  type OrderPerson,
  type OrderStep,
} from "./order-people.ts";
import { addressIn, isAddressComplete, withSeen } from "./orderable.ts";

type Fields = Record<string, unknown>;
const prices = (...[price, priceParticipantTwo, priceParticipantThree]: number[]): Fields => ({
  prices: [{ price, priceParticipantTwo, priceParticipantThree }],
});
const entry = (itemId: number, people: number[], content: Fields, more: Fields = {}): Fields => ({
  itemId,
  type: "booking",
  event: { eventId: itemId * 100, title: `Seminar ${itemId}`, content },
  recipients: people.map((recipientId) => ({ recipientId, firstname: "Eva", lastname: `N${recipientId}` })),
  ...more,
});
const cart = (...items: Fields[]): Cart => v.parse(cartSchema, { cartId: "c", version: 1, items });

const before = prices(1290, 1190, 1090);
const after = prices(1490, 1390, 1290);
const three = cart(entry(1, [11, 12, 13], before));
const lines = linesOf(three);
/** The first is booked and out of the cart, and the price has risen since. */
const two = cart(entry(1, [12, 13], after));
/** The lines as a cart of two has them. */
const linesNow = lines.map((line) => lineIn(line, two) ?? line);

describe("the price of a participant", () => {
  it.each([
    ["of a group", lines, [109_000, 109_000, 109_000]],
    ["of a group of which one has left the cart", linesNow, [109_000, 129_000, 129_000]],
    ["that nobody knows", linesOf(cart(entry(1, [11], {}))), [null]],
  ])("is that of all who are ordered together, %s", (_what, of, expected) =>
    expect(of.map(lineCents)).toEqual(expected),
  );

  it("that has changed stands beside the one that was confirmed, at the same number of people", () =>
    expect(lineChanges(lines, two)).toMatchObject([{ before: { price: 109_000 }, after: { price: 129_000 } }]));

  it.each([
    ["people who left the cart", lines, cart()],
    ["a tier that is reached by fewer people", lines, cart(entry(1, [13], before))],
    ["another entry", lines, cart(entry(1, [11, 12, 13], before), entry(2, [21], after))],
  ])("has not changed by %s", (_what, of, now) => expect(lineChanges(of, now)).toEqual([]));
});

it("takes the name that the cart has now, and leaves price and group as they were confirmed", () => {
  const [, second] = lines;
  const renamed = cart(entry(1, [12, 13], after, { recipients: [{ recipientId: 12, lastname: "Anders" }] }));
  expect(second && lineIn(second, renamed)).toMatchObject({ recipient: { lastname: "Anders" } });
});

describe("what an order has come to", () => {
  const mixed = [...linesNow, ...linesOf(cart(entry(2, [21], before, { type: "waitingList" })))];
  const people = (...given: OrderStep[]): OrderPerson[] =>
    mixed.map((line, index) => ({ ...waitingPerson(line), step: given[index] ?? "waiting" }));
  it.each<[string, OrderStep[], number]>([
    ["all are booked, two at a price that was confirmed later", ["booked", "booked", "booked", "booked"], 367_000],
    ["one is sold out, and two pay the tier of two", ["booked", "soldOut", "booked"], 258_000],
    ["one was booked before", ["converted", "booked", "booked"], 278_000],
    ["nobody is booked", ["closed", "failed", "changed", "booked"], 0],
  ])("has a sum of those who were booked and nobody else: %s", (_what, given, sum) =>
    expect(outcomeOf(people(...given)).sum).toBe(sum),
  );

  it("tells apart who is booked, asked for, booked before and open", () => {
    const ids = (of: readonly { readonly recipientId: unknown }[]) => of.map(({ recipientId }) => recipientId);
    const outcome = outcomeOf(people("booked", "converted", "soldOut", "booked"));
    expect([outcome.booked, outcome.requested, outcome.bookedBefore, outcome.open].map(ids)).toEqual([
      [11],
      [21],
      [12],
      [13],
    ]);
  });

  it("says that a price differs from what was shown, and takes what the backend names", () => {
    const [first, ...others] = people("booked", "booked", "booked", "booked");
    expect(outcomeOf(people("booked", "booked", "booked")).isOtherPrice).toBe(false);
    expect(outcomeOf(people("booked", "soldOut", "booked")).isOtherPrice).toBe(true);
    expect(outcomeOf(first === undefined ? [] : [{ ...first, price: 55_555 }, ...others])).toMatchObject({
      sum: 55_555 + 258_000,
      isOtherPrice: true,
    });
  });

  it("says what the next press costs", () =>
    expect(nextSum(people("booked", "changed", "waiting", "waiting"))).toBe(258_000));
});

it.each([
  ["booking", 99_000, false],
  ["reservation", 0, true],
  ["waitingList", 0, true],
])("an entry of type %s costs %i cents", (type, sum, request) => {
  const { items } = cart(entry(1, [11], prices(990), { type }));
  expect([linesSum(linesOf({ items })).sum, isRequest(items)]).toEqual([sum, request]);
});

describe("what the customer has seen", () => {
  const seen = cart(entry(1, [11], before)).items;
  it("stays the same while nothing joins", () => expect(withSeen(seen, cart(entry(1, [11], after)))).toBe(seen));
  it("takes in what joins", () =>
    expect(withSeen(seen, cart(entry(1, [11], after), entry(2, [21], after))).map(({ itemId }) => itemId)).toEqual([
      1, 2,
    ]));
  it("knows an entry again that has got another id", () => {
    const now = cart(entry(9, [91], after, { event: { eventId: 100, content: after } }));
    expect(withSeen(seen, now)).toMatchObject([{ itemId: 1 }, { itemId: 9, event: { content: before } }]);
  });
});

describe("an address", () => {
  const fields = [
    "company",
    "street",
    "streetNumber",
    "postalCode",
    "city",
    "salutation",
    "firstname",
    "lastname",
    "phone",
    "email",
    "message",
  ];
  const filled = (...without: string[]) =>
    v.parse(cartSchema, {
      items: [],
      options: Object.fromEntries(fields.map((name) => [name, without.includes(name) ? " " : "x"])),
    }).options;
  const empty = v.parse(cartSchema, { items: [], options: {} }).options;
  it.each([
    ["nothing", null, false, false],
    ["an empty object", empty, false, false],
    ["everything", filled(), true, true],
    ["everything but the message", filled("message"), true, true],
    ["no city", filled("city"), true, false],
  ])("of %s", (_what, options, isThere, isComplete) =>
    expect([addressIn(options) !== null, isAddressComplete(options)]).toEqual([isThere, isComplete]),
  );
});

const run = (...steps: OrderStep[]) => steps.map((step, index) => ({ id: index + 1, step }));
const refused = (reason: string | null): CheckoutEnd => ({ state: "refused", refusal: { reason } });

it.each<[CheckoutEnd, OrderStep]>([
  [{ state: "done" }, "booked"],
  [{ state: "refused", refusal: "converted" }, "converted"],
  [refused("duplicate"), "converted"],
  [refused("soldOut"), "soldOut"],
  [refused("closed"), "closed"],
  [refused("changed"), "changed"],
  [refused("else"), "failed"],
  [refused(null), "failed"],
  [{ state: "failed", error: { kind: "network", status: 0 } }, "unknown"],
  [{ state: "failed", error: { kind: "session", status: 401 } }, "waiting"],
  [null, "waiting"],
])("%j makes it %s", (end, step) => expect(orderStepAfter(end)).toBe(step));

it.each<[OrderStep, boolean]>([
  ["booked", true],
  ["converted", true],
  ["failed", false],
  ["soldOut", false],
  ["waiting", false],
])("%s is never sent again: %s", (step, expected) => {
  expect(isOrdered({ step })).toBe(expected);
});

describe("who is sent next", () => {
  it.each<[OrderStep[], number | null]>([
    [["waiting", "waiting"], 1],
    [["booked", "waiting"], 2],
    [["soldOut", "failed", "waiting"], 3],
    [["changed", "waiting"], null],
    [["failed", "booked"], null],
    [[], null],
  ])("of %j", (steps, expected) => expect(nextPerson(run(...steps))?.id ?? null).toBe(expected));
});

it.each<[string, OrderStep, boolean | null, boolean, OrderStep]>([
  ["who is ordered by the backend's word", "sending", true, false, "booked"],
  ["who had been booked before", "converted", true, false, "converted"],
  ["who is neither ordered nor in the cart", "booked", false, false, "gone"],
  ["that a place is gone", "soldOut", false, true, "soldOut"],
  ["no success that the backend denies", "booked", false, true, "waiting"],
  ["no failure that may be sent again", "failed", false, true, "waiting"],
  ["that a booking of before may be sent anew", "converted", false, true, "failed"],
  ["nothing of a booking that the backend does not name", "booked", null, true, "unknown"],
  ["nothing of a failure that it does not name", "failed", null, false, "unknown"],
  ["who was never sent and is still in the cart, whatever it says", "waiting", null, true, "waiting"],
  ["nothing of who was never sent from here and has left the cart", "waiting", null, false, "unknown"],
])("says %s", (_what, step, ordered, isInCart, expected) =>
  expect(orderStepNow(step, ordered, isInCart)).toBe(expected),
);
