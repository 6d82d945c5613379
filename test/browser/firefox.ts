import { launch, type Browser, type Page } from "puppeteer-core";
import { requireFirefox } from "#scripts/browsers/firefox.ts";
import { NOW } from "./support.ts";

/** Milliseconds between two looks: one at each frame takes as much of the processor as the page itself. */
export const POLLING = 50;

export interface Firefox {
  readonly browser: Browser;
  readonly page: Page;
  /** What pages have thrown and nobody has caught. */
  readonly complaints: string[];
}

/** Starts Debian's Firefox with a page whose clock stands still, with further settings of `about:config`. */
export async function launchFirefox(extraPrefsFirefox: Readonly<Record<string, unknown>> = {}): Promise<Firefox> {
  const executablePath = requireFirefox();
  const browser = await launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (thrown) => complaints.push(String(thrown)));
  await page.evaluateOnNewDocument((now) => {
    Date.now = () => now;
  }, NOW.getTime());
  return { browser, page, complaints };
}
