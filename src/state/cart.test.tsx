import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import type { PendingChange } from "#domain/cart-pending.ts";
import { acceptCart, acceptedAnswers, cartNow, countOf, dismissChanges, putCart } from "./cart.ts";
import { noteOwnVersion, ownVersionOf } from "./cart-versions.ts";
import { tabChannel } from "./tab-channel.ts";

/** A cart of so many entries, at a price. */
const cart = (version: number | null, entries: number, { cartId = "a", price = 100 } = {}): Cart =>
  v.parse(cartSchema, {
    cartId,
    version,
    items: Array.from({ length: entries }, (_, index) => ({
      itemId: index + 1,
      type: "booking",
      event: { eventId: 7000 + index, title: "Termin", content: { prices: [{ price }] } },
      recipients: [],
    })),
  });

const adding = (before: Cart | null): PendingChange => ({
  change: { kind: "add", temporaryId: "portal-new-1", eventId: 7001, event: null, type: "booking" },
  isSent: true,
  before,
});

let told: unknown[] = [];
let news: Cart[] = [];
const hear = (event: Event): void => void told.push((event as CustomEvent<{ count: number }>).detail.count);
const others = tabChannel<{ cart: Cart }>("kundenportal-cart", "cart", v.object({ cart: cartSchema }));
let leave = (): void => undefined;

beforeEach(() => {
  [told, news] = [[], []];
  document.addEventListener("portal:cart-changed", hear);
  leave = others.join({ onNews: ({ cart: heard }) => void news.push(heard), onReturn: () => undefined });
});
afterEach(() => {
  leave();
  document.removeEventListener("portal:cart-changed", hear);
});

const versions = (): (number | null)[] => news.map(({ version }) => version);
const kinds = (): string[] => cartNow().changes.map(({ kind }) => kind);

describe("which answer stands", () => {
  it.each<[string, Cart, Cart, number | null]>([
    ["the newer one", cart(5, 1), cart(6, 1), 6],
    ["not the older one", cart(6, 1), cart(5, 1), 6],
    ["that of another cart, whatever its version", cart(6, 1), cart(1, 1, { cartId: "b" }), 1],
    ["the later one where it has no version", cart(6, 1), cart(null, 1), null],
    ["the newer one, too, of carts without an id", cart(6, 1, { cartId: "" }), cart(5, 1, { cartId: "" }), 6],
  ])("%s", (_what, first, second, expected) => {
    acceptCart(first);
    acceptCart(second);
    expect(cartNow().base?.version).toBe(expected);
  });

  it("an older one, too, where it may be another person's; nothing of before compares with it", () => {
    acceptCart(cart(6, 2));
    acceptCart(cart(7, 1));
    expect(kinds()).toEqual(["removed"]);
    acceptCart(cart(1, 3), { isAnew: true });
    expect([cartNow().base?.version, kinds()]).toEqual([1, []]);
  });

  it("is counted, so that a read that began before can tell", () => {
    const before = acceptedAnswers();
    acceptCart(cart(6, 1));
    acceptCart(cart(5, 1));
    expect(acceptedAnswers() - before).toBe(1);
  });
});

describe("the page is told the number of entries", () => {
  it.each<[string, Cart | null, Cart, Parameters<typeof acceptCart>[1], number[]]>([
    ["not for what is loaded first", null, cart(5, 2), {}, []],
    ["for what is loaded first where a change made it", null, cart(5, 2), { countChanged: true }, [2]],
    ["when it changes", cart(5, 1), cart(6, 2), {}, [2]],
    ["not when it stays", cart(5, 2), cart(6, 2), {}, []],
    ["when another tab has changed it", cart(5, 1), cart(6, 2), { isNews: true }, [2]],
  ])("%s", (_what, known, answer, how, expected) => {
    if (known !== null) acceptCart(known);
    acceptCart(answer, how);
    expect(told).toEqual(expected);
  });

  it("and not where the short list has told it before", () => {
    putCart({ small: { count: 2, items: [] } });
    acceptCart(cart(5, 2));
    expect([told, cartNow().small]).toEqual([[], null]);
  });
});

describe("other tabs are told", () => {
  it.each<[string, Cart | null, Cart, Parameters<typeof acceptCart>[1], (number | null)[]]>([
    ["nothing of a first reading", null, cart(5, 1), {}, []],
    ["of a reading that shows another version", cart(5, 1), cart(6, 1), {}, [6]],
    ["nothing of what they have told", cart(5, 1), cart(6, 1), { isNews: true }, []],
    ["of an answer to a change", null, cart(6, 2), { answered: adding(cart(5, 1)) }, [6]],
  ])("%s", async (_what, known, answer, how, expected) => {
    if (known !== null) acceptCart(known);
    acceptCart(answer, how);
    // The line is heard in a task of its own, after all that was said before.
    if (expected.length > 0) await expect.poll(versions).toEqual(expected);
    else expect(versions()).toEqual([]);
  });
});

describe("what the backend changed by itself", () => {
  it.each<[string, Cart, Cart, Parameters<typeof acceptCart>[1], string[]]>([
    ["is told: an entry that came", cart(5, 1), cart(6, 2), {}, ["added"]],
    ["is told: an entry that went", cart(5, 2), cart(6, 1), {}, ["removed"]],
    ["is told: another price", cart(5, 1), cart(6, 1, { price: 150 }), {}, ["changed"]],
    ["is not what another tab did", cart(5, 1), cart(6, 2), { isNews: true }, []],
    ["is a price, though another tab tells it", cart(5, 1), cart(6, 2, { price: 150 }), { isNews: true }, ["changed"]],
    ["is not the change that is answered", cart(5, 1), cart(6, 2), { answered: adding(cart(5, 1)) }, []],
    [
      "is what came beside the change that is answered",
      cart(5, 1),
      cart(7, 3),
      { answered: adding(cart(5, 1)) },
      ["added"],
    ],
  ])("%s", (_what, known, answer, how, expected) => {
    acceptCart(known);
    acceptCart(answer, how);
    expect(kinds()).toEqual(expected);
  });

  it("is not what a change of the customer's made on another page", () => {
    acceptCart(cart(5, 1));
    noteOwnVersion(cart(6, 2));
    acceptCart(cart(6, 2));
    expect(kinds()).toEqual([]);
  });

  it("stays until the customer puts it away, once for each entry", () => {
    acceptCart(cart(5, 2));
    acceptCart(cart(6, 2, { price: 150 }));
    acceptCart(cart(7, 2, { price: 200 }));
    expect(kinds()).toEqual(["changed", "changed"]);
    dismissChanges();
    expect(kinds()).toEqual([]);
  });
});

describe("a change under way", () => {
  it("is shown on top of the answer, and counts as answered by one that shows it already", () => {
    acceptCart(cart(5, 1));
    putCart({ pending: [adding(cartNow().base)] });
    expect([cartNow().base?.items.length, cartNow().shown?.items.length]).toEqual([1, 2]);
    acceptCart(cart(6, 2));
    expect([cartNow().shown?.items.length, kinds(), ownVersionOf(cart(6, 2))]).toEqual([2, [], 6]);
  });

  it("is shown by nothing while no cart is known", () => {
    putCart({ pending: [adding(null)] });
    expect(cartNow().shown).toBeNull();
  });
});

it.each([
  [{ base: null, small: null }, null],
  [{ base: null, small: { count: 3, items: [] } }, 3],
  [{ base: null, small: { count: null, items: [] } }, 0],
  [{ base: cart(1, 2), small: { count: 3, items: [] } }, 2],
])("the number of entries in %j is %s", (known, expected) => expect(countOf(known)).toBe(expected));
