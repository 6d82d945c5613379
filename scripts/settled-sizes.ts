import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { configBlock, pageOf } from "#mocks/pages.ts";
import { launch } from "#test/browser/browsers.ts";
import { openScene } from "#test/browser/support.ts";
import { sizeOf } from "./page-sizes.ts";

/** A page whose weight is taken when nothing more comes. */
interface SettledBudget {
  readonly page: string;
  readonly body: string;
  /** Kilobytes (1,000 bytes, brotli) of all scripts that it may have loaded by then. */
  readonly limit: number;
}

const event = '<div id="portal-event-detail" data-event-id="5001"></div>';

/** What these pages may weigh; the list is that of a customer whose events name no participants. */
const settledBudgets: readonly SettledBudget[] = [
  { page: "none", body: "<p>Text</p>", limit: 4.2 },
  { page: "list", body: '<div id="portal-event-list"></div>', limit: 115 },
  { page: "start", body: configBlock() + (pageOf("page-start")?.body ?? ""), limit: 145 },
  { page: "event page", body: event, limit: 126 },
  { page: "cart", body: '<div id="portal-cart"></div>', limit: 131 },
  { page: "checkout", body: '<div id="portal-checkout"></div>', limit: 160 },
  { page: "search", body: '<div id="portal-event-search"></div>', limit: 141 },
  { page: "contact", body: '<div id="portal-form-contact"></div>', limit: 116 },
  { page: "registration", body: '<div id="portal-user-registration"></div>', limit: 118 },
  { page: "consultant", body: '<div id="portal-consultant"></div>', limit: 123 },
  { page: "feedback", body: '<div id="portal-feedback"></div>', limit: 125 },
  { page: "articles", body: '<div id="portal-articles"></div>', limit: 117 },
];

export interface SettledSize {
  readonly page: string;
  readonly limit: number;
  readonly total: number;
}

/** Pages at a time: each waits half a second for nothing, and more would hold each other up for longer than that. */
const SIDE_BY_SIDE = 3;

/** What a page has loaded once nothing more comes, in brotli kilobytes. */
async function settledSize(browser: Browser, { page: name, body, limit }: SettledBudget): Promise<SettledSize> {
  const files = new Set<string>();
  const { page, close } = await openScene(browser, {
    body,
    folder: fileURLToPath(new URL("../dist", import.meta.url)),
    before: (opened, { portal }) => {
      Object.assign(portal.state(), cartState([openEntry]));
      // Of a list whose events name no participants, as the budgets say.
      portal.state().recipients = {};
      opened.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith(".js")) files.add(pathname.slice(1));
      });
    },
  });
  await page.waitForLoadState("networkidle");
  await close();
  return { page: name, limit, total: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
}

/**
 * What each of these pages has loaded once nothing more comes, as a browser does it with nobody touching the page.
 * @throws Error without a build or a browser
 */
export async function settledSizes(): Promise<SettledSize[]> {
  const browser = await launch();
  const sizes: SettledSize[] = [];
  for (let at = 0; at < settledBudgets.length; at += SIDE_BY_SIDE)
    sizes.push(
      ...(await Promise.all(settledBudgets.slice(at, at + SIDE_BY_SIDE).map((budget) => settledSize(browser, budget)))),
    );
  await browser.close();
  return sizes;
}
