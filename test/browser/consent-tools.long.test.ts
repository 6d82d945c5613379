import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Config } from "#config/config.ts";
import { hotelMapTexts } from "#i18n/hotel.ts";
import { foreignContentBlocked } from "#i18n/sentences.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { map } from "./maps.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene } from "./support.ts";

const manual = readFileSync(fileURLToPath(new URL("../../docs/autoren/einwilligung.md", import.meta.url)), "utf8");

/** What the manual prints for a tool, after the line that goes before the portal's own script. */
function recipeOf(name: string): string {
  const early = /```js\n(if \(!window\.portal.*)\n```/.exec(manual)?.[1];
  const code = new RegExp(`<!-- consent:${name} -->\\n\`\`\`js\\n([\\s\\S]*?)\`\`\``).exec(manual)?.[1];
  expect([early, code]).toEqual([expect.any(String), expect.any(String)]);
  return `<script>${early ?? ""}\n${code ?? ""}</script>`;
}

/** Where a page gets a file of a package. */
const served = (file: string): string => file.replace(/^.*\/node_modules\//, "/vendor/");

/** The page's clock stands still before the browser's own, by which cookies end. */
const DAYS = 3650;

interface Tool {
  /** The real tool with what its own documents say to write, and the script of the manual. */
  readonly body: () => string;
  readonly config?: Partial<Config>;
  /** Presses the tool's own button that accepts all, in the first question. */
  readonly accept: (page: Page) => Promise<void>;
  /** Turns the switch in the tool's dialog, which is open, and keeps that. */
  readonly turn: (page: Page) => Promise<void>;
  /** Opens the tool's dialog by the tool's own call. */
  readonly show: string;
  /** Whether it opens its dialog when the portal asks for it. */
  readonly listens: boolean;
}

/** The switch in Klaro's dialog. */
const klaroSwitch = (page: Page): Locator => page.locator("#purpose-item-marketing");

const klaro: Tool = {
  body: () => `<link rel="stylesheet" href="${served(import.meta.resolve("klaro/dist/klaro.css"))}">
    <script>var klaroConfig = {
      cookieExpiresAfterDays: ${DAYS},
      acceptAll: true,
      lang: "de",
      services: [{ name: "kundenportal", title: "Kundenportal", purposes: ["marketing"] }],
    };</script>
    <script defer src="${served(import.meta.resolve("klaro/dist/klaro-no-css.js"))}"></script>
    ${recipeOf("klaro")}`,
  accept: (page) => page.locator("#klaro").getByRole("button", { name: "Das ist ok" }).click(),
  turn: async (page) => {
    await klaroSwitch(page).press("Space");
    await page.locator("#klaro").getByRole("button", { name: "Speichern" }).click();
  },
  show: "klaro.show()",
  listens: true,
};

const cookieConsentSheet = `<link rel="stylesheet" href="${served(import.meta.resolve("vanilla-cookieconsent/dist/cookieconsent.css"))}">`;
const cookieConsentRun = `CookieConsent.run({
      hideFromBots: false,
      cookie: { expiresAfterDays: ${DAYS} },
      categories: { marketing: { services: { kundenportal: { label: "Kundenportal" } } } },
      language: { default: "de", translations: { de: {
        consentModal: { title: "Cookies", description: "Dürfen wir?", acceptAllBtn: "Alle annehmen" },
        preferencesModal: { title: "Auswahl", savePreferencesBtn: "Auswahl speichern", sections: [
          { title: "Marketing", linkedCategory: "marketing" },
        ] },
      } } },
    });`;
const cookieConsentTags = `${cookieConsentSheet}
    <script src="${served(import.meta.resolve("vanilla-cookieconsent/dist/cookieconsent.umd.js"))}"></script>
    <script>${cookieConsentRun}</script>`;

/** The line of the manual for a page that imports the tool, which then has no name on the page by itself. */
const named = /`(window\.CookieConsent = [^`]*)`/.exec(manual)?.[1] ?? "";
const cookieConsentModule = `${cookieConsentSheet}
    <script type="module">
      import * as CookieConsent from "${served(import.meta.resolve("vanilla-cookieconsent/dist/cookieconsent.esm.js"))}";
      ${named}
      ${cookieConsentRun}
    </script>`;

const cookieConsent: Tool = {
  body: () => `${cookieConsentTags}${recipeOf("cookieconsent")}`,
  accept: (page) => page.getByRole("button", { name: "Alle annehmen" }).click(),
  turn: async (page) => {
    const dialog = page.getByRole("dialog", { name: "Auswahl" });
    await dialog.getByRole("checkbox", { name: "Marketing" }).press("Space");
    await dialog.getByRole("button", { name: "Auswahl speichern" }).click();
  },
  show: "CookieConsent.showPreferences()",
  listens: true,
};

const events = JSON.parse(/"changeEvent": (\["cc:[^\]]*\])/.exec(manual)?.[1] ?? "null") as string[];
const tools: Readonly<Record<string, Tool>> = {
  Klaro: klaro,
  "vanilla-cookieconsent": cookieConsent,
  "vanilla-cookieconsent, imported": {
    ...cookieConsent,
    body: () => `${cookieConsentModule}${recipeOf("cookieconsent")}`,
  },
  "vanilla-cookieconsent without a script, whose cookie the portal reads": {
    ...cookieConsent,
    body: () => cookieConsentTags,
    config: {
      consent: {
        cookie: "cc_cookie",
        storage: "cookie",
        path: "categories",
        granted: "marketing",
        changeEvent: events,
        requestEvent: "portal:consent-request",
      },
    },
    listens: false,
  },
};

const MAPS = "https://maps.googleapis.com";
const PLAYER = "https://videos.example";
const openScene = scenesOf({ body: "", path: "/seite?setTab=videos" });

/** A page with the tool, a map and a film, both of hosts that are not the page's own. */
const open = ({ body, config }: Tool): Promise<Scene> =>
  openScene({
    body: `${configBlock({ ...config, googleMapsScriptUrl: `${MAPS}/maps/api/js?map_ids=beispiel` })}<h1>Seite</h1>
      <div id="portal-hotel-map" data-event-id="5001"></div>
      <div id="portal-event-detail" data-event-id="5015"></div>${body()}`,
    before: async (page, { origin }) => {
      await page.route("**/events/5015/videos", (route) =>
        route.fulfill({ json: { url: `${PLAYER}/player.js`, token: "a" } }),
      );
      await page.route(`${PLAYER}/**`, (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: `document.getElementById(new URL(document.currentScript.src).searchParams.get("target")).textContent = "Video: Rede 1";`,
        }),
      );
      await page.route(`${MAPS}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${origin}/mock-media${pathname}${search}` }) });
      });
    },
  });

const blocked = (page: Page): Locator => page.getByText(foreignContentBlocked);
const film = (page: Page): Locator => page.getByText("Video: Rede 1");

/** Both wait for an answer; nothing of them is left. */
async function isBlocked(page: Page): Promise<void> {
  await blocked(page).nth(1).waitFor();
  expect(await page.locator("[data-mock-map]").count()).toBe(0);
  expect(await film(page).count()).toBe(0);
}

