import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { createPortal, type Portal, type PortalOptions } from "#mocks/portal.ts";
import { startPortalServer, type PortalServer } from "#mocks/server.ts";
import { findChromium, findFullChromium } from "#scripts/chromium.ts";
import { foreignHosts } from "./privacy.ts";

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** axe in a page of `openScene`, for pages that come again and again: the browser keeps it compiled. */
export const AXE_TAG = '<script src="/vendor/axe-core/axe.min.js" defer></script>';

/** Built files; every browser test drives these and nothing else. */
export const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Tuesday 10 March 2026, 09:00 in Berlin: the mock portal counts its dates from this day. */
export const NOW = new Date("2026-03-10T08:00:00Z");

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

async function start(
  executablePath: string | null,
  flags: readonly string[],
  ignoreDefaultArgs: string[],
): Promise<Browser> {
  if (executablePath === null)
    throw new Error("No Chromium or Chrome on this machine: run npm test, which installs one.");
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      `--disable-features=${OFF.join(",")}`,
      ...flags,
    ],
  });
}

/**
 * A browser without traffic of its own; `flags` are further ones of the command line. @throws Error when none is
 * installed
 */
export const launch = (...flags: string[]): Promise<Browser> => start(findChromium(), flags, []);

/** A browser that keeps pages to go back to, as everybody's does. @throws Error when none is installed */
export const launchKeepingPages = (): Promise<Browser> =>
  start(findFullChromium(), [], ["--disable-back-forward-cache"]);

let shared: Promise<Browser> | undefined;

/**
 * The browser that all test files of a worker share: starting one costs more than many pages. It ends with the worker,
 * so nobody closes it; what a test opens in it is closed by the test.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch(NO_TUNING);
  return shared;
}

/** What a host page is made of; the defaults are a plain page with one module script at its end. */
export interface HostPage {
  /** A function is asked whenever the page is loaded. */
  readonly body: string | (() => string);
  readonly head?: string;
  readonly doctype?: string;
  /** The folder that is published, instead of the build's own. */
  readonly folder?: string;
  /** The portal's own tag; '' for none. */
  readonly script?: string;
  readonly lang?: string;
}

export const MODULE = '<script type="module" src="/portal.js"></script>';

function hostHtml({ body, head = "", doctype = "<!doctype html>", script = MODULE, lang = "de" }: HostPage): string {
  return `${doctype}<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Seite</title><link rel="icon" href="data:,">${head}</head><body>${typeof body === "string" ? body : body()}${script}</body></html>`;
}

export interface Scene {
  readonly page: Page;
  readonly portal: Portal;
  readonly server: PortalServer;
  /** Console messages of type warning and error, and uncaught errors. */
  readonly complaints: string[];
  /** The foreign hosts that the page has asked. */
  readonly foreign: Set<string>;
  readonly close: () => Promise<void>;
}

export interface SceneOptions extends HostPage {
  readonly portal?: PortalOptions;
  readonly context?: BrowserContextOptions;
  readonly headers?: Record<string, string>;
  /** With query and hash. */
  readonly path?: string;
  /** What the page's clock shows all the time. */
  readonly now?: Date;
  /** Runs before the page is opened, for example to count or break requests. */
  readonly before?: (page: Page, server: PortalServer) => unknown;
}

/** Packages do not change while tests run: a page that comes again takes them from its memory. */
const KEEP = { "cache-control": "public, max-age=3600" };

/** What a scenario makes of a read must not hide behind what the browser has kept of it. */
const FRESH = { "cache-control": "no-store" };

/** The host's style sheets and old libraries that some pages carry. */
const vendor = { prefix: "/vendor/", dir: fileURLToPath(new URL("../../node_modules", import.meta.url)) };

/** Serves a host page at `/seite`, with the built bundle and the mock portal, over real HTTP. */
export function serveHost(portal: Portal, host: HostPage, headers: Record<string, string> = {}): Promise<PortalServer> {
  return startPortalServer({
    portal,
    roots: [{ prefix: "/", dir: host.folder ?? dist }, vendor],
    pages: { "/seite": () => hostHtml(host) },
    headers: (at) => {
      if (at === "/seite") return headers;
      if (at.startsWith(vendor.prefix)) return KEEP;
      return /\.\w+$/.test(at) ? {} : FRESH;
    },
  });
}

/** Serves a host page with the built bundle and the mock portal over real HTTP, and opens it at a fixed time. */
export async function openScene(
  browser: Browser,
  {
    portal: portalOptions,
    context: contextOptions,
    headers = {},
    path = "/seite",
    now = NOW,
    before,
    ...host
  }: SceneOptions,
): Promise<Scene> {
  const portal = createPortal(portalOptions);
  const server = await serveHost(portal, host, headers);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    ...contextOptions,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" || message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const foreign = foreignHosts(page);
  await page.clock.setFixedTime(now);
  await before?.(page, server);
  await page.goto(server.origin + path);
  const close = async (): Promise<void> => {
    // A handler that answers a request which nobody waits for any more is no fault of the test.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
    await server.close();
  };
  return { page, portal, server, complaints, foreign, close };
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Rules that these pages need not keep, as a host's page around a widget does. */
const HOST_RULES = {
  region: { enabled: false },
  "landmark-one-main": { enabled: false },
  "page-has-heading-one": { enabled: false },
};

/** Rules that look at where and how large something is drawn; all others see elements, names and what is hidden. */
const LAYOUT_RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

async function runAxe(page: Page, include: string, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    async ([selector, further]) => {
      const { axe } = window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResult> } };
      return axe.run(selector, { resultTypes: ["violations"], preload: { assets: ["media"] }, ...further });
    },
    [include, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}

/**
 * What axe finds wrong, as `rule: element`; WCAG 2.2 A and AA and best practices, open shadow roots included; `rules`
 * turns on what axe leaves out by itself.
 */
export const axeFindings = (
  page: Page,
  include = "body",
  rules: Readonly<Record<string, { readonly enabled: boolean }>> = {},
): Promise<string[]> => runAxe(page, include, { rules: { ...HOST_RULES, ...rules } });

/** The same by the rules alone whose answer another width can change while the same elements are shown. */
export const axeLayoutFindings = (page: Page, include = "body"): Promise<string[]> =>
  runAxe(page, include, { runOnly: { type: "rule", values: LAYOUT_RULES } });

/** Which elements of a page are shown, open shadow roots included, as a text to compare. */
export const shownElements = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown = (root: ParentNode): string =>
      [...root.querySelectorAll("*")]
        .map(
          (element) =>
            `${element.localName}${element.checkVisibility({ visibilityProperty: true }) ? "" : "-"} ${element.shadowRoot === null ? "" : shown(element.shadowRoot)}`,
        )
        .join("");
    return shown(document.body);
  });
