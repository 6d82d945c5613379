import type { IncomingMessage } from "node:http";
import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from "playwright-core";
import type { MockResponse } from "#mocks/model/portal.ts";
import { listen } from "#mocks/serve/http.ts";

export const DESK = { width: 1280, height: 900 };

/** Answers each request that reaches a test page. */
type Answering = (request: IncomingMessage) => Promise<MockResponse>;

/** A page of a browser with a server of its own, which shows one scene after the other. */
export interface TestPage {
  readonly page: Page;
  readonly origin: string;
  /** Answers all requests from now on. */
  readonly serve: (answer: Answering) => void;
  /** Sets the page's clock, which does not go on. */
  readonly setTime: (now: Date) => Promise<void>;
  /** Runs a function inside of the page at each load, before any script of its own. */
  readonly runEarly: (early: () => unknown) => Promise<void>;
  /** Removes everything of the scene except the browser's compiled code and cached files. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The events that tests listen to. */
const HEARD = [
  "console",
  "dialog",
  "download",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
] as const;

const BLANK: MockResponse = { status: 200, headers: { "content-type": "text/html" }, body: "<!doctype html>" };
const blank: Answering = () => Promise.resolve(BLANK);

/** Leaves what stands in a page, so that its scripts end, and makes page and context as they were opened. */
async function resetPage(page: Page, context: BrowserContext, origin: string): Promise<void> {
  await Promise.all([page.unrouteAll({ behavior: "ignoreErrors" }), context.unrouteAll({ behavior: "ignoreErrors" })]);
  for (const name of HEARD) page.removeAllListeners(name);
  await Promise.all(context.pages().flatMap((other) => (other === page ? [] : [other.close()])));
  await context.setOffline(false);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: "reduce",
  });
  await page.goto(`${origin}/leer`);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    window.name = "";
  });
  await context.clearCookies();
}

/** Opens a new page. */
export async function openTestPage(browser: Browser, options: BrowserContextOptions = {}): Promise<TestPage> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  // A lasting page refuses both to its tests.
  const addInitScript = page.addInitScript.bind(page);
  const setFixedTime = page.clock.setFixedTime.bind(page.clock);
  let answer = blank;
  let shownTime = NaN;
  let earlyScript: Disposable | undefined;
  const { origin, close } = await listen(0, (request) => answer(request));
  return {
    page,
    origin,
    serve: (next) => {
      answer = next;
    },
    setTime: async (now) => {
      // The driver repeats at each load every time that it was ever told.
      if (now.getTime() !== shownTime) await setFixedTime(now);
      shownTime = now.getTime();
    },
    runEarly: async (early) => {
      earlyScript = await addInitScript(early);
    },
    clear: async () => {
      await earlyScript?.dispose();
      earlyScript = undefined;
      answer = blank;
      await resetPage(page, context, origin);
    },
    close: async () => {
      // A handler that answers a request which nobody waits for any more is no fault of the test.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
      await close();
    },
  };
}

/**
 * Opens a page for many scenes, which may change nothing that `clear` cannot restore.
 * @throws Error from then on when a test tries to
 */
export async function openLastingTestPage(browser: Browser): Promise<TestPage> {
  const testPage = await openTestPage(browser);
  const refuse = (): never => {
    throw new Error("This stays with the page for good: say `fresh: true` (test/browser/support.ts)");
  };
  const { page } = testPage;
  const forGood = { addInitScript: refuse, exposeBinding: refuse, exposeFunction: refuse, setExtraHTTPHeaders: refuse };
  Object.assign(page, forGood);
  Object.assign(page.context(), forGood, { grantPermissions: refuse, newCDPSession: refuse });
  Object.assign(page.clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse, setSystemTime: refuse });
  return testPage;
}
