import type { Browser } from "playwright-core";
import { longestSince, now, watchTasks } from "./long-tasks.ts";
import { openPage, slow } from "./measure.ts";

/** Longest tasks of a search over many events in milliseconds; 0 where none exceeds 50 ms. */
export interface Search {
  /** From the answer of the backend to the first drawing of hits. */
  readonly loading: number;
  /** While a word is typed and filters are chosen. */
  readonly searching: number;
}

const KEY_MS = 120;

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
  await page.getByText("Seminare werden geladen.").waitFor();
  await page.waitForTimeout(1500);
  const loaded = await now(page);
  answered();
  const words = page.getByRole("searchbox");
  await words.waitFor();
  await page.waitForTimeout(800);
  const loading = await longestSince(page, loaded);
  const ready = await now(page);
  await words.focus();
  for (const key of ["a", "r", "b", "e", "i", "t", ...Array<string>(6).fill("Backspace")]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_MS);
  }
  for (const value of ["online", "presence", ""]) {
    await page.getByRole("combobox", { name: "Art" }).selectOption(value);
    await page.waitForTimeout(KEY_MS * 3);
  }
  const searching = await longestSince(page, ready);
  await close();
  return { loading, searching };
}
