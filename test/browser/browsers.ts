import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from "playwright-core";
import { requireChromium, requireFullChromium } from "#scripts/browsers/chromium.ts";

/**
 * Taken out of the browser: its own address bar, which else loads hundreds of files for each new window beside ours,
 * and what the driver takes out by itself, which this flag replaces.
 */
const OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
  "PreloadTopChromeWebUILessNavigations",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** A page of a test lives for a second: what V8 makes fast in the background is thrown away before it pays. */
const NO_TUNING = "--js-flags=--no-maglev --no-opt";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${OFF.join(",")}`,
];

/** A browser without traffic of its own; `flags` are further ones of the command line. */
export const launch = (...flags: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: [...QUIET, ...flags] });

/** A browser that keeps pages to go back to, as everybody's does. */
export const launchKeepingPages = (): Promise<Browser> =>
  chromium.launch({
    executablePath: requireFullChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: QUIET,
  });

/** A browser with its profile in this folder, where it keeps files and compiled code. */
export const launchProfile = (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...options,
    executablePath: requireChromium(),
    args: QUIET,
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
