import { expect, it } from "vitest";
import { moveOf, moversOf, entryRefOf } from "#domain/cart/new-moves.ts";
import { cartOf, entry, person, recipient, serverOf } from "#test/support/shop-machine/server.ts";
import { stepCart } from "./machine.ts";
import { moveCommand } from "./move-machine.ts";
import { refreshedMove } from "./moves.ts";
import { emptyShop, type Effect, type Move, type Shop } from "./state.ts";

/** A move of these people of an entry to another date or to the waiting list. */
function leaving(item: ReturnType<typeof entry>, who: readonly number[], kind: "rebooking" | "waitingList"): Move {
  const from = entryRefOf(item);
  if (from === null) throw new Error("The entry has no event");
  const to = { ...from, itemId: null, ...(kind === "rebooking" ? { eventId: 2 } : { type: "waitingList" as const }) };
  return moveOf({ id: "m", kind, from, to, people: moversOf(item, who) });
}

const sentBy = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === "send" ? [effect.asked.change.kind] : []));

it("moves people as the cart has them by now, comments and all, and not as they were when it was begun", () => {
  const before = entry(1, 1, "booking", [person(11, recipient("Alt")), person(12, recipient("N"))]);
  const now = { ...before, recipients: [person(11, recipient("Neu", "vegan")), person(12, recipient("N"))] };
  const from = entryRefOf(before);
  if (from === null) throw new Error("The entry has no event");
  const to = { ...from, itemId: null, type: "waitingList" } as const;
  const move = moveOf({ id: "m", kind: "waitingList", from, to, people: moversOf(before, [11, 12]) });
  const movers = refreshedMove(move, { items: [now] }).people.map((mover) => mover.recipient);
  expect(movers.map(({ lastname, comment }) => [lastname, comment])).toEqual([
    ["Neu", "vegan"],
    ["N", null],
  ]);
});

it("lets nobody begin a second move while the first is half-way, and anybody else", () => {
  const item = entry(1, 1, "booking", [person(11, recipient("A")), person(12, recipient("B"))]);
  const from = entryRefOf(item);
  if (from === null) throw new Error("The entry has no event");
  const to = { ...from, itemId: null, eventId: 2 };
  const begun = (id: string, who: number) =>
    ({ kind: "move", move: moveOf({ id, kind: "rebooking", from, to, people: moversOf(item, [who]) }) }) as const;
  const [shop] = moveCommand({ ...emptyShop, base: cartOf(serverOf({ items: [item] })) }, begun("first", 11));
  const stuck = { ...shop, moves: shop.moves.map((move) => ({ ...move, state: "stuck" as const })) };
  const [same, told] = moveCommand(stuck, begun("again", 11));
  expect(same).toBe(stuck);
  expect(told).toMatchObject([{ kind: "tell", ticket: "again", end: { state: "notSent" } }]);
  expect(moveCommand(stuck, begun("other", 12))[0].moves.map(({ id }) => id)).toEqual(["first", "other"]);
});

const both = entry(1, 1, "booking", [person(11, recipient("A")), person(12, recipient("B"))]);
const OTHER = entry(2, 2, "booking", [person(21, recipient("C"))]);

it.each([
  ["their entry", []],
  ["them alone", [{ ...both, recipients: [person(13, recipient("D"))] }]],
])("makes no entry for people who were taken out before their move began, with %s", (_what, left) => {
  const shop: Shop = { ...emptyShop, base: cartOf(serverOf({ items: [...left, OTHER] })) };
  const [now, effects] = stepCart(shop, { kind: "move", move: leaving(both, [11, 12], "rebooking") });
  expect(sentBy(effects)).toEqual([]);
  expect(effects).toMatchObject([{ kind: "tell", ticket: "m", end: { state: "notSent" } }]);
  expect(now.moves).toEqual([]);
});

it("forgets a stopped move of people who were all taken out, once it is to go on", () => {
  const stuck: Move = { ...leaving(both, [11, 12], "waitingList"), state: "stuck" };
  const shop: Shop = { ...emptyShop, base: cartOf(serverOf({ items: [OTHER] })), moves: [stuck] };
  const asked = stepCart(shop, { kind: "goOn", id: "m" })[0];
  const [now, effects] = stepCart(asked, { kind: "reread", isRead: true });
  expect(sentBy(effects)).toEqual([]);
  expect(now.moves).toEqual([]);
});

it("takes an entry without participants to the waiting list, and the old one away", () => {
  const bare = entry(1, 1, "booking", []);
  const waiting = entry(3, 1, "waitingList", []);
  const cartWith = (version: number, ...items: (typeof bare)[]) => ({ ...cartOf(serverOf({ items })), version });
  const answered = (shop: Shop, cart: ReturnType<typeof cartWith>) =>
    stepCart(shop, {
      kind: "answered",
      ticket: shop.pending[0]?.ticket ?? "",
      sent: { state: "done", data: cart },
      own: null,
    });
  const shop: Shop = { ...emptyShop, base: cartWith(1, bare) };
  const [begun, first] = stepCart(shop, { kind: "move", move: leaving(bare, [], "waitingList") });
  const [added, second] = answered(begun, cartWith(2, bare, waiting));
  const [done] = answered(added, cartWith(3, waiting));
  expect([sentBy(first), sentBy(second)]).toEqual([["add"], ["delete"]]);
  expect(done.moves).toMatchObject([{ state: "done", end: null }]);
  expect(done.pending).toEqual([]);
});
