import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { participantTexts } from "#i18n/participants.ts";
import { wishlistTexts } from "#i18n/wishlist.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { launchKeepingPages } from "./browsers.ts";
import { focused, tabTo } from "./keyboard.ts";
import { scenesOf } from "./scenes.ts";
import { openScene, type Scene, type SceneOptions } from "./support.ts";

const config =
  '<script type="application/json" id="portal-config">{"pages":{"cart":"/seite?korb","checkout":"/seite?kasse"}}</script>';

const openAny = scenesOf({ body: "" });
const open = (body: string, options: Partial<SceneOptions> = {}): Promise<Scene> =>
  openAny({
    body: `${config}<main><h1>Shop</h1>${body}</main>`,
    ...options,
    portal: { customer: "guest", ...options.portal },
  });

/** Counts what the page tells its host. */
function record(): void {
  const told: unknown[] = [];
  Object.assign(window, { told });
  for (const type of ["portal:cart-changed", "portal:wishlist-changed"])
    document.addEventListener(type, (event) => told.push([type, (event as CustomEvent<unknown>).detail]));
}
const toldBy = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { told: unknown[] }).told);

describe("one cart and one wishlist", () => {
  const body = `<div id="portal-cart-small"></div><div id="portal-add-to-cart-${seminarIds.open}"></div><div id="portal-add-to-cart-${seminarIds.few}"></div><div id="portal-wishlist-toggle-${seminarIds.open}"></div><p><a href="/seite?andere">Andere Seite</a></p>`;

  it("show the same in two tabs and after the way back, told once in each tab", async () => {
    const { page, portal, server } = await open(body, { early: record });
    const second = await page.context().newPage();
    await second.addInitScript(record);
    await second.goto(`${server.origin}/seite`);
    for (const tab of [page, second]) await tab.getByRole("button", { name: "Warenkorb, 0 Einträge" }).waitFor();
    // As high as the place that was kept for them: a list of such pairs does not move when they come.
    expect(
      await page
        .locator('[id^="portal-"]:not(script)')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getBoundingClientRect().height)),
    ).toEqual([40, 40, 40, 40]);
    await page.getByRole("button", { name: addTexts.labels.booking }).first().click();
    await page.getByRole("button", { name: wishlistTexts.toggle }).click();
    for (const tab of [page, second]) {
      await expect.poll(() => tab.getByRole("button", { name: "Warenkorb, 1 Eintrag" }).count()).toBe(1);
      await expect.poll(() => tab.getByRole("link", { name: addTexts.inCart }).count()).toBe(1);
      await expect
        .poll(() => tab.getByRole("button", { name: wishlistTexts.toggle }).getAttribute("aria-pressed"))
        .toBe("true");
      // Two writes: either may be answered first.
      await expect
        .poll(async () => (await toldBy(tab)).sort())
        .toEqual([
          ["portal:cart-changed", { count: 1 }],
          ["portal:wishlist-changed", { count: 4 }],
        ]);
    }
    // The host's own script has put something in.
    portal.state().shop.cart.items.push({ itemId: 77, type: "booking", eventId: seminarIds.few, recipients: [] });
    portal.state().shop.cart.version += 1;
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("portal:cart-refresh")));
    for (const tab of [page, second]) {
      await expect.poll(() => tab.getByRole("button", { name: "Warenkorb, 2 Einträge" }).count()).toBe(1);
      await expect.poll(() => tab.getByRole("link", { name: addTexts.inCart }).count()).toBe(2);
    }
    const writes = (): string[] => portal.calls.filter(({ method }) => method === "POST").map(({ name }) => name);
    expect(writes()).toEqual(["cartAdd", "wishlistAdd"]);
  });

  it("show what has happened meanwhile on a page that the way back brings as it was left", async () => {
    const full = await launchKeepingPages();
    const { page, portal, server, close } = await openScene(full, {
      body: config + body,
      early: record,
      portal: { customer: "guest" },
    });
    const second = await page.context().newPage();
    await second.goto(`${server.origin}/seite`);
    await page.getByRole("button", { name: "Warenkorb, 0 Einträge" }).waitFor();
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.getByRole("link", { name: "Andere Seite" }).click();
    await page.waitForURL("**/seite?andere");
    await second.getByRole("button", { name: addTexts.labels.booking }).first().click();
    await second.getByRole("button", { name: wishlistTexts.toggle }).click();
    await expect.poll(() => portal.calls.filter(({ method }) => method === "POST").length).toBe(2);
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => "isKept" in window)).toBe(true);
    await expect.poll(() => page.getByRole("button", { name: "Warenkorb, 1 Eintrag" }).count()).toBe(1);
    await expect
      .poll(() => page.getByRole("button", { name: wishlistTexts.toggle }).getAttribute("aria-pressed"))
      .toBe("true");
    // Either may be answered first.
    await expect
      .poll(async () => (await toldBy(page)).sort())
      .toEqual([
        ["portal:cart-changed", { count: 1 }],
        ["portal:wishlist-changed", { count: 4 }],
      ]);
    await close();
    await full.close();
  });
});

