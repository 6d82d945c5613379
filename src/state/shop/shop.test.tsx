import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CartChange } from "#domain/cart/cart.ts";
import { moveOf, newMover } from "#domain/cart/new-moves.ts";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import type { Move } from "#domain/shop/state.ts";
import { randomKey } from "#lib/digest.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import type { Scenario } from "#mocks/model/scenarios.ts";
import { participant } from "#mocks/model/shop/cart.ts";
import { recipientInput } from "#mocks/testing/shop-addresses.ts";
import { expireSession, restoreSession } from "#state/session/session.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { followCart } from "./shop-follow.ts";
import { whenCartSaved } from "./shop-saved.ts";
import { changeCart, dispatch, loadCart, runMove } from "./shop.ts";
import { addParticipants, addToCart, temporaryId } from "./use-shop.ts";

const portal = useMockPortal({ customer: "guest" });
const owner = document.createElement("div");
const ITEM = 501;

const person = (lastname: string): RecipientInput => ({ ...recipientInput, firstname: "Vor", lastname });
const recipient = (recipientId: number, lastname: string): Recipient =>
  participant(recipientId, "booking", person(lastname));

beforeEach(() => {
  portal.state().shop.cart.items.push({
    itemId: ITEM,
    type: "booking",
    eventId: seminarIds.open,
    recipients: [recipient(1, "Eins")],
  });
});

const slice = () => usePortal.getState().cart;
const posts = (): string[] => portal.calls.filter(({ method }) => method === "POST").map(({ name }) => name);
const reads = (): number => portal.calls.filter(({ name }) => name === "cart").length;
const names = (): (string | null)[] =>
  (slice().shown?.items ?? []).flatMap(({ recipients }) => recipients.map(({ lastname }) => lastname));
const atServer = (): (string | null)[] =>
  portal.state().shop.cart.items.flatMap(({ recipients }) => recipients.map(({ lastname }) => lastname));
const priceNow = (price: number): void => {
  const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
  if (event?.content?.prices[0] !== undefined) event.content.prices[0].price = price;
  portal.state().shop.cart.version += 1;
};

const undo = (eventId: number, people: readonly RecipientInput[]): Move =>
  moveOf({
    id: randomKey(),
    kind: "undo",
    from: null,
    to: { itemId: null, eventId, event: null, type: "booking" },
    people: people.map(newMover),
  });

it("asks before the page is left with a stopped move that the browser refuses to keep", async () => {
  await loadCart();
  const storage = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The storage is full", "QuotaExceededError");
  });
  portal.select({ scenario: "fail:cartAdd" });
  await runMove({ kind: "move", move: undo(seminarIds.few, [person("A")]) }, owner);
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  storage.mockRestore();
});