async function isShown(page: Page): Promise<void> {
  await map(page).waitFor();
  await film(page).waitFor();
  expect(await blocked(page).count()).toBe(0);
}

describe.each(Object.entries(tools))("%s", (_name, tool) => {
  it("lets map and film come with the consent, go with its withdrawal, and come at once when it is kept", async () => {
    const { page, foreign, complaints } = await open(tool);
    await isBlocked(page);
    expect([...foreign]).toEqual([]);
    await tool.accept(page);
    await isShown(page);
    expect([...foreign].sort()).toEqual(["maps.googleapis.com", "videos.example"]);

    await page.evaluate(tool.show);
    await tool.turn(page);
    await isBlocked(page);
    foreign.clear();
    await page.reload();
    await isBlocked(page);
    expect([...foreign]).toEqual([]);

    if (tool.listens) await page.getByRole("button", { name: hotelMapTexts.load }).click();
    else await page.evaluate(tool.show);
    await tool.turn(page);
    await isShown(page);
    await page.reload();
    await isShown(page);
    expect(complaints.filter((text) => !text.includes("data:,"))).toEqual([]);
  });
});

describe("Klaro's choice", () => {
  it("is none while its dialog is open, and taken back by its own call", async () => {
    const { page } = await open(klaro);
    await klaro.accept(page);
    await isShown(page);
    await page.evaluate(klaro.show);
    await klaroSwitch(page).press("Space");
    await isShown(page);
    await page.evaluate("klaro.getManager().resetConsents()");
    await isBlocked(page);
  });
});
