import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cartSchema, type Cart } from "#domain/entities/cart.ts";
import { outcomeOf } from "#domain/order/order-outcome.ts";
import { updateShop } from "#domain/shop/asked.ts";
import type { Order, OrderCommand } from "#domain/shop/order-state.ts";
import { emptyShop } from "#domain/shop/state.ts";
import { keptOrder, restoreOrder, commandOrder } from "#state/shop/shop-order.ts";
import { dispatch, loadCart } from "#state/shop/shop.ts";
import { usePortal } from "#state/store.ts";
import { waitFor } from "#state/wait.ts";

type Fields = Record<string, unknown>;
type Reply = () => Response | Promise<Response>;

const json =
  (body: unknown, status = 200): Reply =>
  () =>
    Response.json(body, { status });
const lost: Reply = () => Promise.reject(new TypeError("Failed to fetch"));
const done = json({});
const changed = json({ reason: "changed", alternatives: [] }, 409);
const soldOut = json({ reason: "soldOut", alternatives: [] }, 409);

const page = window as { dataLayer?: { event: string; ecommerce?: { value?: number } }[] };
const values = (): (number | undefined)[] =>
  (page.dataLayer ?? []).flatMap(({ event, ecommerce }) => (event === "purchase" ? [ecommerce?.value] : []));

/** The backend's cart, what it answers to each checkout in turn, and the people it says to be ordered. */
let cart: Fields;
let checkouts: Reply[];
let ordered: number[];
let sent: unknown[];
/** The answer to the next reading of the cart, where that takes its time. */
let held: Promise<Response> | null = null;

const person = (recipientId: number): Fields => ({
  recipientId,
  salutation: "Frau",
  firstname: "Eva",
  lastname: `N${recipientId}`,
});
const entry = (itemId: number, people: number[], price: number, type = "booking"): Fields => ({
  itemId,
  type,
  event: { eventId: itemId * 100, content: { prices: [{ price }] } },
  recipients: people.map(person),
});
const cartOf = (version: number, ...items: Fields[]): Fields => ({ cartId: 1, version, items });
const read = (fields: Fields): Cart => v.parse(cartSchema, fields);
const putBase = (fields: Fields): void =>
  usePortal.setState((state) => ({ cart: updateShop(state.cart, { base: read(fields), load: { state: "ready" } }) }));

function answer(url: string): Response | Promise<Response> {
  if (url.includes("/get-shopping-cart")) {
    const first = held;
    held = null;
    return first ?? Response.json({ cart });
  }
  // A 401 of an order is an expired session only where somebody is logged in.
  if (url.includes("/get-user")) return Response.json({ user: { userId: 1001 } });
  if (url.includes("/order-state"))
    return Response.json({
      recipients: [11, 12].map((recipientId) => ({
        recipientId,
        ordered: ordered.includes(recipientId),
        orderNumber: "",
      })),
    });
  return (checkouts.shift() ?? done)();
}

beforeEach(() => {
  [checkouts, ordered, sent] = [[], [], []];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.includes("/online-fax")) sent.push(((await request.clone().json()) as Fields).recipientId);
    return answer(request.url);
  });
});

const orderNow = (): Order => usePortal.getState().cart.order;
const begin = (): OrderCommand => ({ kind: "begin", cart: read(cart) });
/** Says something of the order. @returns it once it runs no more */
async function order(command: OrderCommand): Promise<Order> {
  commandOrder(command, document.body);
  await expect.poll(() => orderNow().state).toMatch(/^(kept|ended)$/);
  return orderNow();
}
const stepsOf = ({ people }: Order): string[] => people.map(({ step }) => step);

/** Orders the backend's cart as it stands. */
async function orderCart(): Promise<Order> {
  putBase(cart);
  return order(begin());
}

