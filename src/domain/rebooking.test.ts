import * as v from "valibot";
import { expect, it } from "vitest";
import { buildEvent } from "#test/build.ts";
import { cartSchema, type Cart } from "./entities/cart.ts";
import { linesOf } from "./order-lines.ts";
import { extraCents, isUnfinished, leavingChanges, movedCount, rebookingOf, rebookingSchema } from "./rebooking.ts";

const event = (eventId: number, price: number, priceParticipantTwo: number) => ({
  eventId,
  title: `Termin ${eventId}`,
  content: { prices: [{ price, priceParticipantTwo }] },
});
const entry = (itemId: number, eventId: number, ...people: string[]) => ({
  itemId,
  type: "booking",
  event: event(eventId, 1290, 1190),
  recipients: people.map((lastname, index) => ({ recipientId: itemId * 10 + index, firstname: "Eva", lastname })),
});
const cart = (...items: object[]): Cart => v.parse(cartSchema, { cartId: "c", version: 1, items });

const start = cart(entry(1, 100, "A", "B", "C"));
const all = linesOf(start);
const to = buildEvent(event(200, 1390, 1250));
const move = rebookingOf(all, to);
if (move === null) throw new Error("Nothing moves");

it("survives being kept, with all that was typed", () =>
  expect(v.parse(rebookingSchema, JSON.parse(JSON.stringify(move)))).toEqual(move));

it.each([
  ["before it begins", start, 0, true],
  ["half-way", cart(entry(1, 100, "A", "B", "C"), entry(2, 200, "A")), 1, true],
  ["when the old entry is still to be left", cart(entry(1, 100, "A", "B", "C"), entry(2, 200, "A", "B", "C")), 3, true],
  ["at the end", cart(entry(2, 200, "C", "B", "A")), 3, false],
  ["when the customer took all out meanwhile", cart(), 0, false],
])("%s", (_when, now, moved, unfinished) =>
  expect([movedCount(move, now), isUnfinished(move, now)]).toEqual([moved, unfinished]),
);

it("leaves with the last of its people the entry itself, else one by one", () => {
  expect(leavingChanges(move, start)).toEqual([{ kind: "delete", itemId: 1 }]);
  const two = rebookingOf(all.slice(1), to);
  if (two === null) throw new Error("Nothing moves");
  expect(leavingChanges(two, start)).toEqual([
    { kind: "recipientDelete", itemId: 1, recipientId: 11 },
    { kind: "recipientDelete", itemId: 1, recipientId: 12 },
  ]);
  expect(leavingChanges(move, cart())).toEqual([]);
});

it.each([
  ["all of a group", all, cart(), 3 * (125_000 - 119_000)],
  ["one of it, who pays more alone than in the group", all.slice(0, 1), cart(), 139_000 - 119_000],
  [
    "one who makes it cheaper for those who are there",
    all.slice(0, 1),
    cart({ ...entry(9, 200, "D"), event: event(200, 1390, 1250) }),
    2 * 125_000 - 139_000 - 119_000,
  ],
])("costs %s the difference in cents", (_who, lines, now, cents) => expect(extraCents(lines, to, now)).toBe(cents));

it("says nothing of a price that nobody knows", () =>
  expect(extraCents(all, buildEvent({ eventId: 3 }), cart())).toBeNull());
it("moves nobody to a date without a number", () => expect(rebookingOf(all, buildEvent({}))).toBeNull());

it.each([
  [{ isOnlineEvent: true }, null],
  [{ hotel: { id: 3, name: "Seehotel" }, startDate: "2026-05-11", endDate: "2026-05-13" }, "mitNacht_VP"],
])("takes night and board along as far as the other date has them: %j", (more, option) => {
  const [one] = all;
  if (one === undefined) throw new Error("Nobody is there");
  const line = { ...one, recipient: { ...one.recipient, hotelOverNightOption: "mitNacht_VP" } };
  const moved = rebookingOf([line], buildEvent({ eventId: 4, ...more }));
  expect(moved?.people[0]?.recipient.hotelOverNightOption).toBe(option);
});
