import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { createPortal, type Portal, type PortalOptions } from "#mocks/model/portal.ts";
import { answerOf, type PortalServer } from "#mocks/serve/server.ts";
import { hosting, type HostPage } from "./hosting.ts";
import { foreignHosts } from "./privacy.ts";
import { DESK, openTestPage, type TestPage } from "./test-page.ts";

/** Tuesday 10 March 2026, 09:00 in Berlin: the mock portal counts its dates from this day. */
export const NOW = new Date("2026-03-10T08:00:00Z");

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
  /** Needs a page that has been nowhere, or that may be changed for good: by a clock of its own, by rights. */
  readonly fresh?: boolean;
  /** Runs inside of the page at each load, before any script of its own. */
  readonly early?: () => unknown;
  /** Runs before the page is opened, for example to count or break requests. */
  readonly before?: (page: Page, server: PortalServer) => unknown;
}

/** Serves a host page with the built bundle and the mock portal over real HTTP, and opens it at a fixed time. */
export async function openScene(browser: Browser, options: SceneOptions): Promise<Scene> {
  return openSceneAt(await openTestPage(browser, options.context), options);
}

/** Opens a scene in a page that has been cleared. */
export async function openSceneAt(
  testPage: TestPage,
  { portal: portalOptions, context, headers = {}, path = "/seite", now = NOW, early, before, ...host }: SceneOptions,
): Promise<Scene> {
  const { page, origin, close } = testPage;
  const portal = createPortal(portalOptions);
  const server = { portal, origin, close };
  testPage.serve(answerOf(hosting(portal, host, headers)));
  await page.setViewportSize(context?.viewport ?? DESK);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" || message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const foreign = foreignHosts(page);
  await testPage.setTime(now);
  if (early !== undefined) await testPage.runEarly(early);
  await before?.(page, server);
  await page.goto(origin + path);
  return { page, portal, server, complaints, foreign, close };
}
