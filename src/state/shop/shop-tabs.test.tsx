import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { hasChangedSince, momentNow, noteFirstRead, noteOwnVersion, ownVersionOf } from "./shop-calls.ts";

const cart = (cartId: string | null, version: number | null): Cart =>
  v.parse(cartSchema, { cartId, version, items: [] });

describe("the version that a change of the customer's made", () => {
  it.each<[string, Cart[], Cart, number | null]>([
    ["is not known before there was one", [], cart("a", 5), null],
    ["is the highest, though a late answer comes", [cart("a", 7), cart("a", 6)], cart("a", 7), 7],
    ["is none of another cart", [cart("a", 58)], cart("b", 1), null],
    ["begins anew with another cart", [cart("a", 58), cart("b", 2)], cart("b", 3), 2],
    ["is kept of a cart without an id", [cart(null, 4)], cart(null, 5), 4],
    ["is not noted of a cart without a version", [cart("a", null)], cart("a", 1), null],
  ])("%s", (_what, noted, asked, known) => {
    for (const each of noted) noteOwnVersion(each);
    expect(ownVersionOf(asked)).toBe(known);
  });

  it("counts no more where the first cart of a page has a lower one", () => {
    noteOwnVersion(cart("a", 7));
    noteFirstRead(cart("a", 3));
    expect(ownVersionOf(cart("a", 3))).toBe(3);
    noteFirstRead(cart("a", 9));
    expect(ownVersionOf(cart("a", 9))).toBe(3);
  });

  it("says when it was made, with and without a number, which a page's first reading does not change", () => {
    const before = momentNow();
    expect(hasChangedSince(before)).toBe(false);
    noteFirstRead(cart("a", 3));
    expect(hasChangedSince(before)).toBe(false);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5);
    noteOwnVersion(cart("a", null));
    expect([before, momentNow()].map(hasChangedSince)).toEqual([true, false]);
  });

  it("is nobody's where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    noteOwnVersion(cart("a", 7));
    expect(ownVersionOf(cart("a", 7))).toBeNull();
  });

  it("keeps no cart's id", () => {
    noteOwnVersion(cart("secret-id", 7));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain("secret-id");
  });
});
