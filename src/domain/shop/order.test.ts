import { expect, it } from "vitest";
import { cartOf, entry, person, recipient, serverOf } from "#test/support/shop-machine/server.ts";
import type { OrderCommand } from "./order-state.ts";
import { stepWithOrder } from "./order.ts";
import { emptyShop, type Shop } from "./state.ts";

const PEOPLE = [person(11, recipient("A")), person(12, recipient("B"))];
const cart = cartOf(serverOf({ items: [entry(1, 1, "booking", PEOPLE)] }));
const turn = 0;
const ordered = (shop: Shop, command: OrderCommand): Shop => stepWithOrder(shop, { kind: "order", command })[0];
const stepsOf = ({ order }: Shop): string[] => order.people.map(({ step }) => step);

it.each([
  [500, ["booked", "failed"]],
  [401, ["booked", "waiting"]],
])("waits for who is under way when a guest logs in and the cart cannot be read (%i)", (status, steps) => {
  const guest = stepWithOrder({ ...emptyShop, person: null, base: cart }, { kind: "person", person: null })[0];
  const begun = ordered(ordered(guest, { kind: "begin", cart }), { kind: "reread", isRead: true, turn });
  expect(stepsOf(begun)).toEqual(["sending", "waiting"]);
  const customer = stepWithOrder(begun, { kind: "person", person: "1001" })[0];
  const unread = stepWithOrder(customer, { kind: "readFailed", error: { kind: "status", status } })[0];
  const left = ordered(unread, { kind: "reread", isRead: false, turn });
  expect(left.order.state).toBe("running");
  const sent = { state: "done", data: { orderNumber: null, price: null } } as const;
  const ended = ordered(left, { kind: "answered", recipientId: 11, sent, isHeld: false, turn });
  expect([ended.order.state, stepsOf(ended)]).toEqual(["ended", steps]);
  expect(ended.order.error?.status).toBe(status === 401 ? 401 : undefined);
});
