import { expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { saleOf } from "./sale.ts";

const at = (redirectUrl: string | null) => ({ theme: { redirectUrl } });

it.each([
  ["an event", {}, { way: "cart" }],
  ["one in a customer's house", { isInhouse: true }, { way: "inquiry" }],
  ["one of a theme with a page of its own", at("/kongress"), { way: "elsewhere", url: "/kongress" }],
  ["one in a house with such a theme", { isInhouse: true, ...at("/kongress") }, { way: "elsewhere", url: "/kongress" }],
  ["a theme whose page is blank", at(" "), { way: "cart" }],
  ["a theme whose page would run a script", at("javascript:alert(1)"), { way: "cart" }],
])("sells %s in one way", (_what, given, sale) => {
  expect(saleOf(buildEvent(given))).toEqual(sale);
});

it("leaves an event that nobody knows to the cart", () => {
  expect(saleOf(null)).toEqual({ way: "cart" });
});
