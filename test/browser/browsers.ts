import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from "playwright-core";
import { requireChromium, requireFullChromium } from "#scripts/browsers/chromium.ts";

/** A page of a test lives for a second: what V8 makes fast in the background is thrown away before it pays. */
const NO_TUNING = "--js-flags=--no-maglev --no-opt";

/** A browser; `flags` are further ones of the command line. */
export const launch = (...flags: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: ["--disable-gpu", ...flags] });

/** A browser that keeps pages to go back to, as everybody's does. */
export const launchKeepingPages = (): Promise<Browser> =>
  chromium.launch({
    executablePath: requireFullChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: ["--disable-gpu"],
  });

/** A browser with its profile in this folder, where it keeps files and compiled code. */
export const launchProfile = (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...options,
    executablePath: requireChromium(),
    args: ["--disable-gpu"],
  });

let shared: Promise<Browser> | undefined;

/**
 * The browser that all test files of a worker share: starting one costs more than many pages. It ends with the worker,
 * so nobody closes it; what a test opens in it is closed by the test.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch(NO_TUNING);
  return shared;
}
