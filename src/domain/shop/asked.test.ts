import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { afterReread } from "./answers.ts";
import { acceptCart, updateShop, entryCount } from "./asked.ts";
import { emptyShop, type AskedChange, type Shop, type Stepped } from "./state.ts";

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

const adding = (before: Cart | null): AskedChange => ({
  ticket: "t",
  key: "k",
  person: undefined,
  part: null,
  change: { kind: "add", temporaryId: "portal-new-1", eventId: 7001, event: null, type: "booking" },
  isSent: true,
  before,
});

type How = Partial<Parameters<typeof acceptCart>[2]>;
const take = (shop: Shop, answer: Cart, how: How = {}): Stepped => acceptCart(shop, answer, { own: null, ...how });
const known = (base: Cart | null): Shop => (base === null ? emptyShop : take(emptyShop, base)[0]);
const counts = ([, effects]: Stepped): number[] =>
  effects.flatMap((effect) => (effect.kind === "count" ? [effect.count] : []));
const told = ([, effects]: Stepped): (number | null)[] =>
  effects.flatMap((effect) => (effect.kind === "announce" ? [effect.news.cart.version] : []));
const kinds = ({ changes }: Shop): string[] => changes.map(({ kind }) => kind);

describe("which answer stands", () => {
  it.each<[string, Cart, Cart, number | null]>([
    ["the newer one", cart(5, 1), cart(6, 1), 6],
    ["not the older one", cart(6, 1), cart(5, 1), 6],
    ["that of another cart, whatever its version", cart(6, 1), cart(1, 1, { cartId: "b" }), 1],
    ["the later one where it has no version", cart(6, 1), cart(null, 1), null],
    ["the newer one, too, of carts without an id", cart(6, 1, { cartId: "" }), cart(5, 1, { cartId: "" }), 6],
  ])("%s", (_what, first, second, expected) => {
    expect(take(known(first), second)[0].base?.version).toBe(expected);
  });

  it("an older one, too, where it may be another person's; nothing of before compares with it", () => {
    const [shop] = take(known(cart(6, 2)), cart(7, 1));
    expect(kinds(shop)).toEqual(["removed"]);
    const [anew] = take(updateShop(shop, { isAfterLogin: true }), cart(1, 3));
    expect([anew.base?.version, kinds(anew)]).toEqual([1, []]);
  });
});

describe("the page is told the number of entries", () => {
  it.each<[string, Cart | null, Cart, How, number[]]>([
    ["not for what is loaded first", null, cart(5, 2), {}, []],
    ["for what is loaded first where a change made it", null, cart(5, 2), { countChanged: true }, [2]],
    ["when it changes", cart(5, 1), cart(6, 2), {}, [2]],
    ["not when it stays", cart(5, 2), cart(6, 2), {}, []],
    ["when another tab has changed it", cart(5, 1), cart(6, 2), { isNews: true }, [2]],
  ])("%s", (_what, base, answer, how, expected) => {
    expect(counts(take(known(base), answer, how))).toEqual(expected);
  });

  it("and not where the short list has told it before", () => {
    const stepped = take(updateShop(emptyShop, { small: { count: 2, items: [] } }), cart(5, 2));
    expect([counts(stepped), stepped[0].small]).toEqual([[], null]);
  });
});

describe("other tabs are told", () => {
  it.each<[string, Cart | null, Cart, How, (number | null)[]]>([
    ["nothing of a first reading", null, cart(5, 1), {}, []],
    ["of a reading that shows another version", cart(5, 1), cart(6, 1), {}, [6]],
    ["nothing of what they have told", cart(5, 1), cart(6, 1), { isNews: true }, []],
    ["of an answer to a change", null, cart(6, 2), { answered: adding(cart(5, 1)) }, [6]],
  ])("%s", (_what, base, answer, how, expected) => {
    expect(told(take(known(base), answer, how))).toEqual(expected);
  });
});

