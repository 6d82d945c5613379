import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { openEntry } from "#mocks/data/shop/filled-cart.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { changeCart } from "#state/shop/shop.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, order, ordersOf, overview, whenOrdered } from "#test/support/ordering.tsx";
import { purchases } from "#test/support/purchases.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { Checkout } from "./checkout.tsx";

const portal = useMockPortal({ customer: "guest" });
const orders = () => ordersOf(portal);
const ORDER = checkoutTexts.order;

const refresh = (): void => {
  portal.state().shop.cart.version += 1;
  act(() => void document.dispatchEvent(new CustomEvent("portal:cart-refresh")));
};

function setPrice(eventId: number, price: number): void {
  const event = portal.state().shop.events.find((known) => known.eventId === eventId);
  if (event?.content?.prices[0] !== undefined) event.content.prices[0].priceParticipantThree = price;
}

describe("an address that cannot be saved", () => {
  it.each(["fail:orderOptions", "offline:orderOptions", "expired:orderOptions", "status-302:orderOptions"] as const)(
    "stays as it was typed (%s)",
    async (scenario) => {
      fillOrder(portal, seminarIds.open, null);
      portal.select({ scenario });
      const view = renderInRoot(<Checkout />);
      for (const [label, text] of [
        [/^Firma/, "Werk GmbH"],
        [/^Vorname/, "Eva"],
        [/^Nachname/, "Muster"],
        [/^Straße/, "Weg"],
        [/^Hausnummer/, "1"],
        [/^Postleitzahl/, "38112"],
        [/^Ort/, "Celle"],
        [/^Telefon/, "053155501"],
        [/^E-Mail/, "eva@werk.example"],
      ] as const)
        await view.user.type(await view.findByLabelText(label), text);
      await view.user.selectOptions(view.getByLabelText(/^Anrede/), "Frau");
      await view.user.click(view.getByRole("button", { name: checkoutTexts.toOverview }));
      await view.findByText(checkoutTexts.notSaved);
      expect(view.getByLabelText(/^Firma/)).toHaveValue("Werk GmbH");
      expect(view.getByLabelText(/^E-Mail/)).toHaveValue("eva@werk.example");
    },
  );
});

describe("an address with something missing", () => {
  const nobody = Object.fromEntries(Object.keys(orderAddress).map((name) => [name, null]));

  it.each([
    ["nothing in it", nobody],
    ["no company", { ...orderAddress, company: null }],
    ["a blank city", { ...orderAddress, city: " " }],
  ])("leads to the form before anything is ordered (%s)", async (_what, options) => {
    fillOrder(portal, seminarIds.open, options as typeof orderAddress);
    history.replaceState(null, "", "/checkout?schritt=uebersicht");
    const view = renderInRoot(<Checkout />);
    expect(await view.findByRole("heading", { name: "Schritt 1 von 3: Adresse" })).toBeVisible();
    expect(view.queryByRole("button", { name: ORDER })).toBeNull();
  });

  it("with nothing in it the customer finds what is known of them", async () => {
    portal.select({ customer: "admin" });
    fillOrder(portal, seminarIds.open, nobody as unknown as typeof orderAddress);
    history.replaceState(null, "", "/checkout");
    const view = renderInRoot(<Checkout />);
    await waitFor(() => expect(view.getByLabelText(/^Nachname/)).not.toHaveValue(""));
  });
});

describe("what is under way", () => {
  it("is waited for: nothing is ordered, and nobody by a temporary id", async () => {
    fillOrder(portal);
    const view = await overview();
    let open = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    const answer = globalThis.fetch;
    vi.stubGlobal("fetch", async (request: Request) => {
      if (request.url.endsWith("/add-recipient")) await held;
      return answer(request);
    });
    await view.user.click(view.getByRole("checkbox", { name: /AGB/ }));
    act(
      () =>
        void changeCart(
          {
            kind: "recipientAdd",
            temporaryId: "new-1",
            itemId: openEntry.itemId,
            recipient: {
              salutation: "Frau",
              firstname: "Neu",
              lastname: "Dabei",
              hotelOverNightOption: "mitNacht_VP",
              hotelOptionVegetarian: false,
              hotelOptionWheelchair: false,
              comment: null,
            },
          },
          document.body,
        ),
    );
    const button = view.getByRole("button", { name: ORDER });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(view.getByText(checkoutTexts.cartPending)).toBeVisible();
    await view.user.click(button);
    expect(orders()).toEqual([]);
    open();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    expect(view.getByText(/Neu Dabei/)).toBeVisible();
    await view.user.click(button);
    await whenOrdered(view, 4);
    expect(orders().map(({ body }) => String((body as { recipientId: unknown }).recipientId))).not.toContain("new-1");
  });
});

