import { expect, it } from "vitest";
import { entry, person, recipient } from "#test/support/shop-server.ts";
import { refreshed } from "./moves.ts";
import { moveOf, moversOf, placeOf } from "./new-moves.ts";

it("moves people as the cart has them by now, comments and all, and not as they were when it was begun", () => {
  const before = entry(1, 1, "booking", [person(11, recipient("Alt")), person(12, recipient("N"))]);
  const now = { ...before, recipients: [person(11, recipient("Neu", "vegan")), person(12, recipient("N"))] };
  const from = placeOf(before);
  if (from === null) throw new Error("The entry has no event");
  const to = { ...from, itemId: null, type: "waitingList" } as const;
  const move = moveOf({ id: "m", kind: "waitingList", from, to, people: moversOf(before, [11, 12]) });
  const movers = refreshed(move, { items: [now] }).people.map((mover) => mover.recipient);
  expect(movers.map(({ lastname, comment }) => [lastname, comment])).toEqual([
    ["Neu", "vegan"],
    ["N", null],
  ]);
});