describe("an order", () => {
  it.each<[string, Reply[], number[], string[], number[], number]>([
    ["of all", [done, done], [], ["booked", "booked"], [990, 990], 198_000],
    ["of one who is sold out", [soldOut, done], [], ["soldOut", "booked"], [990], 99_000],
    ["of one who was booked before", [json({}, 403), done], [], ["converted", "booked"], [990], 99_000],
    ["of one whose answer is lost", [lost, done], [11], ["booked", "booked"], [990, 990], 198_000],
    ["of one whose answer is lost and who is not ordered", [lost, done], [], ["failed", "booked"], [990], 99_000],
    ["that a redirect answers", [json({}, 302), json({}, 302)], [], ["failed", "failed"], [], 0],
    [
      "that a redirect answers after it was done",
      [json({}, 302), done],
      [11],
      ["booked", "booked"],
      [990, 990],
      198_000,
    ],
    ["that stops at an expired session", [done, json({}, 401)], [], ["booked", "waiting"], [990], 99_000],
  ])(
    "%s ends with steps, purchases and a sum that tell what was done",
    async (_what, replies, known, steps, told, sum) => {
      vi.spyOn(console, "error").mockReturnValue();
      cart = cartOf(1, entry(1, [11, 12], 990));
      [checkouts, ordered] = [[...replies], [...known]];
      const progress = await orderCart();
      expect(stepsOf(progress)).toEqual(steps);
      expect(values()).toEqual(told);
      expect(outcomeOf(progress.people).sum).toBe(sum);
      expect(new Set(sent).size).toBe(sent.length);
    },
  );

  it("tells of a customer where a guest has logged in meanwhile", async () => {
    cart = cartOf(1, entry(1, [11], 990));
    dispatch({ kind: "person", person: null });
    checkouts = [
      () => {
        dispatch({ kind: "person", person: "1001" });
        return done();
      },
    ];
    await orderCart();
    expect(page.dataLayer?.filter(({ event }) => event === "purchase")).toMatchObject([{ customerType: "Kunde" }]);
  });

  it("sends nobody else where the server takes no further order for now; each can be tried again by itself", async () => {
    cart = cartOf(1, entry(1, [11, 12], 990));
    checkouts = [() => new Response("{}", { status: 429, headers: { "retry-after": "120" } })];
    expect(stepsOf(await orderCart())).toEqual(["failed", "failed"]);
    expect(sent).toEqual([11]);
    expect(waitFor("checkout")).toBe(120);
  });

  it.each([
    ["booking", [990]],
    ["reservation", []],
    ["waitingList", []],
  ])("tells of a purchase where something is bought (%s)", async (type, told) => {
    cart = cartOf(1, entry(1, [11], 990, type));
    await orderCart();
    expect(values()).toEqual(told);
  });

  it("keeps what each was booked for when the price rises in between", async () => {
    cart = cartOf(1, entry(1, [11, 12], 990));
    checkouts = [
      done,
      () => {
        cart = cartOf(2, entry(1, [12], 1200));
        return changed();
      },
    ];
    const progress = await orderCart();
    expect(stepsOf(progress)).toEqual(["booked", "changed"]);
    await expect.poll(() => usePortal.getState().cart.base?.version).toBe(2);
    const base = usePortal.getState().cart.base;
    if (base === null) throw new Error("nothing was read");
    const confirmed = await order({ kind: "confirm", cart: base });
    expect(values()).toEqual([990, 1200]);
    expect(outcomeOf(confirmed.people).sum).toBe(219_000);
  });

  it("learns what has changed by a reading that begins after the refusal", async () => {
    cart = cartOf(1, entry(1, [11], 990));
    const old = cart;
    checkouts = [
      () => {
        held = new Promise((resolve) => {
          setTimeout(() => resolve(Response.json({ cart: old })));
        });
        void loadCart();
        cart = cartOf(2, entry(1, [11], 1200));
        return changed();
      },
    ];
    putBase(cart);
    expect(stepsOf(await orderCart())).toEqual(["changed"]);
    await expect.poll(() => usePortal.getState().cart.base?.version).toBe(2);
  });

  it("of a guest who logs in meanwhile goes on with those who are in the customer's cart", async () => {
    dispatch({ kind: "person", person: null });
    cart = cartOf(1, entry(1, [11, 12], 990));
    checkouts = [
      () => {
        ordered = [11];
        cart = cartOf(2, entry(9, [99], 500));
        dispatch({ kind: "person", person: "anna" });
        return done();
      },
    ];
    expect(stepsOf(await orderCart())).toEqual(["booked", "gone"]);
    expect(sent).toEqual([11]);
  });

  it("reports a purchase whose answer came for somebody else with the customer's next sight of it", async () => {
    dispatch({ kind: "person", person: "anna" });
    cart = cartOf(1, entry(1, [11], 990));
    let answered = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answered = resolve;
    });
    checkouts = [
      () => {
        dispatch({ kind: "person", person: "bert" });
        setTimeout(answered, 0);
        return done();
      },
    ];
    putBase(cart);
    commandOrder(begin(), document.body);
    await isAnswered;
    await expect.poll(() => JSON.stringify(keptOrder("anna"))).toContain('"due"');
    expect(values()).toEqual([]);
    [ordered, cart] = [[11], cartOf(2)];
    dispatch({ kind: "person", person: "anna" });
    const kept = keptOrder("anna");
    if (kept == null) throw new Error("No order was kept");
    restoreOrder(kept);
    await expect.poll(values).toEqual([990]);
  });

  it("of two on a page orders each person once, and both say so", async () => {
    cart = cartOf(1, entry(1, [11, 12], 990));
    checkouts = [11, 12].map((id) => () => {
      ordered.push(id);
      return done();
    });
    putBase(cart);
    const both = await Promise.all([order(begin()), order(begin())]);
    expect(both.map(stepsOf)).toEqual([
      ["booked", "booked"],
      ["booked", "booked"],
    ]);
    expect(sent).toEqual([11, 12]);
    expect(values()).toEqual([990, 990]);
  });

  it("has the browser ask before the page is left as long as somebody is being ordered", async () => {
    const asks = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const asked: boolean[] = [];
    cart = cartOf(1, entry(1, [11], 990));
    checkouts = [
      () => {
        asked.push(asks());
        return done();
      },
    ];
    await orderCart();
    expect([...asked, asks()]).toEqual([true, false]);
  });

  it("is over when all have an outcome, however long the cart takes", async () => {
    cart = cartOf(1, entry(1, [11], 990));
    checkouts = [
      () => {
        held = new Promise(() => undefined);
        return done();
      },
    ];
    expect(stepsOf(await orderCart())).toEqual(["booked"]);
  });

  it.each([
    ["gone", []],
    ["booked", [12]],
  ])("sends nobody who is in the cart no more, and says what is known of them: %s", async (step, known) => {
    cart = cartOf(1, entry(1, [11, 12], 990));
    ordered = [11, ...known];
    checkouts = [
      () => {
        putBase(cartOf(2, entry(1, [11], 990)));
        return done();
      },
    ];
    expect(stepsOf(await orderCart())).toEqual(["booked", step]);
    expect(sent).toEqual([11]);
  });

  it("sends nobody at a price that was not confirmed, though no answer says that it has changed", async () => {
    cart = cartOf(1, entry(1, [11, 12], 990));
    checkouts = [
      () => {
        putBase(cartOf(2, entry(1, [11, 12], 1200)));
        return done();
      },
    ];
    expect(stepsOf(await orderCart())).toEqual(["booked", "changed"]);
    expect(sent).toEqual([11]);
  });
});

