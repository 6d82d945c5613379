import puppeteer, { type Page } from "puppeteer-core";
import { requireFirefox } from "#scripts/firefox.ts";
import { launch } from "#test/browser/browsers.ts";
import type { Hands } from "./hands.ts";

/** A tab as the customer uses it, in whichever browser. */
export interface Tab {
  readonly goto: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly evaluate: <Given, Result>(ask: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>;
  readonly pressEnter: () => Promise<void>;
}

/** The tabs of a customer, which stay open from run to run: a browser takes longer to open one than to order in it. */
export interface Desk {
  readonly tabs: readonly [Tab, Tab];
  /** Errors that pages have thrown since they were last looked at. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

const LONGEST_MS = 15_000;

/** Puts an end to what a driver waits for in vain, as for the answer of a page that has gone. */
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

/** A desk in Chromium. */
export async function chromiumDesk(): Promise<Desk> {
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

/** Firefox lets a tab that is not in front wait a second for each timer; the hands of both tabs live by theirs. */
const AWAKE = { "dom.min_background_timeout_value": 4, "dom.timeout.enable_budget_timer_throttling": false };

/** A desk in Firefox. @param isBlocked with all cookies blocked, as by its settings */
export async function firefoxDesk(isBlocked: boolean): Promise<Desk> {
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
  // Firefox draws only the tab in front, and who acts in a tab looks at it.
  let front: Page | undefined;
  const show = async (page: Page): Promise<void> => {
    if (front === page) return;
    front = page;
    await page.bringToFront();
  };
  const first = await open();
  return { tabs: [first, await open()], complaints, close: () => browser.close() };
}

/** Asks the page's hands to do something. */
export function ask<Name extends keyof Hands>(
  tab: Tab,
  name: Name,
  ...given: Parameters<Hands[Name]>
): Promise<Awaited<ReturnType<Hands[Name]>>> {
  return tab.evaluate(
    ([of, values]: readonly [string, readonly unknown[]]) => {
      const { hands } = window as unknown as { hands: Record<string, (...given: unknown[]) => Promise<unknown>> };
      return hands[of]?.(...values);
    },
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<Hands[Name]>>>;
}

/** Where a tab stands, without origin; '' while it is between two pages. */
export const pathOf = (tab: Tab): Promise<string> =>
  tab.evaluate(() => location.pathname + location.search, null).catch(() => "");
