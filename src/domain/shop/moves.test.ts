import { expect, it } from "vitest";
import { moveOf, moversOf, entryRefOf } from "#domain/cart/new-moves.ts";
import { cartOf, entry, person, recipient, serverOf } from "#test/support/shop-machine/server.ts";
import { moveCommand } from "./move-machine.ts";
import { refreshedMove } from "./moves.ts";
import { emptyShop } from "./state.ts";

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