describe("a failed write", () => {
  it.each<[Scenario, number, number, boolean]>([
    ["expired:recipientAdd", 1, 0, false],
    ["offline:recipientAdd", 1, 1, true],
    ["html:recipientAdd", 1, 1, true],
    ["fail:recipientAdd", 3, 3, true],
    ["status-404:recipientAdd", 3, 3, true],
    ["status-422:recipientAdd", 3, 3, true],
    ["status-410:recipientAdd", 3, 3, true],
    ["status-400:recipientAdd", 3, 0, false],
    ["status-429:recipientAdd", 3, 0, false],
  ])("%s: %i of three are sent, the cart is read %i times", async (scenario, sent, read, isReread) => {
    await loadCart();
    const before = reads();
    portal.select({ scenario });
    const ended = await addParticipants(ITEM, [person("A"), person("B"), person("C")], owner);
    expect(posts()).toHaveLength(sent);
    expect(reads() - before).toBe(read);
    expect(ended.map((changed) => changed.state === "failed" && changed.isReread)).toEqual([
      isReread,
      isReread,
      isReread,
    ]);
    expect(names()).toEqual(["Eins"]);
    expect(slice().pending).toEqual([]);
  });

  it("shows the cart as it is by now, and what was to be removed and is gone is done", async () => {
    await loadCart();
    portal.state().shop.cart.items = [];
    portal.state().shop.cart.version += 1;
    expect(
      await changeCart(
        { kind: "recipientAdd", temporaryId: temporaryId(), itemId: ITEM, recipient: person("A") },
        owner,
      ),
    ).toMatchObject({ state: "failed", isReread: true });
    expect(slice().shown?.items).toEqual([]);
    expect(slice().changes.map(({ kind }) => kind)).toEqual(["removed"]);
  });

  it("of a removal is none where the entry is gone", async () => {
    await loadCart();
    portal.state().shop.cart.items = [];
    portal.state().shop.cart.version += 1;
    expect(await changeCart({ kind: "delete", itemId: ITEM }, owner)).toMatchObject({ state: "done" });
    expect(slice().changes).toEqual([]);
  });

  it("of which nobody knows whether it arrived is looked for before the same is sent again", async () => {
    await loadCart();
    portal.select({ scenario: "lost:recipientAdd+offline:cart" });
    expect(await addParticipants(ITEM, [person("A")], owner)).toMatchObject([{ state: "failed", isReread: false }]);
    expect(await addParticipants(ITEM, [person("A")], owner)).toMatchObject([{ state: "failed", isReread: false }]);
    portal.select({ scenario: "normal" });
    expect(await addParticipants(ITEM, [person("A")], owner)).toMatchObject([{ state: "done" }]);
    expect(atServer()).toEqual(["Eins", "A"]);
    expect(posts()).toEqual(["recipientAdd"]);
  });

  it("of which nobody knows whether it arrived is not sent again behind another one", async () => {
    await loadCart();
    portal.select({ scenario: "lost:recipientAdd+offline:cart" });
    await addParticipants(ITEM, [person("A")], owner);
    portal.select({ scenario: "normal" });
    const ended = await addParticipants(ITEM, [person("B"), person("A")], owner);
    expect(ended.map(({ state }) => state)).toEqual(["done", "done"]);
    expect(atServer()).toEqual(["Eins", "A", "B"]);
  });
});

describe("a doubt in front of a namesake", () => {
  const twins = [1, 2].map((which) => ({ ...person("A"), comment: `Gast ${which}` }));
  const entered = () =>
    portal
      .state()
      .shop.cart.items.flatMap(({ recipients }) => recipients)
      .flatMap(({ lastname, comment }) => (lastname === "A" ? [comment] : []));

  /** The server adds the first of them and answers 500, and the cart cannot be read right then. */
  async function lose(): Promise<void> {
    await loadCart();
    const send = globalThis.fetch;
    const failing = ["/add-recipient", "/get-shopping-cart"];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const answer = await send(input, init);
      if (failing[0] === undefined || !(input as Request).url.endsWith(failing[0])) return answer;
      failing.shift();
      return Response.json({}, { status: 500 });
    });
  }

  it("sends nothing more, and takes neither for the other later", async () => {
    await lose();
    const ended = await addParticipants(ITEM, twins, owner);
    expect(ended.map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect(posts()).toEqual(["recipientAdd"]);
    expect((await addParticipants(ITEM, twins, owner)).map(({ state }) => state)).toEqual(["done", "done"]);
    expect(entered()).toEqual(["Gast 1", "Gast 2"]);
  });

  it("goes on with a move of them, each with what was entered for them", async () => {
    await lose();
    const move = undo(seminarIds.open, twins);
    expect(await runMove({ kind: "move", move }, owner)).toMatchObject({ state: "failed" });
    expect(await runMove({ kind: "goOn", id: move.id }, owner)).toMatchObject({ state: "done" });
    expect(entered()).toEqual(["Gast 1", "Gast 2"]);
  });
});

