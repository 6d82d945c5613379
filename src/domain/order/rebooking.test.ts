import * as v from "valibot";
import { expect, it } from "vitest";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { buildEvent } from "#test/support/entities.ts";
import { linesOf } from "./order-people.ts";
import { extraCents } from "./rebooking.ts";

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
