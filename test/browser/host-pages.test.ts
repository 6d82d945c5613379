import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { priceCalculator } from "#i18n/price-calculator.ts";
import { requestForms } from "#i18n/requests.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { createPortal, type Portal } from "#mocks/model/portal.ts";
import type { PortalServer } from "#mocks/serve/server.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { launchFirefox, POLLING, type Firefox } from "./firefox.ts";
import { serveHost } from "./hosting.ts";
import { OLD_LIBRARIES } from "./old-libraries.ts";
import { posts, scenesOf } from "./scenes.ts";

const open = scenesOf({ body: "" });

/** A form as TYPO3 writes it: its own `id` is the field of that name. */
const CLOBBERED = '<form id="portal-suche"><input type="hidden" name="id" value="17"></form>';
const SETTINGS = '<div id="portal-user-settings"></div>';
const overviewOf = (eventId: number): string => `<div id="portal-event-overview" data-event-id="${eventId}"></div>`;
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const FIRST = "Betriebsverfassungsrecht Teil 1";
const SECOND = "Protokollführung im Betriebsrat";

/** What the address holds behind the page's path, letter by letter. */
const behindPath = (page: Page): Promise<string> => page.evaluate(() => location.href.replace(location.origin, ""));

/** A page as an old CMS makes it, with several widgets between forms that hide their own properties. */
const oldPage = {
  head: `${OLD_LIBRARIES}<base href="/">`,
  body: `${CLOBBERED}<form id="rahmen"><input name="id" value="3"><input name="action"><input name="nodeName">
    ${overviewOf(5002)}</form>${SETTINGS}<div id="portal-price-calculator" data-event-id="7001"></div>
    <div id="portal-articles"></div><main></main>`,
  path: "/seite?a=%20b+c&id=7#!/profil",
};

describe("a card of the page that is one link", () => {
  it("stays where it is when a button of ours in it is pressed, by hand or key, and what was meant is done", async () => {
    const scene = await open({
      body: `<a href="/anderswo"><p>Karte</p><div id="portal-add-to-cart-${seminarIds.open}"></div>
        <div id="portal-wishlist-toggle-${seminarIds.open}"></div></a>`,
      path: "/seite",
      portal: { customer: "guest" },
    });
    const { page } = scene;
    await page.getByRole("button", { name: addTexts.labels.booking }).click();
    await page.getByRole("link", { name: addTexts.inCart, exact: true }).waitFor();
    await page.getByRole("button", { name: "Auf die Merkliste" }).press("Enter");
    await expect.poll(() => posts(scene)).toHaveLength(2);
    expect(await behindPath(page)).toBe("/seite");
    await page.getByText("Karte").click();
    await page.waitForURL("**/anderswo");
  });
});

describe("a theme that hides what is empty", () => {
  it.each(["div:empty { display: none }", "*:empty { display: none !important }"])(
    "shows a widget: %s",
    async (rule) => {
      const { page } = await open({ head: `<style>${rule}</style>`, body: overviewOf(5002) });
      await heading(page, SECOND).waitFor();
    },
  );
});

describe("a page with a copy protection", () => {
  it("lets a field be clicked and typed into", async () => {
    const { page } = await open({
      head: `<script>document.onmousedown = document.onselectstart = ({ target }) =>
        /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);</script>`,
      body: '<div id="portal-form-newsletter"></div>',
      portal: { customer: "guest" },
    });
    const field = page.getByRole("textbox", { name: /^Vorname/ });
    await field.click();
    await page.keyboard.type("Eva");
    expect(await field.inputValue()).toBe("Eva");
  });
});