describe("a lost answer", () => {
  it("is looked for by a reading that begins after it", async () => {
    await loadCart();
    portal.select({ scenario: "lost:recipientAdd" });
    const adding = addParticipants(ITEM, [person("A")], owner);
    void loadCart();
    expect(await adding).toMatchObject([{ state: "done" }]);
    expect(names()).toEqual(["Eins", "A"]);
    expect(slice().changes).toEqual([]);
  });

  it("of an add is told to the page and the other tabs where nobody had read the cart", async () => {
    const told: unknown[] = [];
    const hear = (event: Event): void => void told.push((event as CustomEvent<unknown>).detail);
    document.addEventListener("portal:cart-changed", hear);
    portal.select({ scenario: "lost:cartAdd" });
    expect(await addToCart(seminarIds.few, null, "booking", owner)).toMatchObject({ state: "done" });
    document.removeEventListener("portal:cart-changed", hear);
    expect(told).toEqual([{ count: 2 }]);
  });

  it("of the address is recognised whatever the order of its fields", async () => {
    await loadCart();
    portal.select({ scenario: "lost:orderOptions" });
    const options = {
      message: null,
      email: "a@b.de",
      phone: "1",
      lastname: "L",
      firstname: "F",
      salutation: "Frau",
      city: "C",
      postalCode: "12345",
      streetNumber: "1",
      street: "S",
      company: "X",
    };
    expect(await changeCart({ kind: "options", options }, owner)).toMatchObject({ state: "done" });
  });
});

describe("an answer that contradicts its change", () => {
  /** Answers a change with the cart as it was before, whether it is done or not. */
  function answerBefore(isDone: boolean): void {
    const send = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!/add-|edit-|delete-/.test(address)) return send(input, init);
      const before = await send(new URL("get-shopping-cart", address));
      if (isDone) await send(input, init);
      return before;
    });
  }

  it.each<[string, () => CartChange]>([
    [
      "adds somebody",
      () => ({ kind: "recipientAdd", temporaryId: temporaryId(), itemId: ITEM, recipient: person("A") }),
    ],
    [
      "adds an event",
      () => ({ kind: "add", temporaryId: temporaryId(), eventId: seminarIds.few, event: null, type: "booking" }),
    ],
    ["edits somebody", () => ({ kind: "recipientEdit", itemId: ITEM, recipientId: 1, recipient: person("Neu") })],
    ["removes somebody", () => ({ kind: "recipientDelete", itemId: ITEM, recipientId: 1 })],
    ["removes an entry", () => ({ kind: "delete", itemId: ITEM })],
  ])("is looked up in the cart where it %s, and never taken at its word", async (_what, change) => {
    await loadCart();
    answerBefore(true);
    expect(await changeCart(change(), owner)).toMatchObject({ state: "done" });
    expect(names()).toEqual(atServer());
    vi.restoreAllMocks();
    const left = atServer();
    answerBefore(false);
    const again = change();
    if (again.kind === "add" || again.kind === "recipientAdd")
      expect(await changeCart(again.kind === "add" ? { ...again, type: "reservation" } : again, owner)).toMatchObject({
        state: "failed",
        isReread: true,
      });
    expect(atServer()).toEqual(left);
  });

  it.each<[string, CartChange]>([
    ["removed", { kind: "recipientDelete", itemId: ITEM, recipientId: 1 }],
    ["edited", { kind: "recipientEdit", itemId: ITEM, recipientId: 1, recipient: person("Neu") }],
  ])("does not say of whoever stays as they were that they were %s", async (_what, change) => {
    await loadCart();
    answerBefore(false);
    expect(await changeCart(change, owner)).toMatchObject({ state: "failed", isReread: true });
    expect(names()).toEqual(["Eins"]);
  });
});

describe("a refusal", () => {
  it("for what has changed reads the cart and says old and new", async () => {
    await loadCart();
    priceNow(1999);
    portal.select({ scenario: "refused-changed:recipientAdd" });
    const [ended] = await addParticipants(ITEM, [person("A")], owner);
    expect(ended).toMatchObject({ state: "refused", fact: { before: { price: 129_000 }, after: { price: 199_900 } } });
    expect(reads()).toBe(2);
  });

  it("of what is sold out reads nothing", async () => {
    await loadCart();
    portal.select({ scenario: "refused-soldOut:recipientAdd" });
    expect(await addParticipants(ITEM, [person("A")], owner)).toMatchObject([{ state: "refused", fact: null }]);
    expect(reads()).toBe(1);
  });
});