describe("what the data layer is told", () => {
  const tiers = { prices: [{ price: 1290, priceParticipantTwo: 1190 }] };
  const two = (): Fields => ({ ...entry(1, [11, 12], 0), event: { eventId: 100, content: tiers } });

  it("is the tier of those who were booked, when nobody is being ordered any more", async () => {
    cart = cartOf(1, two());
    checkouts = [
      done,
      () => {
        expect(values()).toEqual([]);
        return soldOut();
      },
    ];
    const progress = await orderCart();
    expect(values()).toEqual([1290]);
    expect(outcomeOf(progress.people)).toMatchObject({ sum: 129_000, isOtherPrice: true });
  });

  it("is the price that the backend names", async () => {
    cart = cartOf(1, two());
    checkouts = [json({ orderNumber: 7, price: 1111.11 }), done];
    const progress = await orderCart();
    expect(values()).toEqual([1111.11, 1190]);
    expect(progress.people[0]?.number).toBe("7");
  });

  it.each<[string, object, number, string | null]>([
    ["as text", { orderNumber: " ", price: "1111.11" }, 1111.11, null],
    ["as text that may be thousands, and its number", { orderNumber: "A 7", price: "1.111" }, 1290, "A 7"],
    ["beside a number that is none", { orderNumber: {}, price: 0 }, 0, null],
  ])("is read %s", async (_name, said, value, number) => {
    vi.spyOn(console, "warn").mockReturnValue();
    cart = cartOf(1, entry(1, [11], 1290));
    checkouts = [json(said)];
    const progress = await orderCart();
    expect(values()).toEqual([value]);
    expect(progress.people[0]).toMatchObject({ step: "booked", number });
  });

  it("is told without a number where the look-up names a blank one", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    cart = cartOf(1, entry(1, [11], 990));
    checkouts = [lost];
    ordered = [11];
    expect((await orderCart()).people[0]).toMatchObject({ step: "booked", number: null });
  });

  it("is news once where no page has read the answer", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    cart = cartOf(1, entry(1, [11], 990));
    checkouts = [lost];
    vi.stubGlobal("fetch", (request: Request) =>
      request.url.includes("/order-state") ? lost() : Promise.resolve(answer(request.url)),
    );
    expect(stepsOf(await orderCart())).toEqual(["unknown"]);
    const kept = keptOrder(null);
    if (kept == null) throw new Error("Nothing is kept");
    vi.stubGlobal("fetch", (request: Request) => Promise.resolve(answer(request.url)));
    ordered = [11];
    for (let load = 0; load < 2; load += 1) {
      usePortal.setState(({ cart: shop }) => ({ cart: { ...shop, order: emptyShop.order } }));
      restoreOrder(kept);
      await expect.poll(() => stepsOf(orderNow())).toEqual(["booked"]);
      await expect.poll(values).toEqual([990]);
    }
  });
});
