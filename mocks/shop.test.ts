import { describe, expect, it } from "vitest";
import type { Cart, Refusal } from "#domain/entities/cart.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { calculatorPdf } from "#mocks/model/shop/calculator-pdf.ts";
import { ask, jsonOf, read } from "#mocks/testing/ask.ts";
import { orderAddress, recipientInput } from "#mocks/testing/shop-addresses.ts";
import { control } from "./control.ts";
import { createPortal, type MockResponse, type Portal } from "./portal.ts";

const post = (portal: Portal, path: string, body: unknown, key?: string): Promise<MockResponse> =>
  ask(portal, "POST", path, body, key === undefined ? {} : { "Idempotency-Key": key });
const cartIn = (response: MockResponse): Cart => (jsonOf(response) as { cart: Cart }).cart;
const add = (portal: Portal, eventId: number, type = "booking") =>
  post(portal, "/order-api/add-cart-item", { eventId, type });

/** A cart with one entry and so many participants. */
async function filled(portal: Portal, eventId: number, people = 1): Promise<Cart> {
  let cart = cartIn(await add(portal, eventId));
  const itemId = cart.items.at(-1)?.itemId;
  for (let index = 0; index < people; index += 1)
    cart = cartIn(
      await post(portal, "/order-api/add-recipient", {
        itemId,
        recipient: { ...recipientInput, lastname: `Person ${index + 1}` },
      }),
    );
  return cart;
}

const peopleOf = (cart: Cart) => cart.items.flatMap(({ recipients }) => recipients);
const order = (portal: Portal, cart: Cart, index = 0, key = `k-${index}`) => {
  const recipient = peopleOf(cart)[index];
  return post(portal, "/order-api/online-fax", { recipient, recipientId: recipient?.recipientId }, key);
};
const refusalIn = (response: MockResponse): [number, string | null, unknown[]] => {
  const { reason, alternatives } = jsonOf(response) as Refusal;
  return [response.status, reason, alternatives.map(({ eventId }) => eventId)];
};

describe("the cart", () => {
  it("answers each write whole, with a higher version", async () => {
    const portal = createPortal({ customer: "guest" });
    const cart = await filled(portal, seminarIds.open, 2);
    expect([cart.version, cart.items[0]?.event?.eventId, peopleOf(cart).map(({ lastname }) => lastname)]).toEqual([
      4,
      seminarIds.open,
      ["Person 1", "Person 2"],
    ]);
    const [first] = peopleOf(cart);
    const edited = cartIn(
      await post(portal, "/order-api/edit-recipient", {
        itemId: cart.items[0]?.itemId,
        recipientId: first?.recipientId,
        recipient: { ...recipientInput, lastname: "Neu" },
      }),
    );
    expect(peopleOf(edited).map(({ lastname }) => lastname)).toEqual(["Neu", "Person 2"]);
    const less = cartIn(
      await post(portal, "/order-api/delete-recipient", {
        itemId: cart.items[0]?.itemId,
        recipientId: first?.recipientId,
      }),
    );
    expect(peopleOf(less)).toHaveLength(1);
    const saved = cartIn(await post(portal, "/order-api/update-order-options", { options: orderAddress }));
    expect([saved.options?.company, saved.version]).toEqual(["Musterwerke GmbH", 7]);
    expect(await read(portal, "/order-api/get-shopping-cart-small")).toMatchObject({
      count: 1,
      items: [{ eventId: seminarIds.open, participants: 1 }],
    });
    expect(cartIn(await post(portal, "/order-api/delete-cart-item", { itemId: cart.items[0]?.itemId })).items).toEqual(
      [],
    );
  });

  it.each([
    ["twice the same", seminarIds.open, "booking", "duplicate", []],
    [
      "what is full",
      seminarIds.full,
      "booking",
      "soldOut",
      [seminarIds.open, 7006, seminarIds.few, seminarIds.lastSeat],
    ],
    [
      "what is closed",
      seminarIds.closed,
      "waitingList",
      "closed",
      [seminarIds.open, 7006, seminarIds.few, seminarIds.lastSeat],
    ],
  ])("refuses %s", async (_what, eventId, type, reason, alternatives) => {
    const portal = createPortal();
    await add(portal, seminarIds.open);
    expect(refusalIn(await add(portal, eventId, type))).toEqual([409, reason, alternatives]);
  });

  it("has a waiting list for what is full", async () =>
    expect((await add(createPortal(), seminarIds.full, "waitingList")).status).toBe(200));

  it("runs out of places while participants are added", async () => {
    const portal = createPortal();
    const cart = await filled(portal, seminarIds.few, 3);
    expect(
      refusalIn(
        await post(portal, "/order-api/add-recipient", { itemId: cart.items[0]?.itemId, recipient: recipientInput }),
      ).slice(0, 2),
    ).toEqual([409, "soldOut"]);
  });
});

