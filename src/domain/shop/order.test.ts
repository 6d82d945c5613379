import * as v from "valibot";
import { expect, it } from "vitest";
import { orderOptionsSchema } from "#domain/entities/cart.ts";
import { cartOf, entry, person, recipient, serverOf } from "#test/support/shop-machine/server.ts";
import type { OrderCommand } from "./order-state.ts";
import { stepWithOrder, withLeft } from "./order.ts";
import { emptyShop, type Shop } from "./state.ts";

const PEOPLE = [person(11, recipient("Ast")), person(12, recipient("Bach"))];
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
  const unread = stepWithOrder(customer, { kind: "readFailed", error: { kind: "status", status }, of: "cart" })[0];
  const left = ordered(unread, { kind: "reread", isRead: false, turn });
  expect(left.order.state).toBe("running");
  const sent = { state: "done", data: { orderNumber: null, price: null } } as const;
  const ended = ordered(left, { kind: "answered", recipientId: 11, sent, isHeld: false, turn });
  expect([ended.order.state, stepsOf(ended)]).toEqual(["ended", steps]);
  expect(ended.order.error?.status).toBe(status === 401 ? 401 : undefined);
});

const noted = entry(1, 1, "booking", PEOPLE);
const lacking = PEOPLE.map((known, index) => (index === 0 ? { ...known, salutation: null } : known));

it.each([
  ["the event is gone", { ...noted, event: null }],
  ["the entry holds another event", { ...noted, event: noted.event && { ...noted.event, eventId: 77 } }],
  ["a participant lacks something", { ...noted, recipients: lacking }],
  ["two participants have one id", { ...noted, recipients: [...PEOPLE, person(11, recipient("Cron"))] }],
  ["nobody knows what the entry asks for", { ...noted, type: "option" }],
])("sends nothing where the cart as read for the press says that %s", (_what, item) => {
  const begun = ordered({ ...emptyShop, base: cart }, { kind: "begin", cart });
  const now = { ...cart, version: 50, items: [item] };
  const [unread] = stepWithOrder(begun, { kind: "read", cart: now, since: 0, own: null });
  const [shop, effects] = stepWithOrder(unread, { kind: "order", command: { kind: "reread", isRead: true, turn } });
  expect(effects.flatMap((effect) => (effect.kind === "order" ? [effect.effect.kind] : []))).toEqual(["read"]);
  expect(stepsOf(shop)).toEqual(["changed", "waiting"]);
});

it("tells the address of the cart as read for the press", () => {
  const options = { company: "Neu", email: "neu@werk.example", salutation: null, firstname: null, lastname: null };
  const address = v.parse(orderOptionsSchema, options);
  const begun = ordered({ ...emptyShop, base: cart }, { kind: "begin", cart });
  const read = { kind: "read", cart: { ...cart, version: 50, options: address }, since: 0, own: null } as const;
  const [unread] = stepWithOrder(begun, read);
  expect(ordered(unread, { kind: "reread", isRead: true, turn }).order.orderer).toEqual(options);
});

it("can order again who is in the cart, though an answer in between lacked them", () => {
  const bare = { ...cartOf(serverOf({ items: [] })), version: 50 };
  const read = (shop: Shop, now: typeof cart): Shop =>
    stepWithOrder(shop, { kind: "read", cart: now, since: shop.accepted, own: null })[0];
  const begun = ordered(read(emptyShop, cart), { kind: "begin", cart });
  const unread = ordered(read(begun, bare), { kind: "reread", isRead: true, turn });
  const states = [11, 12].map((recipientId) => ({ recipientId, ordered: false, type: null, orderNumber: null }));
  const asked = [11, 12].reduce((shop, id) => ordered(shop, { kind: "told", ids: [id], states, turn }), unread);
  expect([asked.order.state, stepsOf(asked)]).toEqual(["ended", ["gone", "gone"]]);
  const back = read(asked, { ...cart, version: 51 });
  expect(withLeft(back).map(({ step }) => step)).toEqual(["failed", "failed"]);
  const again = ordered(back, { kind: "again", step: "failed", recipientId: null });
  expect(stepsOf(ordered(again, { kind: "reread", isRead: true, turn }))).toEqual(["sending", "waiting"]);
});

it("does not know of people who could not be ordered and have left the cart, as another page may have ordered them", () => {
  const begun = ordered({ ...emptyShop, base: cart }, { kind: "begin", cart });
  const unread = ordered(begun, { kind: "reread", isRead: false, turn });
  expect(withLeft(unread).map(({ step }) => step)).toEqual(["failed", "failed"]);
  const news = { cart: { ...cart, items: [], version: 50 }, countChanged: true, made: null, person: null };
  const told = stepWithOrder(unread, { kind: "news", news, own: 50 })[0];
  expect(withLeft(told).map(({ step }) => step)).toEqual(["unknown", "unknown"]);
  expect(stepWithOrder(told, { kind: "order", command: { kind: "check" } })[1]).toMatchObject([
    { effect: { kind: "ask", ids: [11, 12] } },
  ]);
});