describe("what is under way", () => {
  it("is not told as the backend's change when its answer comes, also of an event that nobody knew", async () => {
    await loadCart();
    await addToCart(seminarIds.few, null, "booking", owner);
    expect(slice().changes).toEqual([]);
    expect(slice().shown?.items).toHaveLength(2);
  });

  it("is not shown twice where the cart is read meanwhile, and is no news", async () => {
    await loadCart();
    const shown: number[] = [];
    const stop = usePortal.subscribe(({ cart }) => void shown.push(cart.shown?.items[0]?.recipients.length ?? 0));
    const adding = addParticipants(ITEM, [person("A")], owner);
    const { cart } = portal.state().shop;
    // The write has arrived, and its answer is under way.
    const read = {
      ...structuredClone(slice().base ?? { cartId: null, options: null }),
      version: cart.version + 1,
      items: (slice().base?.items ?? []).map((item) => ({
        ...item,
        recipients: [...item.recipients, recipient(9, "A")],
      })),
    };
    dispatch({ kind: "read", cart: read, since: slice().accepted, own: null });
    await adding;
    stop();
    expect(Math.max(...shown)).toBe(2);
    expect(slice().changes).toEqual([]);
  });

  it("is waited for, half-finished sequences included, and a failure says so", async () => {
    await loadCart();
    expect(await whenCartSaved()).toBe(true);
    const undoing = runMove({ kind: "move", move: undo(seminarIds.few, [person("N.N."), person("N.N.")]) }, owner);
    expect(await whenCartSaved()).toBe(true);
    expect(atServer()).toEqual(["Eins", "N.N.", "N.N."]);
    await undoing;
    portal.select({ scenario: "status-400:recipientDelete" });
    void changeCart({ kind: "recipientDelete", itemId: ITEM, recipientId: 1 }, owner);
    expect(await whenCartSaved()).toBe(false);
    void changeCart({ kind: "delete", itemId: ITEM }, owner);
    expect(await whenCartSaved()).toBe(true);
  });

  it("lets the browser ask before the page is left", async () => {
    const asks = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await loadCart();
    expect(asks()).toBe(false);
    const adding = addParticipants(ITEM, [person("A")], owner);
    expect(asks()).toBe(true);
    await adding;
    expect(asks()).toBe(false);
  });

  it("never travels under a temporary id where its entry was not made", async () => {
    portal.select({ scenario: "status-400:cartAdd" });
    const itemId = temporaryId();
    const entry = changeCart(
      { kind: "add", temporaryId: itemId, eventId: seminarIds.few, event: null, type: "booking" },
      owner,
    );
    const people = addParticipants(itemId, [person("A")], owner);
    expect([await entry, ...(await people)].map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect(posts()).toEqual(["cartAdd"]);
  });
});

describe("an undoing that went half way", () => {
  it("brings back who is missing, several of one name included", async () => {
    await loadCart();
    const move = undo(seminarIds.few, [person("N.N."), person("N.N.")]);
    portal.select({ scenario: "status-400:recipientAdd" });
    expect(await runMove({ kind: "move", move }, owner)).toMatchObject({ state: "failed" });
    portal.select({ scenario: "normal" });
    const [entry] = portal.state().shop.cart.items.slice(-1);
    entry?.recipients.push(recipient(2, "N.N."));
    portal.state().shop.cart.version += 1;
    await loadCart();
    expect(await runMove({ kind: "goOn", id: move.id }, owner)).toMatchObject({ state: "done" });
    expect(atServer()).toEqual(["Eins", "N.N.", "N.N.", "N.N."]);
  });
});

describe("a login", () => {
  it("reads the cart again, of whatever version it is", async () => {
    const leave = followCart();
    await loadCart();
    expireSession("cart");
    Object.assign(portal.state().shop.cart, { items: [], version: 0 });
    restoreSession();
    await expect.poll(() => slice().shown?.items).toEqual([]);
    leave();
  });
});