describe("ordering", () => {
  it("happens once a participant and takes a place each", async () => {
    const portal = createPortal();
    const cart = await filled(portal, seminarIds.few, 2);
    expect([
      (await order(portal, cart, 0)).status,
      (await order(portal, cart, 0)).status,
      (await order(portal, cart, 0, "other")).status,
    ]).toEqual([200, 200, 403]);
    const ids = peopleOf(cart).map(({ recipientId }) => recipientId);
    expect(await read(portal, `/order-api/order-state?recipientIds=${ids.join(",")}`)).toEqual({
      recipients: [
        { recipientId: ids[0], ordered: true },
        { recipientId: ids[1], ordered: false },
      ],
    });
    expect(await read(portal, `/general-api/get-booking-states?eventIds=${seminarIds.few}`)).toEqual({
      bookingStates: [{ eventId: seminarIds.few, state: "few", freePlaces: 2 }],
    });
    expect(peopleOf((await read<{ cart: Cart }>(portal, "/order-api/get-shopping-cart")).cart)).toHaveLength(1);
  });

  it("of a reservation comes to the portal, is confirmed by the desk, and is booked there by one call", async () => {
    const portal = createPortal();
    await add(portal, seminarIds.open, "reservation");
    const [entry] = (await read<{ cart: Cart }>(portal, "/order-api/get-shopping-cart")).cart.items;
    await post(portal, "/order-api/add-recipient", { itemId: entry?.itemId, recipient: recipientInput });
    const { cart } = await read<{ cart: Cart }>(portal, "/order-api/get-shopping-cart");
    expect((await order(portal, cart)).status).toBe(200);
    const inPortal = () => portal.state().recipients[seminarIds.open] ?? [];
    expect(inPortal().map(({ type, approvalState }) => [type, approvalState])).toEqual([["reservation", "pending"]]);
    expect((await order(portal, cart, 0, "again")).status).toBe(403);
    control(portal, "POST", "/__mock/confirm", "");
    const [reserved] = inPortal();
    expect([reserved?.type, reserved?.approvalState]).toEqual(["reservation", "confirmed"]);
    const book = (key: string) =>
      ask(
        portal,
        "POST",
        "/order-api/online-fax",
        { recipientId: reserved?.recipientId, recipient: reserved },
        { "Idempotency-Key": key },
      );
    expect((await book("one")).status).toBe(200);
    expect((await book("two")).status).toBe(403);
    expect(inPortal().map(({ type }) => type)).toEqual(["booking"]);
  });

  it("loses the last seat to another visitor", async () => {
    const portal = createPortal();
    const cart = await filled(portal, seminarIds.lastSeat);
    expect(refusalIn(await order(portal, cart))).toEqual([409, "soldOut", [seminarIds.open, 7006, seminarIds.few]]);
    expect((await add(portal, seminarIds.lastSeat, "booking")).status).toBe(409);
  });

  it.each([
    ["dearer", seminarIds.dearer],
    ["moved", seminarIds.moved],
  ])("finds an event %s, once", async (_what, eventId) => {
    const portal = createPortal();
    const cart = await filled(portal, eventId);
    expect(refusalIn(await order(portal, cart))).toEqual([409, "changed", []]);
    const after = (await read<{ cart: Cart }>(portal, "/order-api/get-shopping-cart")).cart;
    expect(after.version).toBeGreaterThan(cart.version ?? 0);
    expect(after.items[0]?.event).not.toEqual(cart.items[0]?.event);
    expect((await order(portal, after, 0, "next")).status).toBe(200);
  });

  it("stores an order whose answer is lost", async () => {
    const portal = createPortal({ scenario: "lost:checkout" });
    const cart = await filled(portal, seminarIds.open);
    expect((await order(portal, cart)).status).toBe(0);
    expect(
      await read(portal, `/order-api/order-state?recipientIds=${peopleOf(cart)[0]?.recipientId ?? ""}`),
    ).toMatchObject({ recipients: [{ ordered: true }] });
  });

  it.each(["soldOut", "closed", "duplicate", "changed"] as const)(
    "is refused as %s where a scenario says so",
    async (reason) => {
      const portal = createPortal();
      const cart = await filled(portal, seminarIds.open);
      portal.select({ scenario: `refused-${reason}:checkout` });
      expect(refusalIn(await order(portal, cart)).slice(0, 2)).toEqual([409, reason]);
      portal.select({ scenario: "normal" });
      expect((await order(portal, cart, 0, "next")).status).toBe(200);
    },
  );
});

