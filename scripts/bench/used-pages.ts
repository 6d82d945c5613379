import type { Locator, Page } from "playwright-core";
import { participantTexts } from "#i18n/participants.ts";
import { settings as settingsTexts } from "#i18n/settings.ts";

/** Acts on a page. @returns the number of inputs */
type Use = (page: Page) => Promise<number>;

/** A page, and the inputs that are made there, by kinds. */
export interface UsedPage {
  readonly name: string;
  readonly path: string;
  /** Resolves once the page can be used. */
  readonly ready: (page: Page) => Promise<unknown>;
  readonly uses: Readonly<Record<string, Use>>;
}

const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Clicks on an element by the mouse, without Playwright's own scrolling. */
async function click(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("Nothing to click on.");
  await page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  await painted(page);
}

/** Clicks these elements in turn. */
async function clickInTurn(page: Page, targets: readonly Locator[], times: number): Promise<number> {
  for (let made = 0; made < times; made += 1) {
    const target = targets[made % targets.length];
    if (target !== undefined) await click(page, target);
  }
  return times;
}

/** Types the words into a field one after the other, each in the place of the one before. */
async function typeWords(page: Page, field: Locator, words: readonly string[]): Promise<number> {
  await field.focus();
  for (const word of words) {
    for (const key of word) {
      await page.keyboard.press(key);
      await painted(page);
    }
    await field.fill("");
    await painted(page);
  }
  return words.join("").length;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name });
const SEARCHED = ["betriebsrat", "hamburg", "arbeitszeit", "2027"];
const TYPED = ["Musterwerke GmbH", "Hauptverwaltung"];

const list: UsedPage = {
  name: "a list of 300 events",
  path: "/list",
  ready: (page) => page.locator(".accordion-heading").nth(250).waitFor({ state: "attached" }),
  uses: {
    cards: (page) => {
      const heads = page.locator(".accordion-heading button");
      return clickInTurn(
        page,
        [0, 1, 2, 3].map((at) => heads.nth(at)),
        80,
      );
    },
    tabs: async (page) => {
      const tab = (name: string): Locator => page.getByRole("tab", { name });
      return (
        (await clickInTurn(page, ["Aktuell", "Abgeschlossen", "Geplant"].map(tab), 39)) +
        (await clickInTurn(page, [tab("Geplant")], 2))
      );
    },
    search: (page) => typeWords(page, page.getByRole("searchbox"), [...SEARCHED, ...SEARCHED, "urlaub"]),
  },
};

const cart: UsedPage = {
  name: "a cart of ten people",
  path: "/cart",
  ready: (page) => button(page, / Person10 entfernen$/).waitFor(),
  uses: {
    "a form opened and closed": async (page) => {
      for (let made = 0; made < 20; made += 1) {
        await click(page, button(page, / bearbeiten$/).nth(made % 3));
        await click(page, button(page, "Abbrechen").first());
      }
      return 40;
    },
    "a name typed": async (page) => {
      await click(page, button(page, participantTexts.add).first());
      const typed = await typeWords(page, page.getByLabel(/^Nachname/).first(), TYPED);
      await click(page, button(page, "Abbrechen").first());
      return typed + 2;
    },
    "a person removed": async (page) => {
      for (let left = 10; left > 1; left -= 1) {
        await click(page, button(page, new RegExp(` Person${left} entfernen$`)));
        await button(page, new RegExp(` Person${left} entfernen$`)).waitFor({ state: "detached" });
        // A press on what takes the place of what has gone is swallowed for a moment.
        await page.waitForTimeout(500);
      }
      return 9;
    },
  },
};

const checkout: UsedPage = {
  name: "the checkout",
  path: "/checkout",
  ready: (page) => page.getByLabel(/^Firma/).waitFor(),
  uses: {
    fields: async (page) => {
      let typed = 0;
      for (const label of [/^Firma/, /^Vorname/, /^Ort/, /^Nachricht/])
        typed += await typeWords(page, page.getByLabel(label).first(), TYPED);
      return typed;
    },
  },
};

const settings: UsedPage = {
  name: "the settings",
  path: "/settings",
  ready: (page) => page.getByLabel(/^Abteilung/).waitFor(),
  uses: {
    // What is changed and not saved would hold up the tabs.
    fields: async (page) => {
      const field = page.getByLabel(/^Abteilung/);
      const before = await field.inputValue();
      const typed = await typeWords(page, field, TYPED);
      await field.fill(before);
      return typed;
    },
    tabs: (page) =>
      clickInTurn(
        page,
        ["BR-Funktionen", "Hotelwünsche", settingsTexts.tabs.personal].map((name) => page.getByRole("tab", { name })),
        30,
      ),
    boxes: async (page) => {
      await click(page, page.getByRole("tab", { name: "BR-Funktionen" }));
      const boxes = page.getByRole("tabpanel").getByRole("checkbox").filter({ visible: true });
      return 1 + (await clickInTurn(page, [boxes.nth(0), boxes.nth(1), boxes.nth(2)], 30));
    },
  },
};

const search: UsedPage = {
  name: "a search over 500 events",
  path: "/search",
  ready: (page) => page.getByText(/^\d+ Seminare, \d+ Termine$/).waitFor(),
  uses: {
    words: (page) => typeWords(page, page.getByRole("searchbox"), SEARCHED),
    filters: async (page) => {
      for (const value of ["online", "presence", "", "online", "presence", ""]) {
        await page.getByRole("combobox", { name: "Art" }).selectOption(value);
        await painted(page);
      }
      return 6;
    },
  },
};

/** The pages whose inputs are measured. */
export const usedPages: readonly UsedPage[] = [list, cart, checkout, settings, search];
