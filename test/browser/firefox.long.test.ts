import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPortal } from "#mocks/model/portal.ts";
import type { PortalServer } from "#mocks/serve/server.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { bodyOf, situations, startOf } from "#mocks/situations/situations.ts";
import { registry } from "#mount/registry.ts";
import { launchFirefox, POLLING, type Firefox } from "./firefox.ts";
import { serveHost } from "./hosting.ts";

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

/** How many widgets stand on a page: a page costs more than a widget. */
const SIDE_BY_SIDE = 8;
const CONFIG = /^<script[^>]*id="portal-config">.*?<\/script>/s;
const configOf = (situation: Situation): string => CONFIG.exec(bodyOf(situation))?.[0] ?? "";

/** What situations of one page have in common: who comes on which day, the configuration, and nothing of their own. */
function pageKey(situation: Situation): string {
  const { customer, today } = startOf(situation);
  const { id, widget, state, hash, consent } = situation;
  // Of the two menus of a page one is drawn.
  const isMenu = widget.startsWith("portal-menu-");
  const isAlone = isMenu || state !== undefined || hash !== undefined || consent !== undefined;
  return JSON.stringify([customer, today, configOf(situation), isAlone ? id : ""]);
}

/** The usual situations of all widgets, those of one page together. */
function pagesOf(all: readonly Situation[]): Situation[][] {
  const pages: Situation[][] = [];
  const open = new Map<string, Situation[]>();
  for (const situation of all) {
    const key = pageKey(situation);
    const page = open.get(key);
    if (page !== undefined && page.length < SIDE_BY_SIDE) page.push(situation);
    else {
      const next = [situation];
      pages.push(next);
      open.set(key, next);
    }
  }
  return pages;
}

let firefox: Firefox;
let server: PortalServer;
let body = "";
const warnings: string[] = [];

beforeAll(async () => {
  firefox = await launchFirefox();
  firefox.page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) warnings.push(message.text());
  });
  await firefox.page.evaluateOnNewDocument(() => {
    // On the page itself: what the test asks runs in a world of its own.
    document.addEventListener("portal:mounted", (event) => {
      const { dataset } = document.documentElement;
      dataset.drawn = `${dataset.drawn ?? ""} ${(event.target as HTMLElement).id}`;
    });
  });
  server = await serveHost(createPortal(), { body: () => body });
});
afterAll(async () => {
  await firefox.browser.close();
  await server.close();
});

/** Opens a page with the anchors of situations that go together. */
async function open(page: Page, [first, ...others]: readonly [Situation, ...Situation[]]): Promise<void> {
  server.portal.select(startOf(first));
  server.portal.reset();
  Object.assign(server.portal.state(), structuredClone(first.state));
  const consent = { name: "marketing_consent", value: "true", domain: "127.0.0.1", path: "/" };
  if (first.consent === "granted") await firefox.browser.setCookie(consent);
  else await firefox.browser.deleteMatchingCookies({ name: consent.name });
  body = bodyOf(first) + others.map((other) => bodyOf(other).replace(CONFIG, "")).join("");
  await page.goto(`${server.origin}/seite${first.hash ?? ""}`);
}

/** Waits until the widget of an anchor is there, and says what leads to this situation where no step does. */
async function comesToLife(page: Page, { widget, shows, steps }: Situation): Promise<void> {
  const id = widget.replace(/\{\w+\}$/, "");
  await page.waitForFunction(
    (begin) => document.documentElement.dataset.drawn?.includes(` ${begin}`) === true,
    { polling: POLLING },
    id,
  );
  if (steps !== undefined) return;
  await page.waitForFunction(
    (begin, text) => {
      const textOf = (node: Element | ShadowRoot): string =>
        [...node.querySelectorAll("*")]
          .map(
            (element) =>
              `${element.shadowRoot === null ? "" : textOf(element.shadowRoot)} ${element.textContent} ${element.getAttribute("aria-label") ?? ""}`,
          )
          .join(" ");
      return [...document.querySelectorAll(`[id^="${begin}"]`)].some((anchor) =>
        `${anchor.shadowRoot === null ? "" : textOf(anchor.shadowRoot)}${textOf(anchor)}`.includes(text),
      );
    },
    { polling: POLLING },
    id,
    typeof shows === "string" ? shows : shows[1],
  );
}

it.each(
  pagesOf(registry.map(({ id }) => usualOf(id))).map((page) => [page.map(({ widget }) => widget).join(", "), page]),
)("%s come to life in Firefox without a complaint", async (_widgets, page) => {
  warnings.length = 0;
  firefox.complaints.length = 0;
  await open(firefox.page, page as [Situation, ...Situation[]]);
  for (const situation of page)
    await expect(comesToLife(firefox.page, situation), situation.widget).resolves.toBeUndefined();
  expect([...warnings, ...firefox.complaints]).toEqual([]);
});