describe("what the backend changed by itself", () => {
  it.each<[string, Cart, Cart, How, string[]]>([
    ["is told: an entry that came", cart(5, 1), cart(6, 2), {}, ["added"]],
    ["is told: an entry that went", cart(5, 2), cart(6, 1), {}, ["removed"]],
    ["is told: another price", cart(5, 1), cart(6, 1, { price: 150 }), {}, ["changed"]],
    ["is not what another tab did", cart(5, 1), cart(6, 2), { isNews: true }, []],
    ["is a price, though another tab tells it", cart(5, 1), cart(6, 2, { price: 150 }), { isNews: true }, ["changed"]],
    ["is not the change that is answered", cart(5, 1), cart(6, 2), { answered: adding(cart(5, 1)) }, []],
    ["is not what another page of the customer's did", cart(5, 1), cart(6, 2), { own: 6 }, []],
    ["is what came beside the answered change", cart(5, 1), cart(7, 3), { answered: adding(cart(5, 1)) }, ["added"]],
  ])("%s", (_what, base, answer, how, expected) => {
    expect(kinds(take(known(base), answer, how)[0])).toEqual(expected);
  });

  it("is not that somebody who was ordered leaves the cart", () => {
    expect(kinds(take(updateShop(known(cart(5, 2)), { ordered: [2] }), cart(6, 1))[0])).toEqual([]);
  });

  it("stays until the customer puts it away, once for each entry", () => {
    const [once] = take(known(cart(5, 2)), cart(6, 2, { price: 150 }));
    expect(kinds(take(once, cart(7, 2, { price: 200 }))[0])).toEqual(["changed", "changed"]);
  });
});

it("shows a change under way on top of the answer, and counts one as answered that shows it already", () => {
  const shop = updateShop(known(cart(5, 1)), { pending: [adding(cart(5, 1))] });
  expect([shop.base?.items.length, shop.shown?.items.length]).toEqual([1, 2]);
  const [after] = take(shop, cart(6, 2));
  expect([after.shown?.items.length, kinds(after)]).toEqual([2, []]);
});

it.each([
  [{ base: null, small: null }, null],
  [{ base: null, small: { count: 3, items: [] } }, 3],
  [{ base: null, small: { count: null, items: [] } }, 0],
  [{ base: cart(1, 2), small: { count: 3, items: [] } }, 2],
])("the number of entries in %j is %s", (shop, expected) => expect(entryCount(shop)).toBe(expected));

describe("An answer", () => {
  const named = (version: number, ...lastnames: string[]): Cart => {
    const read = cart(version, 2);
    const recipients = lastnames.map((lastname, index) => ({ recipientId: 400 + index, lastname }));
    return v.parse(cartSchema, { ...read, items: read.items.map((item) => ({ ...item, recipients })) });
  };
  const leaving = (shop: Shop): Shop => {
    const change = { kind: "recipientDelete", itemId: 1, recipientId: 401 } as const;
    return updateShop(shop, { pending: [{ ...adding(shop.base), change }] });
  };

  it("that says what the screen shows already changes none of its entries", () => {
    const { shown, ...shop } = leaving(known(named(5, "Alt", "Neu")));
    const [first, second] = named(6, "Alt", "Neu").items;
    const answer = { ...named(6), items: [{ ...first, recipients: first?.recipients.slice(0, 1) ?? [] }, second] };
    const after = take({ ...shop, shown }, answer as Cart)[0].shown;
    expect(after?.version).toBe(6);
    expect(after?.items).toBe(shown?.items);
  });

  it("changes only what it says anew", () => {
    const shop = known(named(5, "Alt", "Neu"));
    const after = take(shop, named(6, "Alt", "Anders"))[0].shown?.items[0];
    expect(after?.recipients[1]?.lastname).toBe("Anders");
    expect(after?.event).toBe(shop.shown?.items[0]?.event);
    expect(after?.recipients[0]).toBe(shop.shown?.items[0]?.recipients[0]);
  });
});

describe("a change in doubt that has happened", () => {
  const booking = adding(cart(5, 1));
  const again = (type: "booking" | "waitingList"): AskedChange => ({
    ...booking,
    ticket: "again",
    isSent: false,
    change: { kind: "add", temporaryId: "portal-new-2", eventId: 7001, event: null, type },
  });
  const ended = (pending: AskedChange): [string, string][] => {
    const shop = updateShop(known(cart(6, 2)), { doubt: booking, pending: [pending], waiting: { for: "doubt" } });
    return afterReread(shop, true)[1].flatMap((effect) =>
      effect.kind === "tell" ? [[effect.ticket, effect.end.state] as [string, string]] : [],
    );
  };

  it("is not sent again by a press that repeats it", () => {
    expect(ended(again("booking"))).toEqual([["again", "done"]]);
  });

  it("does not stand for the same event as another type", () => {
    expect(ended(again("waitingList"))).toEqual([]);
  });
});
