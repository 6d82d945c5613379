import type { Page } from "playwright-core";
import { events } from "#i18n/events.ts";
import { launch } from "#test/browser/browsers.ts";
import { heapOf, NO_CODE } from "./heap.ts";

/** Heap of a page in megabytes (10^6 bytes) after garbage collection. */
export interface HeapOverTime {
  readonly firstMinute: number;
  readonly end: number;
  /** By how much the end exceeds the first minute; negative when it is smaller. */
  readonly growth: number;
}

const MINUTES = 4 * 60;
/** Half past eight in the evening in Berlin, so that midnight falls into the four hours. */
const EVENING = new Date("2026-03-10T19:30:00Z");

/** The occasional actions of a customer: opens all tabs and a section, and comes back from another browser tab. */
async function read(page: Page): Promise<void> {
  for (const name of ["Aktuell", "Abgeschlossen", "Geplant"]) await page.getByRole("tab", { name }).click();
  const section = page.getByRole("button", { name: events.toggle("") }).nth(1);
  await section.click();
  await section.click();
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    scrollTo(0, document.body.scrollHeight);
    scrollTo(0, 0);
  });
}

/**
 * Keeps a start page open over four simulated hours, midnight among them, with a reader who uses it every ten minutes.
 */
export async function heapOverHours(url: string): Promise<HeapOverTime> {
  const browser = await launch(NO_CODE);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    timezoneId: "Europe/Berlin",
  });
  const page = await context.newPage();
  await page.clock.install({ time: EVENING });
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page.locator("#portal-bookmarks").getByRole("listitem").first().waitFor();
  await read(page);
  await page.clock.runFor(60_000);
  const firstMinute = await heapOf(session);
  for (let minute = 1; minute < MINUTES; minute += 1) {
    if (minute % 10 === 0) await read(page);
    await page.clock.runFor(60_000);
  }
  const end = await heapOf(session);
  await browser.close();
  return { firstMinute, end, growth: end / firstMinute - 1 };
}
