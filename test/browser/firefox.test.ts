import { launch, type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPortal } from "#mocks/portal.ts";
import type { PortalServer } from "#mocks/server.ts";
import { bodyOf, situations, startOf } from "#mocks/situations.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { registry } from "#mount/registry.ts";
import { findFirefox } from "#scripts/firefox.ts";
import { serveHost } from "./hosting.ts";
import { NOW } from "./support.ts";

/** Milliseconds between two looks: one at each frame takes as much of the processor as the page itself. */
const POLLING = 50;

/** A widget as it is met most: with its data, before anything is done; else as it starts. */
function usualOf(widget: string): Situation {
  const usual = situations.filter(
    (situation) =>
      situation.widget === widget && situation.missing === undefined && startOf(situation).scenario === "normal",
  );
  const found = usual.find(({ steps }) => steps === undefined) ?? usual[0];
  if (found === undefined) throw new Error(`${widget} has no situation without a fault`);
  return found;
}

let browser: Browser;
let page: Page;
let server: PortalServer;
let body = "";
const complaints: string[] = [];

beforeAll(async () => {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error("No Firefox on this machine: run npm test, which installs one.");
  browser = await launch({ browser: "firefox", executablePath, headless: true });
  page = await browser.newPage();
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (thrown) => complaints.push(String(thrown)));
  await page.evaluateOnNewDocument((now) => {
    Date.now = () => now;
    // On the page itself: what the test asks runs in a world of its own.
    document.addEventListener("portal:mounted", (event) => {
      const { dataset } = document.documentElement;
      dataset.drawn = `${dataset.drawn ?? ""} ${(event.target as HTMLElement).id}`;
    });
  }, NOW.getTime());
  server = await serveHost(createPortal(), { body: () => body });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it.each(registry.map(({ id }) => id))("%s comes to life in Firefox without a complaint", async (id) => {
  const situation = usualOf(id);
  complaints.length = 0;
  server.portal.select(startOf(situation));
  server.portal.reset();
  Object.assign(server.portal.state(), structuredClone(situation.state));
  const consent = { name: "marketing_consent", value: "true", domain: "127.0.0.1", path: "/" };
  if (situation.consent === "granted") await browser.setCookie(consent);
  else await browser.deleteMatchingCookies({ name: consent.name });
  body = bodyOf(situation);
  await page.goto(`${server.origin}/seite${situation.hash ?? ""}`);
  await page.waitForFunction(
    (widget) => document.documentElement.dataset.drawn?.includes(` ${widget}`) === true,
    { polling: POLLING },
    id.replace(/\{\w+\}$/, ""),
  );
  if (situation.steps !== undefined) {
    expect(complaints).toEqual([]);
    return;
  }
  const shows = typeof situation.shows === "string" ? situation.shows : situation.shows[1];
  await page.waitForFunction(
    (text) => {
      const textOf = (node: Document | ShadowRoot | Element): string =>
        [...node.querySelectorAll("*")]
          .map(
            (element) =>
              `${element.shadowRoot === null ? "" : textOf(element.shadowRoot)} ${element.textContent} ${element.getAttribute("aria-label") ?? ""}`,
          )
          .join(" ");
      return textOf(document).includes(text);
    },
    { polling: POLLING },
    shows,
  );
  expect(complaints).toEqual([]);
});
