import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from "playwright-core";
import { findChromium, findFullChromium } from "#scripts/browsers/chromium.ts";

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

function installed(executablePath: string | null): string {
  if (executablePath === null)
    throw new Error("No Chromium or Chrome on this machine: run npm test, which installs one.");
  return executablePath;
}

const start = (
  executablePath: string | null,
  flags: readonly string[],
  ignoreDefaultArgs: string[],
): Promise<Browser> =>
  chromium.launch({ executablePath: installed(executablePath), ignoreDefaultArgs, args: [...QUIET, ...flags] });

/**
 * A browser without traffic of its own; `flags` are further ones of the command line. @throws Error when none is
 * installed
 */
export const launch = (...flags: string[]): Promise<Browser> => start(findChromium(), flags, []);

/** A browser that keeps pages to go back to, as everybody's does. @throws Error when none is installed */
export const launchKeepingPages = (): Promise<Browser> =>
  start(findFullChromium(), [], ["--disable-back-forward-cache"]);

/**
 * A browser with its profile in this folder, where it keeps files and compiled code. @throws Error when none is
 * installed
 */
export const launchProfile = (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...options,
    executablePath: installed(findChromium()),
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
