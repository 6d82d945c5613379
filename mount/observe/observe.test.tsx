import { act, waitFor } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cartAdd, cartResource } from "#api/cart.ts";
import { checkAnswer } from "#api/check-answer.ts";
import { eventsFuture } from "#api/events.ts";
import { configureClient } from "#api/request.ts";
import { list, number } from "#domain/entities/fields.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { noteCaught, reportFault } from "#mount/fault-report.ts";
import { mountResults } from "#mount/mount-results.ts";
import { AnchorError } from "#mount/params.ts";
import { registry } from "#mount/registry.ts";
import { useResource } from "#state/resources.ts";
import { sendWrite } from "#state/sending/sends.ts";
import { loadCart } from "#state/shop/shop.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { EventOffer } from "#widgets/shop/event-offer/event-offer.tsx";
import { observe } from "./observe.ts";

const portal = useMockPortal();
const host = { ids: registry.map(({ id }) => id), release: "0a1b2c3d" };

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** Starts to observe. @returns what the page is told from then on, and what its data layer gets */
function start(early: Parameters<typeof observe>[1] = []): { faults: unknown[]; vitals: unknown[] } {
  const [faults, vitals]: [unknown[], unknown[]] = [[], []];
  const onFault = ({ detail }: CustomEventInit<unknown>): unknown => faults.push(detail);
  const onVital = ({ detail }: CustomEventInit<unknown>): unknown => vitals.push(detail);
  document.addEventListener("portal:fault", onFault);
  document.addEventListener("portal:vital", onVital);
  configureClient({ onMisfit: (misfit) => reportFault.take(misfit), onHabit: (habit) => reportFault.take(habit) });
  stops.push(observe(host, early), () => {
    document.removeEventListener("portal:fault", onFault);
    document.removeEventListener("portal:vital", onVital);
  });
  return { faults, vitals };
}

const pushed = (): unknown[] => (window as { dataLayer?: unknown[] }).dataLayer ?? [];
const steps = (): unknown[] => pushed().filter((entry) => (entry as { event: string }).event !== "portal:submit");

const List = (): string => useResource(eventsFuture).remote.state;

const fire = (anchor: HTMLElement, type: string): boolean =>
  anchor.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: {} }));

