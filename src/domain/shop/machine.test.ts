import { expect, it } from "vitest";
import { cartOf, entry, person, recipient, serverOf } from "#test/support/shop-machine/server.ts";
import { stepCart, type Command } from "./machine.ts";
import { emptyShop, type Shop } from "./state.ts";

const error = { kind: "status", status: 500 } as const;
const small = { count: 1, items: [] };
const cart = cartOf(serverOf({ items: [entry(1, 1, "booking", [person(11, recipient("A"))])] }));
const after = (...commands: readonly Command[]): Shop =>
  commands.reduce((shop, command) => stepCart(shop, command)[0], emptyShop);
const failed = (of: "cart" | "small"): Command => ({ kind: "readFailed", error, of });

it.each<[string, readonly Command[]]>([
  ["has come", [{ kind: "reading" }, failed("cart"), { kind: "readSmall", small }]],
  ["was not read either", [{ kind: "reading" }, failed("cart"), failed("small")]],
])("says that the whole cart was not read, though its short list %s since", (_how, commands) => {
  expect(after(...commands).load).toEqual({ state: "failed", error, of: "cart" });
});

it("says nothing of a short list that was not read where the whole cart is", () => {
  const read = { kind: "read", cart, since: 0, own: null } as const;
  expect(after({ kind: "reading" }, read, failed("small")).load).toEqual({ state: "ready" });
});

it("says that a short list was not read where nobody asked for more, until it is", () => {
  expect(after(failed("small")).load).toEqual({ state: "failed", error, of: "small" });
  expect(after(failed("small"), { kind: "readSmall", small }).load).toEqual({ state: "ready" });
});
