import puppeteer, { type Page } from "puppeteer-core";
import { requireFirefox } from "#scripts/browsers/firefox.ts";
import { launch } from "#test/browser/browsers.ts";
import type { PageActions } from "./page-actions.ts";

/** A tab of Chromium or Firefox. */
export interface Tab {
  readonly goto: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly evaluate: <Given, Result>(ask: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>;
  readonly pressEnter: () => Promise<void>;
}

/** The customer's two tabs. All runs share them, because opening a tab takes longer than ordering in it. */
export interface BrowserTabs {
  readonly tabs: readonly [Tab, Tab];
  /** Errors that pages have thrown since this list was last emptied. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

const LONGEST_MS = 15_000;

/** Rejects after a time limit, since drivers may wait for ever, for example for a page that was left. */
function bounded<Result>(what: string, acting: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took too long`)), LONGEST_MS);
    acting.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

interface Driven {
  readonly goto: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly goBack: () => Promise<unknown>;
  readonly keyboard: { readonly press: (key: "Enter") => Promise<void> };
}

const tabOf = (page: Driven, evaluate: (ask: never, given: unknown) => Promise<unknown>): Tab => ({
  goto: (address) => bounded(address, page.goto(address)),
  reload: () => bounded("A reload", page.reload()),
  back: () => bounded("The way back", page.goBack()),
  evaluate: (ask, given) => bounded("A page", evaluate(ask as never, given)) as never,
  pressEnter: () => bounded("Enter", page.keyboard.press("Enter")),
});

/** Opens both tabs in Chromium. */
export async function openChromium(): Promise<BrowserTabs> {
  const browser = await launch();
  const context = await browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce" });
  const complaints: string[] = [];
  const open = async (): Promise<Tab> => {
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("dialog", (dialog) => void dialog.accept());
    return tabOf(page, (ask, given) => page.evaluate(ask, given));
  };
  return { tabs: [await open(), await open()], complaints, close: () => browser.close() };
}

/** Without these settings Firefox delays the timers of a background tab by a second. */
const AWAKE = { "dom.min_background_timeout_value": 4, "dom.timeout.enable_budget_timer_throttling": false };

/** Opens both tabs in Firefox. @param isBlocked whether the browser blocks all cookies */
export async function openFirefox(isBlocked: boolean): Promise<BrowserTabs> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: requireFirefox(),
    headless: true,
    extraPrefsFirefox: { ...AWAKE, ...(isBlocked && { "network.cookie.cookieBehavior": 2 }) },
  });
  const complaints: string[] = [];
  const open = async (): Promise<Tab> => {
    const page = await browser.newPage();
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("dialog", (dialog) => void dialog.accept());
    return tabOf(page, async (ask, given) => {
      await show(page);
      return page.evaluate(ask, given);
    });
  };
  // Firefox draws the foreground tab only.
  let front: Page | undefined;
  const show = async (page: Page): Promise<void> => {
    if (front === page) return;
    front = page;
    await page.bringToFront();
  };
  const first = await open();
  return { tabs: [first, await open()], complaints, close: () => browser.close() };
}

/** Runs one of the page's actions. */
export function ask<Name extends keyof PageActions>(
  tab: Tab,
  name: Name,
  ...given: Parameters<PageActions[Name]>
): Promise<Awaited<ReturnType<PageActions[Name]>>> {
  return tab.evaluate(
    ([of, values]: readonly [string, readonly unknown[]]) => {
      const { pageActions } = window as unknown as {
        pageActions: Record<string, (...given: unknown[]) => Promise<unknown>>;
      };
      return pageActions[of]?.(...values);
    },
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<PageActions[Name]>>>;
}

/** The path and query of a tab; '' during a navigation. */
export const pathOf = (tab: Tab): Promise<string> =>
  tab.evaluate(() => location.pathname + location.search, null).catch(() => "");