describe("by keyboard only", () => {
  const address: Readonly<Record<string, string>> = {
    Firma: "Musterwerke GmbH",
    Vorname: "Eva",
    Nachname: "Beispiel",
    Straße: "Werkstraße",
    Hausnummer: "100",
    Postleitzahl: "38112",
    Ort: "Braunschweig",
    Telefon: "053155501",
    "E-Mail": "eva@muster.example",
  };
  const PEOPLE = "Albrecht; Anna\nBöhm; Bernd\nÇelik; Cem\nDietz; Dana\nEbert; Emil";

  /** Presses keys, and counts them. */
  function typist(page: Page) {
    let strokes = 0;
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
      strokes += keys.length;
    };
    const reach = async (name: string): Promise<void> => {
      for (let step = 0; step < 40 && !(await focused(page)).startsWith(name); step += 1) await press("Tab");
      expect(await focused(page)).toMatch(new RegExp(`^${name}`));
    };
    return { press, reach, strokes: () => strokes };
  }

  it("goes from the button to five people booked, and takes at most 22 keys to paste them", async () => {
    const { page, portal } = await open(
      `<div id="portal-add-to-cart-${seminarIds.open}"></div><div id="portal-cart"></div><div id="portal-checkout"></div>`,
      { context: { permissions: ["clipboard-read", "clipboard-write"] } },
    );
    await page.evaluate((text) => navigator.clipboard.writeText(text), PEOPLE);
    await page.getByText(cartTexts.empty).first().waitFor();
    await tabTo(page, addTexts.labels.booking);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(addTexts.inCart);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/seite?korb");
    await page.getByRole("button", { name: participantTexts.paste }).waitFor();

    const hands = typist(page);
    await hands.reach(participantTexts.paste);
    await hands.press("Enter");
    await expect.poll(() => focused(page)).toMatch(/^Namen, je Zeile/);
    await hands.press("Control+V");
    await hands.reach("Anrede");
    await hands.press("F");
    await hands.reach("Übernachtung");
    await hands.press("Space");
    await hands.reach("5 Teilnehmer:innen hinzufügen");
    await hands.press("Enter");
    await page.getByRole("group", { name: "Teilnehmer:in 5 von 5" }).waitFor();
    expect(hands.strokes()).toBeLessThanOrEqual(22);
    await expect
      .poll(() =>
        portal
          .state()
          .shop.cart.items[0]?.recipients.map(({ lastname, salutation }) => `${salutation ?? ""} ${lastname ?? ""}`),
      )
      .toEqual(["Frau Albrecht", "Frau Böhm", "Frau Çelik", "Frau Dietz", "Frau Ebert"]);

    for (const [label, text] of Object.entries(address)) {
      await tabTo(page, label);
      await page.keyboard.insertText(text);
    }
    await page.keyboard.press("Shift+Tab");
    await tabTo(page, checkoutTexts.toOverview);
    await page.keyboard.press("Enter");
    // The salutation was left out: it has the focus.
    await expect.poll(() => focused(page)).toMatch(/^Anrede/);
    await page.keyboard.press("F");
    await tabTo(page, checkoutTexts.toOverview);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Schritt 2 von 3: Übersicht");
    // Its code comes while the address is saved.
    await page.getByRole("checkbox", { name: /AGB/ }).waitFor();
    await tabTo(page, "Ich akzeptiere");
    await page.keyboard.press("Space");
    await tabTo(page, checkoutTexts.order);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(checkoutTexts.thanks);
    expect(await page.getByText("Ihre Buchungsanfrage haben wir erhalten.").count()).toBe(1);
    expect(portal.state().shop.ordered).toHaveLength(5);
  });
});

describe("the checkout", () => {
  const filled = () => cartState([{ ...openEntry, recipients: structuredClone(openEntry.recipients) }], orderAddress);

  async function openCheckout(portal: SceneOptions["portal"] = {}): Promise<Scene> {
    return open('<div id="portal-checkout"></div>', {
      path: "/seite?fremd=1",
      portal,
      before: (_page, server) => void Object.assign(server.portal.state(), structuredClone(filled())),
    });
  }

  it("is walked by back and forward, with the page's own query untouched", async () => {
    const { page, complaints } = await openCheckout();
    await page.getByRole("button", { name: checkoutTexts.toOverview }).click();
    await page.getByRole("checkbox", { name: /AGB/ }).check();
    await page.getByRole("button", { name: checkoutTexts.order }).click();
    await page.getByText("Ihre Buchungsanfrage haben wir erhalten.").waitFor();
    expect(new URL(page.url()).search).toBe("?fremd=1&schritt=ergebnis");
    await page.goBack();
    await page.goBack();
    expect(new URL(page.url()).search).toBe("?fremd=1");
    await page.getByText(cartTexts.empty).waitFor();
    await page.goForward();
    await page.goForward();
    await page.getByText("Ihre Buchungsanfrage haben wir erhalten.").waitFor();
    expect(complaints.filter((complaint) => !complaint.startsWith("Failed to load resource"))).toEqual([]);
  });
});
