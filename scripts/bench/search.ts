import type { Browser } from "playwright-core";
import { eventsLoading } from "#i18n/sentences.ts";
import { longestSince, now, watchTasks } from "./long-tasks.ts";
import { openPage, slow } from "./measure.ts";

/** Longest tasks of a search over many events in milliseconds; 0 where none exceeds 50 ms. */
export interface Search {
  /** From the answer of the backend to the first drawing of hits. */
  readonly loading: number;
  /** While a mistyped word is typed and taken back key by key, each searched for, and filters are chosen. */
  readonly searching: number;
}

/** Longer than the pause after which a typed word counts, so that each key is searched for by itself. */
const KEY_MS = 500;
const WORD = "betribsverfasung";

/**
 * Loads and uses the search at 4 times slower CPU; the events' answer comes late, so that its own work stands alone.
 */
export async function longestOfSearch(browser: Browser, url: string): Promise<Search> {
  const { page, close } = await openPage(browser, { ...slow, latency: 0, bandwidth: -1 });
  await watchTasks(page);
  let answered = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route("**/export/events", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(url);
  await page.getByText(eventsLoading).waitFor();
  await page.waitForTimeout(1500);
  const loaded = await now(page);
  answered();
  const words = page.getByRole("searchbox");
  await words.waitFor();
  await page.waitForTimeout(800);
  const loading = await longestSince(page, loaded);
  const ready = await now(page);
  await words.focus();
  for (const key of [...Array.from(WORD), ...Array<string>(WORD.length).fill("Backspace")]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_MS);
  }
  for (const value of ["online", "presence", ""]) {
    await page.getByRole("combobox", { name: "Art" }).selectOption(value);
    await page.waitForTimeout(KEY_MS);
  }
  const searching = await longestSince(page, ready);
  await close();
  return { loading, searching };
}
