import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { openPage, slow } from "./measure.ts";
import { median } from "./statistics.ts";
import { ranWithin, traceOf, type TraceEvent } from "./trace.ts";

/**
 * What a character in the slowest field of a form brings about on the main thread; milliseconds, medians of the runs.
 */
export interface Typing {
  readonly field: string;
  /** The longest task: scripts, style, layout, paint. */
  readonly longest: number;
  /** All scripts together. */
  readonly scripts: number;
}

const RUNS = 7;
/** Three frames: by then a character has been drawn. */
const SETTLE_MS = 50;

/** For each key press, the milliseconds of all events of that name until the page had settled. */
function ranAfterKeys(events: readonly TraceEvent[], wanted: string): number[][] {
  const keys = events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "keydown");
  return keys.map((key) => ranWithin(events, wanted, key, key.ts + SETTLE_MS * 1000));
}

/** Waits outside of the page, because a script of the page would be measured as well. */
async function typeInto(browser: Browser, page: Page, field: Locator): Promise<Typing> {
  await field.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("x");
  await pause(SETTLE_MS);
  const events = await traceOf(browser, page, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await page.keyboard.press("x");
      await pause(SETTLE_MS);
    }
  });
  const longest = median(ranAfterKeys(events, "RunTask").map((tasks) => Math.max(...tasks)));
  const scripts = median(
    ranAfterKeys(events, "FunctionCall").map((calls) => calls.reduce((sum, call) => sum + call, 0)),
  );
  return {
    field: await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? ""),
    longest,
    scripts,
  };
}

async function slowestOf(browser: Browser, page: Page): Promise<Typing> {
  const found: Typing[] = [];
  for (const field of await page.locator("form input:not([readonly])").all())
    found.push(await typeInto(browser, page, field));
  const [worst] = found.sort((a, b) => b.longest - a.longest);
  if (worst === undefined) throw new Error("The form has no field to type into.");
  return worst;
}

/**
 * Types into every field of a form at 4 times slower CPU: before the first attempt, and after a refused one, when every
 * character is checked; `bare` is an input on an empty page, what the browser itself takes.
 * @param field one that shows that the form is there
 * @param send its button
 */
export async function slowestTyping(
  browser: Browser,
  url: string,
  field: string,
  send: string,
): Promise<{ readonly bare: Typing; readonly fresh: Typing; readonly checked: Typing }> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await page.setContent("<form><input></form>");
  const bare = await slowestOf(browser, page);
  await page.goto(url);
  await page.getByRole("textbox", { name: field }).waitFor();
  await page.waitForLoadState("networkidle");
  const fresh = await slowestOf(browser, page);
  await page.getByRole("button", { name: send, exact: true }).click();
  await page.getByRole("alert").first().waitFor();
  const checked = await slowestOf(browser, page);
  await close();
  return { bare, fresh, checked };
}