describe("a page with clobbering forms, a base address, a hashbang route and old libraries", () => {
  it("has its widgets stand and work, and keeps address and query letter by letter", async () => {
    const { page, complaints } = await open(oldPage);
    await heading(page, SECOND).waitFor();

    await page.getByRole("tab", { name: "BR-Funktionen" }).click();
    await page.getByRole("tabpanel", { name: "BR-Funktionen" }).getByRole("checkbox").first().waitFor();
    expect(await behindPath(page)).toBe("/seite?a=%20b+c&id=7#!/profil");

    await page.getByRole("button", { name: priceCalculator.more }).click();
    expect(await behindPath(page)).toBe("/seite?a=%20b+c&id=7&teilnehmer=2#!/profil");

    // The host's own router changes the query, and tells nobody.
    await page.evaluate(() => history.pushState({ host: 1 }, "", `${location.pathname}?utm=%C3%BC&seite=5#!/liste`));
    await page.getByRole("button", { name: priceCalculator.more }).click();
    expect(await behindPath(page)).toMatch(/^\/seite\?utm=%C3%BC&seite=5&teilnehmer=\d#!\/liste$/);
    await page.evaluate(() => history.replaceState({ host: 2 }, "", `${location.pathname}?seite=6#!/liste`));
    await page.getByRole("combobox", { name: "Thema" }).selectOption("urlaub");
    await expect.poll(() => behindPath(page)).toBe("/seite?seite=6&tag=urlaub#!/liste");
    expect(await page.evaluate(() => (history.state as { host: number }).host)).toBe(2);
    expect(complaints).toEqual([]);
  });

  it("follows forms and anchors that are added later, and anchors that the host patches", async () => {
    const { page, complaints } = await open({ ...oldPage, body: `${CLOBBERED}<main></main>` });
    await page.evaluate(
      (html) => {
        const main = document.querySelector("main");
        main?.insertAdjacentHTML("beforeend", html);
      },
      `${CLOBBERED}<form id="portal-filter"><input name="id">${overviewOf(5002)}</form><p></p>`,
    );
    await heading(page, SECOND).waitFor();
    await page.evaluate((html) => document.querySelector("main > p")?.insertAdjacentHTML("afterend", html), SETTINGS);
    await page.getByRole("tab", { name: "BR-Funktionen" }).waitFor();
    await page.locator("#portal-event-overview").evaluate((anchor) => anchor.setAttribute("data-event-id", "5001"));
    await heading(page, FIRST).waitFor();
    expect(await heading(page, SECOND).count()).toBe(0);
    expect(await page.locator("#portal-suche").first().locator("input").inputValue()).toBe("17");
    expect(complaints).toEqual([]);
  });

  it("asks and writes its own page also under a foreign base address", async () => {
    const foreign: string[] = [];
    const { page, complaints } = await open({
      head: '<base href="https://fremd.example/cms/">',
      body: `${SETTINGS}${overviewOf(5002)}`,
      // The script as well is found from where the page is.
      script: '<script type="module">await import(`${location.origin}/portal.js`);</script>',
      path: "/seite?a=1",
      before: (at) =>
        at.route("https://fremd.example/**", (route) => {
          foreign.push(route.request().url());
          return route.abort();
        }),
    });
    await heading(page, SECOND).waitFor();
    await page.getByRole("tab", { name: "BR-Funktionen" }).click();
    await expect.poll(() => behindPath(page)).toBe("/seite?a=1#br-funktionen");
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

const IFRAME = '<iframe style="width: 1000px; height: 900px"></iframe>';

describe("a preview that a CMS writes into a frame, which has no address", () => {
  it.each(["srcdoc", "blob"])("has its widgets read from the site and lead to it (%s)", async (kind) => {
    const { page, complaints } = await open({ body: IFRAME, script: "" });
    const widgets = `${SETTINGS}${overviewOf(5002)}<div id="portal-cart"></div><div id="portal-gremium-members-links"></div>`;
    await page.evaluate(
      ([way, body]) => {
        const html = `<!doctype html><meta charset="utf-8">${body}<script type="module" src="${location.origin}/portal.js"></script>`;
        const [frame] = document.getElementsByTagName("iframe");
        if (frame === undefined) return;
        if (way === "srcdoc") frame.srcdoc = html;
        else frame.src = URL.createObjectURL(new Blob([html], { type: "text/html" }));
      },
      [kind, widgets] as const,
    );
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { name: SECOND }).waitFor();
    await frame.getByText("Ihr Warenkorb ist leer.").waitFor();
    const link = frame.locator("#portal-gremium-members-links").getByRole("link").first();
    expect(await link.getAttribute("href")).toMatch(/^http:.*\/kundenportal\/buchungen/);
    await frame.getByRole("tab", { name: "BR-Funktionen" }).click();
    await frame.getByRole("tabpanel", { name: "BR-Funktionen" }).getByRole("checkbox").first().waitFor();
    expect(complaints).toEqual([]);
  });
});

const SHOP = `<div id="portal-event-list"></div><div id="portal-add-to-cart-${seminarIds.few}"></div><div id="portal-checkout"></div>`;
const CONFIG =
  '<script type="application/json" id="portal-config">{"pages":{"cart":"/seite?korb","checkout":"/seite?kasse"}}</script>';
const BOOKED = "Ihre Buchungsanfrage haben wir erhalten.";

/** A cart with three people and a saved address, so that only the order is left. */
const fillCart = (portal: Portal): unknown =>
  Object.assign(
    portal.state(),
    structuredClone(cartState([{ ...openEntry, recipients: structuredClone(openEntry.recipients) }], orderAddress)),
  );

describe("a browser that refuses storage, locks and lines between tabs", () => {
  it("shows, adds, sends and orders all the same", async () => {
    const scene = await open({
      head: CONFIG,
      body: `${SHOP}<div id="portal-form-newsletter"></div>`,
      path: "/seite?schritt=uebersicht",
      early: () => {
        const refuse = (): never => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { configurable: true, get: refuse });
        window.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
        LockManager.prototype.request = () => Promise.reject(new DOMException("insecure", "SecurityError"));
      },
      before: (_at, { portal }) => fillCart(portal),
    });
    const { page, complaints, portal } = scene;
    await page.getByRole("button", { name: new RegExp(SECOND) }).waitFor();
    await page.getByRole("textbox", { name: /^E-Mail/ }).fill("eva@werk.example");
    await page.getByRole("button", { name: requestForms.newsletter.send }).click();
    await page.getByRole("heading", { name: /^Fast geschafft!/ }).waitFor();
    await page.getByRole("checkbox", { name: /AGB/ }).check();
    await page.getByRole("button", { name: checkoutTexts.order }).click();
    // The page says it once for all three.
    await expect.poll(() => page.getByText(BOOKED).count()).toBe(1);
    await page.getByRole("button", { name: addTexts.labels.booking }).click();
    await page.getByRole("link", { name: addTexts.inCart }).waitFor();
    expect(posts(scene).filter(({ path }) => path.includes("online-fax"))).toHaveLength(3);
    expect(portal.state().shop.ordered).toHaveLength(3);
    expect(complaints).toEqual([]);
  });
});

describe("Firefox with cookies blocked", () => {
  let firefox: Firefox;
  let server: PortalServer;

  beforeAll(async () => {
    // "Block all cookies" of its settings: storage, lines between tabs and locks throw or reject.
    firefox = await launchFirefox({ "network.cookie.cookieBehavior": 2 });
    server = await serveHost(createPortal(), { head: CONFIG, body: SHOP });
  });
  afterAll(async () => {
    await firefox.browser.close();
    await server.close();
  });

  /** Waits for an element with this text in whichever shadow root, and presses it if told so. */
  const find = (selector: string, text: string, isPressed: boolean): Promise<unknown> =>
    firefox.page.waitForFunction(
      (wanted, words, press) => {
        const all = (node: Document | ShadowRoot): HTMLElement[] =>
          [...node.querySelectorAll<HTMLElement>("*")].flatMap((element) =>
            element.shadowRoot === null ? [element] : [element, ...all(element.shadowRoot)],
          );
        const found = all(document).find((element) => element.matches(wanted) && element.textContent.includes(words));
        if (press) found?.click();
        return found !== undefined;
      },
      { polling: POLLING },
      selector,
      text,
      isPressed,
    );
  const shows = (text: string): Promise<unknown> => find("*", text, false);
  const press = (selector: string, text = ""): Promise<unknown> => find(selector, text, true);

  it("brings the first widget of a page to life, adds to the cart and orders", async () => {
    fillCart(server.portal);
    await firefox.page.goto(`${server.origin}/seite?schritt=uebersicht`);
    await expect(
      firefox.page.evaluate(() => new BroadcastChannel("x")),
      "this browser blocks nothing",
    ).rejects.toThrow();
    await shows(SECOND);
    await press('input[type="checkbox"]');
    await press("button", checkoutTexts.order);
    await shows(BOOKED);
    await press("button", addTexts.labels.booking);
    await shows(addTexts.inCart);
    await expect.poll(() => server.portal.state().shop.ordered.length).toBe(3);
    expect(firefox.complaints).toEqual([]);
  });
});