describe("a cart that does not tell its participants apart", () => {
  it.each([
    ["two have one id", [91, 91, 93], "Frau Eva Beispiel, Herr Cem Çelik"],
    ["two have one id, once as a text", [91, "91", 93], "Frau Eva Beispiel, Herr Cem Çelik"],
    ["one has no id", [null, 92, 93], "Frau Eva Beispiel"],
    ["nobody has an id", [null, null, null], "Frau Eva Beispiel, Herr Cem Çelik, Frau Dr. Käthe Groß-Überlinger"],
  ])("is not ordered, and says why until it is read better (%s)", async (_what, ids, names) => {
    fillOrder(portal);
    const people = portal.state().shop.cart.items[0]?.recipients ?? [];
    const good = people.map(({ recipientId }) => recipientId);
    for (const [at, person] of people.entries()) Object.assign(person, { recipientId: ids[at] });
    const view = await overview();
    expect(view.getByRole("alert")).toHaveTextContent(names);
    expect(view.queryByRole("button", { name: ORDER })).toBeNull();
    for (const [at, person] of people.entries()) Object.assign(person, { recipientId: good[at] });
    await view.user.click(view.getByRole("button", { name: checkoutTexts.readAgain }));
    await view.findByRole("button", { name: ORDER });
    expect(view.queryByRole("alert")).toBeNull();
    await order(view);
    await whenOrdered(view, 3);
    expect(orders()).toHaveLength(3);
  });
});

describe("what has happened to the cart elsewhere", () => {
  it("is read before anything is ordered: who was removed is not ordered, and is named", async () => {
    fillOrder(portal);
    const view = await overview();
    const [gone] = portal.state().shop.cart.items[0]?.recipients.splice(1, 1) ?? [];
    portal.state().shop.cart.version += 1;
    await order(view);
    // Two pay another tier than three, so that it is asked about first.
    await view.user.click(await view.findByRole("button", { name: /^Für .* zahlungspflichtig buchen$/ }));
    await whenOrdered(view, 2);
    expect(orders().map(({ body }) => (body as { recipientId: unknown }).recipientId)).not.toContain(gone?.recipientId);
    expect(view.getAllByText(new RegExp(gone?.lastname ?? "nobody")).length).toBeGreaterThan(0);
  });

  it("is asked about where somebody left and the price has changed for fewer people alone", async () => {
    fillOrder(portal);
    const view = await overview();
    portal.state().shop.cart.items[0]?.recipients.splice(2, 1);
    portal.state().shop.cart.version += 1;
    const event = portal.state().shop.events.find(({ eventId }) => eventId === seminarIds.open);
    if (event?.content?.prices[0] !== undefined) event.content.prices[0].priceParticipantTwo = 1277;
    await order(view);
    const row = await view.findByRole("row", { name: /^Preis pro Person/ });
    expect(row).toHaveTextContent(/1\.277,00\s€$/);
    expect(orders()).toEqual([]);
    await view.user.click(view.getByRole("button", { name: /^Für 2\.554,00\s€ zahlungspflichtig buchen$/ }));
    await whenOrdered(view, 2);
    expect(orders()).toHaveLength(2);
  });

  it("is asked about where an entry has become a booking: no terms were accepted for that", async () => {
    fillOrder(portal);
    const [entry] = portal.state().shop.cart.items;
    if (entry !== undefined) entry.type = "reservation";
    const view = await overview();
    if (entry !== undefined) entry.type = "booking";
    portal.state().shop.cart.version += 1;
    await view.user.click(view.getByRole("button", { name: checkoutTexts.request }));
    expect(await view.findByRole("row", { name: /^Art/ })).toHaveTextContent("ReservierungBuchung");
    expect(view.queryByRole("button", { name: /buchen$/ })).toBeNull();
    expect(orders()).toEqual([]);
    await view.user.click(view.getByRole("button", { name: checkoutTexts.backToOverview }));
    await view.user.click(await view.findByRole("button", { name: checkoutTexts.confirm }));
    await order(view);
    await whenOrdered(view, 3);
  });

  it("keeps everybody from being ordered where it cannot be read, until it can", async () => {
    fillOrder(portal);
    const view = await overview();
    portal.select({ scenario: "fail:cart" });
    await order(view);
    await view.findByText(checkoutTexts.failed);
    expect(orders()).toEqual([]);
    portal.select({ scenario: "normal" });
    // The cause is one, and so is what is said of it: the seminar once, each participant with a number.
    expect(view.getAllByText("Betriebsverfassungsrecht")).toHaveLength(1);
    expect(view.getAllByText(/^Teilnehmer-ID: \d+$/)).toHaveLength(3);
    // Each can be tried again by itself (contract-public section 4), then all who are left.
    const [one] = view.getAllByRole("button", { name: common.retry });
    if (one === undefined) throw new Error("There is no way on for one participant");
    await view.user.click(one);
    await whenOrdered(view, 1);
    expect(orders()).toHaveLength(1);
    await view.user.click(await view.findByRole("button", { name: checkoutTexts.retryAll }));
    await whenOrdered(view, 3);
    expect(orders()).toHaveLength(3);
  });
});

