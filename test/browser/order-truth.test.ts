import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { wishlistRemoval } from "#i18n/wishlist.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import type { MockRequest, MockResponse, Portal } from "#mocks/model/portal.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { purchaseCount } from "./events.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene } from "./support.ts";

const LOGIN = "/anmelden";
const config = `<script type="application/json" id="portal-config">{"pages":{"cart":"/seite?korb","checkout":"/seite?kasse"},"loginUrl":"${LOGIN}"}</script>`;
const ORDER = checkoutTexts.order;
const RECEIVED = /^Ihre Buchungsanfrage haben wir erhalten\./;
const FAILED = checkoutTexts.failed;
const toLogin: MockResponse = { status: 302, headers: { location: LOGIN }, body: "" };
const loginPage: MockResponse = { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Anmelden</h1>" };

type Meddle = (request: MockRequest) => MockResponse | Promise<void> | null;

/** Lets a call be answered otherwise, or later; the log-in page answers where a redirect is followed. */
function meddle(portal: Portal, answer: Meddle): void {
  const { handle } = portal;
  portal.handle = async (request) => {
    if (request.url === LOGIN) return loginPage;
    return (await answer(request)) ?? handle(request);
  };
}

const openAny = scenesOf({ body: "" });

/** A host page over a cart of these people, and what its data layer is told of purchases. */
async function open(
  anchors: string,
  people: number,
  { path = "/seite", answer = () => null, address = true }: { path?: string; answer?: Meddle; address?: boolean } = {},
): Promise<Scene> {
  const recipients = structuredClone(openEntry.recipients.slice(0, people));
  return openAny({
    body: `${config}<main><h1>Shop</h1>${anchors}</main>`,
    path,
    portal: { customer: "guest" },
    before: (_page, { portal }) => {
      const filled = cartState([{ ...openEntry, recipients }], address ? orderAddress : null);
      Object.assign(portal.state(), structuredClone(filled));
      meddle(portal, answer);
    },
  });
}

const CHECKOUT = '<div id="portal-checkout"></div>';
const OVERVIEW = "/seite?schritt=uebersicht";
const isCall = ({ method, url }: MockRequest, name: string): boolean => method === "POST" && url.endsWith(name);
const namesOf = ({ calls }: Portal): string[] => calls.map(({ name }) => name);

async function order(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await page.getByRole("button", { name: ORDER }).click();
}

describe("a write that leads to the log-in page", () => {
  it("is no order: it is asked for, keeps its key, and can be sent again", async () => {
    const keys: (string | undefined)[] = [];
    let isOver = true;
    const { page, portal } = await open(CHECKOUT, 1, {
      path: OVERVIEW,
      answer: (request) => {
        if (!isCall(request, "/online-fax")) return null;
        keys.push(request.headers?.["idempotency-key"]);
        return isOver ? toLogin : null;
      },
    });
    await order(page);
    await page.getByText(FAILED).waitFor();
    expect(await page.getByText(RECEIVED).count()).toBe(0);
    expect(await purchaseCount(page)).toBe(0);
    expect(namesOf(portal)).toContain("orderState");
    isOver = false;
    await page.getByRole("button", { name: common.retry }).click();
    await page.getByText(RECEIVED).waitFor();
    expect(await purchaseCount(page)).toBe(1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(portal.state().shop.ordered).toEqual([91]);
  });

  it("removes no bookmark", async () => {
    const { page } = await open('<div id="portal-wishlist-remove-811"></div>', 1, {
      answer: (request) => (isCall(request, "/delete/811") ? toLogin : null),
    });
    await page.getByRole("button", { name: wishlistRemoval.remove }).click();
    await page.getByText(/^Der Eintrag konnte nicht von der Merkliste entfernt werden\./).waitFor();
    expect(await page.getByText(wishlistRemoval.removed, { exact: true }).count()).toBe(0);
  });

  it("leaves the address as it was typed", async () => {
    const { page } = await open(CHECKOUT, 1, {
      address: false,
      answer: (request) => (isCall(request, "/update-order-options") ? toLogin : null),
    });
    const typed = { ...orderAddress, phone: "053155501", message: "Bitte per Post" };
    for (const [label, text] of [
      ["Firma", typed.company],
      ["Vorname", typed.firstname],
      ["Nachname", typed.lastname],
      ["Straße", typed.street],
      ["Hausnummer", typed.streetNumber],
      ["Postleitzahl", typed.postalCode],
      ["Ort", typed.city],
      ["Telefon", typed.phone],
      ["E-Mail", typed.email],
      ["Nachricht", typed.message],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByLabel("Anrede").selectOption("Frau");
    await page.getByRole("button", { name: checkoutTexts.toOverview }).click();
    await page.getByText(/^Die Adresse konnte nicht gespeichert werden\./).waitFor();
    expect(await page.getByLabel("Firma").inputValue()).toBe(typed.company);
    expect(await page.getByLabel("Nachricht").inputValue()).toBe(typed.message);
  });
});

describe("slow changes of the cart", () => {
  const slowly =
    (name: string): Meddle =>
    (request) =>
      isCall(request, name) ? pause(100) : null;

  it("all arrive before the way to the checkout is gone", async () => {
    const { page, portal } = await open(`<div id="portal-cart"></div>`, 0, { answer: slowly("/add-recipient") });
    await page.getByRole("button", { name: participantTexts.paste }).click();
    const lines = Array.from({ length: 8 }, (_, index) => `Nach${index}; Vor${index}`);
    await page.getByLabel(/^Namen, je Zeile/).fill(lines.join("\n"));
    await page.getByLabel(/^Anrede/).selectOption("Frau");
    await page.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }).check();
    await page.getByRole("button", { name: "8 Teilnehmer:innen hinzufügen" }).click();
    await page.getByRole("link", { name: "Zur Kasse" }).click();
    await page.waitForURL("**/seite?kasse");
    expect(portal.state().shop.cart.items[0]?.recipients.map(({ lastname }) => lastname)).toEqual(
      lines.map((line) => line.split(";")[0]),
    );
  });

  it("are waited for by the order button, and nobody is ordered who was taken out", async () => {
    const { page, portal } = await open(`<div id="portal-cart"></div>${CHECKOUT}`, 2, {
      path: OVERVIEW,
      answer: slowly("/delete-recipient"),
    });
    await page.getByRole("checkbox", { name: /AGB/ }).check();
    await page.getByRole("button", { name: "Herr Cem Çelik entfernen" }).click();
    const button = page.getByRole("button", { name: ORDER });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => button.getAttribute("aria-disabled")).toBeNull();
    await button.click();
    await page.getByText(RECEIVED).waitFor();
    expect(portal.state().shop.ordered).toEqual([91]);
  });
});

describe("what a browser has kept of an order", () => {
  it("is asked for where the same id comes again, and the next person is ordered", async () => {
    const { page, portal } = await open(CHECKOUT, 1, { path: OVERVIEW });
    const nobody = structuredClone(portal.state().recipients);
    await order(page);
    await page.getByText(RECEIVED).waitFor();
    const before = namesOf(portal).length;
    const [person] = openEntry.recipients;
    const other = { ...structuredClone(openEntry), recipients: person === undefined ? [] : [person] };
    Object.assign(portal.state(), { ...structuredClone(cartState([other], orderAddress)), recipients: nobody });
    await page.goto(page.url().replace(/\?.*/, "?schritt=uebersicht&neu"));
    await order(page);
    await expect.poll(() => portal.state().shop.ordered).toEqual([91]);
    const writes = namesOf(portal).slice(before);
    expect(writes.indexOf("orderState")).toBeLessThan(writes.indexOf("checkout"));
  });
});

describe("an event that is put into the cart beside the cart", () => {
  it("is no change of the backend's", async () => {
    const { page } = await open(`<div id="portal-add-to-cart-${seminarIds.few}"></div><div id="portal-cart"></div>`, 1);
    await page
      .getByRole("button", { name: /entfernen$/ })
      .first()
      .waitFor();
    await page.getByRole("button", { name: addTexts.labels.booking }).click();
    await page.getByRole("link", { name: addTexts.inCart }).waitFor();
    await expect.poll(() => page.getByText(cartTexts.adding).count()).toBe(0);
    expect(await page.getByText(/Ihr Warenkorb hat sich geändert|Termin ohne Titel/).count()).toBe(0);
  });
});
