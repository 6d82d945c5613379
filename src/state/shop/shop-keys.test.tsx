import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CartChange } from "#domain/cart/cart.ts";
import { fingerprintOf } from "#domain/shop/asked.ts";
import { emptyShop } from "#domain/shop/state.ts";
import { keepKeys } from "./shop-kept.ts";
import { changeCart, dispatch, loadCart } from "./shop.ts";

type Fields = Record<string, unknown>;

const person = (recipientId: number, lastname: string): Fields => ({
  recipientId,
  salutation: "Frau",
  firstname: "Eva",
  lastname,
  hotelOverNightOption: null,
  hotelOptionVegetarian: false,
  hotelOptionWheelchair: false,
  comment: null,
});
const cartOf = (version: number, ...recipients: Fields[]): Fields => ({
  cart: { cartId: 1, version, items: [{ itemId: 5, type: "booking", event: { eventId: 500 }, recipients }] },
});
const [alt, neu] = [person(1, "Alt"), person(2, "Neu")];

const recipient = {
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Neu",
  hotelOverNightOption: null,
  hotelOptionVegetarian: false,
  hotelOptionWheelchair: false,
  comment: null,
};
const adding: CartChange = { kind: "recipientAdd", temporaryId: "portal-new-1", itemId: 5, recipient };
const putting: CartChange = {
  kind: "add",
  temporaryId: "portal-new-2",
  eventId: 500,
  event: null,
  type: "booking",
};
const formerKeys = (change: CartChange) => ({
  [fingerprintOf(change) ?? ""]: { key: "former", over: 0, isFormer: true },
});

/** What the backend answers to a reading of the cart and to each write. */
let read: Fields;
let answers: Fields[];
let keys: (string | null)[];

beforeEach(() => {
  keys = [];
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.stubGlobal("fetch", (request: Request) => {
    if (request.method !== "POST") return Promise.resolve(Response.json(read));
    keys.push(request.headers.get("Idempotency-Key"));
    return Promise.resolve(Response.json(answers.shift() ?? read));
  });
});

const change = (what: CartChange) => changeCart(what, document.body);

describe("an answer that is older than the cart shown, and so is not shown", () => {
  it("is no news of a change that the cart lacks; where only older carts come, nobody knows", async () => {
    read = cartOf(50, alt);
    await loadCart();
    read = cartOf(4, alt, neu);
    answers = [cartOf(3, alt, neu), cartOf(5, alt, neu)];
    expect(await change(adding)).toMatchObject({ state: "failed", isReread: false });
    expect(await change(adding)).toMatchObject({ state: "failed", isReread: false });
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("is said again of a key: where the cart lacks the change by now, another is sent", async () => {
    read = cartOf(50, alt);
    await loadCart();
    answers = [cartOf(48, alt, neu), cartOf(51, alt, neu)];
    expect(await change(adding)).toMatchObject({ state: "failed", isReread: true });
    expect(await change(adding)).toMatchObject({ state: "done", id: 2 });
    expect(new Set(keys).size).toBe(2);
  });
});

describe("the key of a change of an earlier page", () => {
  it.each<[string, CartChange, CartChange, Fields]>([
    ["a participant", adding, { kind: "recipientDelete", itemId: 5, recipientId: 2 }, cartOf(51, alt)],
    ["an entry", putting, { kind: "delete", itemId: 5 }, { cart: { cartId: 1, version: 51, items: [] } }],
  ])("is void once %s was removed again", async (_what, added, removal, after) => {
    read = cartOf(50, alt, neu);
    await loadCart();
    dispatch({ kind: "kept", moves: [], keys: formerKeys(added) });
    answers = [after, cartOf(52, alt, neu)];
    await change(removal);
    expect(await change(added)).toMatchObject({ state: "done" });
    expect(keys[1]).not.toBe("former");
  });

  it("is sent again on a page of which nobody asks who is there", async () => {
    keepKeys({ ...emptyShop, keys: formerKeys(putting) });
    answers = [cartOf(50, alt)];
    await change(putting);
    expect(keys).toEqual(["former"]);
  });
});