describe("a change that the customer has not seen", () => {
  it("cannot be confirmed while the cart cannot be read", async () => {
    fillOrder(portal, seminarIds.dearer);
    const view = await overview();
    const answer = globalThis.fetch;
    vi.stubGlobal("fetch", (request: Request) => {
      if (request.url.endsWith("/online-fax")) portal.select({ scenario: "fail:cart" });
      return answer(request);
    });
    await order(view);
    expect(await view.findByText(/Bevor es weitergeht, zeigen wir Ihnen die Änderungen\./)).toBeVisible();
    expect(view.queryByRole("button", { name: /buchen$/ })).toBeNull();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByRole("row", { name: /^Preis pro Person/ })).toBeVisible();
    await view.user.click(view.getByRole("button", { name: /^Für 3\.394,50\s€ zahlungspflichtig buchen$/ }));
    await whenOrdered(view, 3);
  });

  it("is shown of an entry that joined after the checkout was opened", async () => {
    fillOrder(portal);
    const view = await overview();
    const joined = { ...structuredClone(openEntry), itemId: 77, eventId: seminarIds.few };
    joined.recipients = joined.recipients.map((person, index) => ({ ...person, recipientId: 301 + index }));
    portal.state().shop.cart.items.push(joined);
    setPrice(seminarIds.few, 999.99);
    refresh();
    await waitFor(() => expect(view.getAllByText(/^999,99\s€ pro Person/)).toHaveLength(1));
    setPrice(seminarIds.few, 1777.77);
    refresh();
    expect(await view.findByRole("row", { name: /^Preis pro Person/ })).toHaveTextContent(/999,99\s€1\.777,77\s€/);
    expect(view.queryByRole("button", { name: ORDER })).toBeNull();
  });
});

describe("an order that a guest may not send", () => {
  it("stops at the first 401, says so once, and goes on with a new try", async () => {
    fillOrder(portal);
    portal.select({ scenario: "expired:checkout" });
    const view = await overview();
    await order(view);
    expect(await view.findAllByText(/^Ihre Bestellung wurde nicht angenommen\./)).toHaveLength(1);
    expect(view.queryByText(checkoutTexts.failed)).toBeNull();
    expect(view.queryByText(/^Bitte melden Sie sich wieder an\./)).toBeNull();
    expect(orders()).toHaveLength(1);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await waitFor(() => expect(portal.state().shop.ordered).toHaveLength(3));
    expect(purchases()).toHaveLength(3);
  });
});

describe("what is said of an order", () => {
  it("is the number that the backend gives, where it gives one", async () => {
    fillOrder(portal);
    const view = await overview();
    await order(view);
    for (const person of openEntry.recipients) {
      const number = `B-${String(person.recipientId)}`;
      const row = (await view.findByText(number)).closest("li");
      expect(row).toHaveTextContent(personName(person));
      expect(row).toHaveTextContent(checkoutTexts.numbers.booking(number));
    }
  });

  it("is no sum and no purchase where nobody was booked", async () => {
    fillOrder(portal);
    portal.select({ scenario: "refused-closed:checkout" });
    const view = await overview();
    await order(view);
    await view.findByText(addTexts.closed);
    expect(view.queryByText(/^Gesamtsumme/)).toBeNull();
    expect(purchases()).toEqual([]);
  });
});