describe("the wishlist", () => {
  it("takes an entry once, and off again by its id", async () => {
    const portal = createPortal();
    const { id } = jsonOf(await post(portal, `/wishlist-api/add/${seminarIds.open}`, { kind: "event" })) as {
      id: number;
    };
    expect(jsonOf(await post(portal, `/wishlist-api/add/${seminarIds.open}`, { kind: "event" }))).toEqual({ id });
    expect(await read(portal, "/wishlist-api/get")).toMatchObject({
      items: [{}, {}, {}, { id, kind: "event", refId: seminarIds.open }],
    });
    expect((await post(portal, `/wishlist-api/delete/${id}`, {})).status).toBe(200);
    expect((await post(portal, `/wishlist-api/delete/${id}`, {})).status).toBe(404);
  });

  it("names the next date of a theme", async () => {
    const { items } = await read<{ items: { event: { eventId: number } | null }[] }>(
      createPortal(),
      "/wishlist-api/get-with-event",
    );
    expect(items.map(({ event }) => event?.eventId)).toEqual([seminarIds.few, seminarIds.rhetoric, seminarIds.full]);
  });

  it("keeps a page once", async () => {
    const portal = createPortal();
    const keep = async () =>
      jsonOf(await post(portal, "/wishlist-api/add-bookmark", { title: "Seite", url: "/seite", image: null }));
    expect(await keep()).toEqual(await keep());
  });
});

it("exports the dates of one theme, and from a day on, where the query says so", async () => {
  const portal = createPortal({ customer: "guest" });
  const rows = async (query: string) => {
    const answer = await portal.handle({ method: "GET", url: `/export/events${query}` });
    return (JSON.parse(String(answer?.body)) as { events: { startDate: string; theme: { themeId: number } }[] }).events;
  };
  const ofTheme = await rows("?themeId=701");
  expect(new Set(ofTheme.map(({ theme }) => theme.themeId))).toEqual(new Set([701]));
  expect(ofTheme.length).toBeLessThan((await rows("")).length);
  const [last] = ofTheme
    .map(({ startDate }) => startDate.slice(0, 10))
    .sort()
    .reverse();
  expect((await rows(`?themeId=701&from=${last ?? ""}`)).length).toBeGreaterThan(0);
  expect(await rows("?themeId=701&from=2999-01-01")).toEqual([]);
});

it("exports 500 further dates for the large customer", async () => {
  const { events } = await read<{ events: { eventId: number }[] }>(
    createPortal({ customer: "large" }),
    "/export/events",
  );
  expect([events.length > 500, new Set(events.map(({ eventId }) => eventId)).size === events.length]).toEqual([
    true,
    true,
  ]);
});

it("asks for at most 50 booking states", async () => {
  const ids = Array.from({ length: 51 }, (_, index) => index).join(",");
  expect((await ask(createPortal(), "GET", `/general-api/get-booking-states?eventIds=${ids}`)).status).toBe(400);
});

it("prints the calculator by the same rule", () => {
  const portal = createPortal();
  const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
  const textOf = (query: string): string =>
    new TextDecoder("latin1").decode(event && calculatorPdf(event, new URLSearchParams(query), "2026-03-10"));
  expect(textOf("participants=2&board=half&overnight=0")).toContain("Halbpension, ohne ");
  const text = textOf("participants=5");
  expect(text).toContain("Vollpension, mit ");
  expect(text).toContain("Teilnehmende: 5");
  expect(text).toMatch(/Preis pro Person\).*\(1\.032,00 /);
  expect(text).toMatch(/Summe f\u00fcr 5 Personen\).*\(5\.160,00 /);
  // With five days at 221,40 € for five people.
  expect(text).toMatch(/Voraussichtliche Gesamtkosten\).*\(10\.695,00 /);
});
