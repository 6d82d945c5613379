import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { configBlock, pageOf } from "#mocks/situations/pages.ts";
import { limits, widgetLimit } from "#scripts/limits.ts";
import { launch } from "#test/browser/browsers.ts";
import { openScene } from "#test/browser/support.ts";
import { weigh, type Weighed } from "./page-sizes.ts";

/** Each alone on its page; the list is that of a customer whose events name no participants. */
const WIDGETS = [
  "portal-event-list",
  "portal-event-detail",
  "portal-cart",
  "portal-checkout",
  "portal-event-search",
  "portal-form-contact",
  "portal-user-registration",
  "portal-consultant",
  "portal-feedback",
  "portal-articles",
];

interface Page {
  readonly name: string;
  readonly body: string;
  readonly limit: number;
}

const pages: readonly Page[] = [
  { name: "no widget", body: "<p>Text</p>", limit: limits.entry },
  {
    name: "start page",
    body: configBlock() + (pageOf("page-start")?.body ?? ""),
    limit: limits.entry + limits.frame + limits.startPage,
  },
  ...WIDGETS.map((id) => ({
    name: id,
    body: `<div id="${id}" data-event-id="5001"></div>`,
    limit: limits.entry + limits.frame + widgetLimit(id),
  })),
];

/** Milliseconds without a further file after which none is expected: a busy machine takes one to evaluate what came. */
const QUIET_MS = 1500;

/** Pages at a time: each waits for nothing for a while, and more would hold each other up for longer than that. */
const SIDE_BY_SIDE = 3;

/** What a page has loaded once nothing more comes. */
async function settledSize(browser: Browser, { name, body, limit }: Page): Promise<Weighed> {
  const files = new Set<string>();
  const { page, close } = await openScene(browser, {
    body,
    folder: fileURLToPath(new URL("../../dist", import.meta.url)),
    before: (opened, { portal }) => {
      Object.assign(portal.state(), cartState([openEntry]));
      portal.state().recipients = {};
      opened.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith(".js")) files.add(pathname.slice(1));
      });
    },
  });
  for (let known = -1; known < files.size;) {
    known = files.size;
    await page.waitForTimeout(QUIET_MS);
    await page.waitForLoadState("networkidle");
  }
  await close();
  return weigh(name, files, limit);
}

/**
 * What each of these pages has loaded once nothing more comes, as a browser does it with nobody touching the page.
 * @throws Error without a build or a browser
 */
export async function settledSizes(): Promise<Weighed[]> {
  const browser = await launch();
  const sizes: Weighed[] = [];
  for (let at = 0; at < pages.length; at += SIDE_BY_SIDE)
    sizes.push(...(await Promise.all(pages.slice(at, at + SIDE_BY_SIDE).map((page) => settledSize(browser, page)))));
  await browser.close();
  return sizes;
}