describe("portal:fault", () => {
  it.each([
    ["status-500:eventsFuture", { kind: "call", route: "eventsFuture", status: 500 }],
    ["offline:eventsFuture", { kind: "call", route: "eventsFuture" }],
    ["malformed:eventsFuture", { kind: "malformed", route: "eventsFuture", field: "events" }],
  ] as const)("tells of %s, once, by the widget that shows it", async (scenario, fault) => {
    portal.select({ scenario });
    const { faults } = start();
    const view = renderInRoot(<List />, { id: "portal-event-list" });
    expect(await view.findByText("failed")).toBeVisible();
    fire(view.anchor, "portal:mounted");
    expect(faults).toEqual([{ release: "0a1b2c3d", widget: "portal-event-list", ...fault }]);
  });

  it("tells of a call that failed before this code was there", async () => {
    portal.select({ scenario: "status-500:eventsFuture" });
    const view = renderInRoot(<List />, { id: "portal-event-list" });
    await view.findByText("failed");
    expect(start().faults).toHaveLength(1);
  });

  it("tells nothing of an expired session", async () => {
    portal.select({ scenario: "status-401:eventsFuture" });
    const { faults } = start();
    await renderInRoot(<List />, { id: "portal-event-list" }).findByText("failed");
    expect(faults).toEqual([]);
  });

  it("tells of a write by the widget that has sent it, named as in its manifest", async () => {
    portal.select({ scenario: "status-500:cartAdd" });
    const { faults } = start();
    const { anchor } = renderInRoot(<p />, { id: "portal-add-to-cart-7001" });
    await act(() => sendWrite(cartAdd, { eventId: 7001, type: "booking" }, anchor));
    expect(faults).toEqual([
      { release: "0a1b2c3d", widget: "portal-add-to-cart-{eventId}", kind: "call", route: "cartAdd", status: 500 },
    ]);
  });

  it("tells of a cart that is shown as it was before", async () => {
    await loadCart();
    const { faults } = start();
    portal.select({ scenario: "status-500:cart" });
    await loadCart();
    expect(faults).toEqual([{ release: "0a1b2c3d", kind: "stale", route: cartResource.name, status: 500 }]);
  });

  it("names the field of an answer and of a row that was left out, without the row's number", () => {
    const { faults } = start();
    const schema = v.object({ rows: list(v.object({ title: v.string() })) });
    checkAnswer("salutations", schema, { rows: [{ title: "Frau" }, { title: { de: "Herr" } }] });
    expect(faults).toEqual([{ release: "0a1b2c3d", kind: "malformed", route: "salutations", field: "rows.title" }]);
  });

  it("names the field of a habit that was forgiven, once for each kind", () => {
    const { faults } = start();
    const schema = v.object({ rows: list(v.object({ id: number })) });
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    for (const rows of [[{ id: 1 }, { id: "2" }], [{ id: "3" }]]) checkAnswer("salutations", schema, { rows });
    expect(faults).toEqual([{ release: "0a1b2c3d", kind: "habit", route: "salutations", field: "rows.id" }]);
  });

  it("tells crashes from missing code, and leaves wrong anchors to portal:error", () => {
    const anchors = ["portal-cart", "portal-videos", "portal-hotel", "portal-experts"].map(
      (id) => renderInRoot(<p />, { id }).anchor,
    ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    const [crashed, missing, wrong, part] = anchors;
    mountResults.set(crashed, { at: 0, thrown: new TypeError("x is undefined") });
    mountResults.set(wrong, { at: 0, thrown: new AnchorError("data-url", "is missing") });
    const { faults } = start();
    expect(faults).toEqual([{ release: "0a1b2c3d", widget: "portal-cart", kind: "crash" }]);
    fire(missing, "portal:error");
    fire(wrong, "portal:error");
    noteCaught(part, Object.assign(new Error("A lazy component could not be loaded."), { name: "LoadError" }));
    noteCaught(part, new TypeError("told by portal:error"));
    expect(faults.slice(1)).toEqual([
      { release: "0a1b2c3d", widget: "portal-videos", kind: "code" },
      { release: "0a1b2c3d", widget: "portal-experts", kind: "code" },
    ]);
  });

  it("tells of a widget that the entry had to give up before", () => {
    const { root } = renderInRoot(<p />, { id: "portal-cart" });
    const notice = document.createElement("p");
    notice.role = "alert";
    root.replaceChildren(document.createElement("slot"), notice);
    expect(start().faults).toEqual([{ release: "0a1b2c3d", widget: "portal-cart", kind: "code" }]);
  });
});

describe("portal:vital", () => {
  it("tells of the content once nothing is said to be loading", async () => {
    const view = renderInRoot(<div part="notice" data-state="loading" />, { id: "portal-cart" });
    const { vitals } = start();
    fire(view.anchor, "portal:mounted");
    expect(vitals).toEqual([]);
    view.rerender(<p>Da</p>);
    const content = {
      release: "0a1b2c3d",
      widget: "portal-cart",
      name: "content",
      value: expect.any(Number) as number,
    };
    await waitFor(() => expect(vitals).toEqual([content]));
    fire(view.anchor, "portal:mounted");
    expect(vitals).toHaveLength(1);
  });

  it("tells nothing of a widget that shows a failure", () => {
    const view = renderInRoot(<div part="notice" data-state="error" />, { id: "portal-cart" });
    const { vitals } = start();
    fire(view.anchor, "portal:mounted");
    expect(vitals).toEqual([]);
  });
});

describe("the steps of the shop", () => {
  const item = {
    item_category: "seminars",
    item_name: expect.any(String) as string,
    item_id: expect.any(String) as string,
  };

  it("push an offer that is shown, what is put into the cart, and a checkout that begins, each once", async () => {
    start();
    const offer = renderInRoot(<EventOffer eventId={String(seminarIds.open)} />, { id: "portal-event-offer" });
    await offer.findByRole("heading", { level: 2 });
    const sold = { currency: "EUR", value: 1290, items: [{ ...item, price: 1290, quantity: 1 }] };
    await waitFor(() => expect(steps()).toEqual([{ event: "view_item", ecommerce: sold }]));
    await offer.user.click(
      await offer.findByRole("button", { name: (name) => name.includes(addTexts.labels.booking) }),
    );
    await offer.findByRole("link", { name: (name) => name.includes(addTexts.inCart) });
    expect(steps().slice(1)).toEqual([{ event: "add_to_cart", ecommerce: sold }]);
    const { anchor } = renderInRoot(<p />, { id: "portal-checkout" });
    await act(() => loadCart());
    fire(anchor, "portal:mounted");
    fire(anchor, "portal:mounted");
    expect(steps().slice(2)).toEqual([{ event: "begin_checkout", ecommerce: sold }]);
  });

  it("leave out what is no booking", async () => {
    start();
    const { anchor } = renderInRoot(<p />, { id: "portal-add-to-cart-7001" });
    await act(() => sendWrite(cartAdd, { eventId: seminarIds.open, type: "reservation" }, anchor));
    expect(steps()).toEqual([]);
  });
});
