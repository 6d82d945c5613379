import { fileURLToPath } from "node:url";
import type { ElementHandle, KeyInput, Page } from "puppeteer-core";
import { build, type Rolldown } from "vite";
import type { Portal } from "#mocks/model/portal.ts";
import type * as finder from "#mocks/playground/finder.ts";
import { removeInPage, saveInPage, savedElsewhere, tellOfLoginInPage } from "#mocks/situations/elsewhere.ts";
import type { PageDriver } from "#mocks/situations/take-step.ts";
import { ownKeys, untouched } from "#scripts/build/untouched.ts";
import { POLLING } from "./firefox.ts";

const entry = fileURLToPath(new URL("../../mocks/playground/finder.ts", import.meta.url));

/** The eyes of the playground's player as a script for any page, also for one whose built-ins were replaced. */
export async function finderScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [ownKeys],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      lib: { entry, name: "finder", formats: ["iife"] },
      rolldownOptions: { transform: { inject: untouched } },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return `${output[0].code}; window.finder = finder;`;
}

type Found = ElementHandle<HTMLElement>;
type Eyes = typeof finder;
type Looking = "findNamed" | "findField" | "isShown";

/** Looks at a page until the player's eyes see what is asked for. */
async function look<Name extends Looking>(page: Page, name: Name, what: Parameters<Eyes[Name]>[1]): Promise<Found> {
  return (await page.waitForFunction(
    (eye, asked) => {
      const eyes = (window as unknown as { finder: Record<string, (page: Document, what: unknown) => unknown> }).finder;
      return eyes[eye]?.(document, asked);
    },
    { polling: POLLING },
    name,
    what,
  )) as unknown as Found;
}

/** Drives a page in Firefox; the page must have loaded `finderScript`. */
export const firefoxDriver = (page: Page, portal: Portal): PageDriver<Found> => ({
  named: (what) => look(page, "findNamed", what),
  field: (label) => look(page, "findField", label),
  tabOrList: async (label) => ({ tab: await look(page, "findNamed", ["tab", label]) }),
  click: (element) => element.click(),
  focus: (element) => element.focus(),
  fill: async (field, text) => {
    await field.evaluate((element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await page.keyboard.press("Backspace");
    await page.keyboard.type(text);
  },
  isSelect: (list) => list.evaluate(({ localName }) => localName === "select"),
  select: async (list, entry) => {
    const value = await list.evaluate((element, text) => {
      for (const option of (element as HTMLSelectElement).options) if (option.text === text) return option.value;
      return text;
    }, entry);
    await list.select(value);
  },
  press: (key) => page.keyboard.press(key as KeyInput),
  see: async (what) => void (await look(page, "isShown", what)),
  scrollTo: (y) => page.evaluate((to) => scrollTo(0, to), y),
  play: (select) => portal.select(select),
  saveElsewhere: (changes) => page.evaluate(saveInPage, savedElsewhere(changes)),
  removeElsewhere: (removed) => page.evaluate(removeInPage, removed),
  tellOfLogin: () => page.evaluate(tellOfLoginInPage),
  reload: async () => void (await page.reload()),
});
