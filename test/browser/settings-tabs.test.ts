import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { saving } from "#i18n/saving.ts";
import { advertising, functions, hotel, personal, settings } from "#i18n/settings.ts";
import { configBlock } from "#mocks/situations/pages.ts";
import { axeFindings } from "./axe.ts";
import { focused, tabTo } from "./keyboard.ts";
import { posts, scenesOf } from "./scenes.ts";
import { answerLeaving, closeDialog, dialogOf, drafts, FAILED, field, save, SETTINGS } from "./settings.ts";
import type { SceneOptions } from "./support.ts";

const open = scenesOf({ body: configBlock({ advertisingHash: "h1" }) + SETTINGS });
const at = (tab: string, options: Partial<SceneOptions> = {}) => open({ path: `/seite#${tab}`, ...options });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

const KNOWN =
  "Beim Speichern ist ein Fehler aufgetreten: Vorsitz und stellvertretender Vorsitz können nicht gleichzeitig ausgeübt werden.";
const FUNCTIONS_SAVED = functions.save.known;
const WISHES_SAVED = hotel.save.known;
const OFFERS_SAVED = advertising.save.known;

it.each(["16px", "17px"])("stand in one row on a tablet, with letters of %s", async (size) => {
  const { page } = await at("meine-daten", { context: { viewport: { width: 768, height: 900 } } });
  await page.addStyleTag({
    content: `:root { --portal-font-size: ${size} } body { margin: 0 24px; font-family: system-ui, sans-serif }`,
  });
  const tabs = page.getByRole("tab");
  await tabs.first().waitFor();
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

describe("works-council functions", () => {
  it("that exclude each other are explained, stay ticked, and are put right by keyboard alone", async () => {
    const scene = await at("br-funktionen");
    const { page } = scene;
    await box(page, "Vorsitzende:r").waitFor();
    await tabTo(page, "Stellvertretende:r Vorsitzende:r");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await page.getByText(KNOWN).waitFor();
    await page.getByText("Von Ihnen geändert: Stellvertretende:r Vorsitzende:r.").waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(await focused(page)).toBe("Stellvertretende:r Vorsitzende:r");
    expect(await box(page, "Stellvertretende:r Vorsitzende:r").isChecked()).toBe(true);
    await page.keyboard.press("Space");
    await tabTo(page, "Vertrauensperson");
    await page.keyboard.press("Space");
    await tabTo(page, "Speichern");
    await page.keyboard.press("Enter");
    await page.getByText(FUNCTIONS_SAVED).waitFor();
    expect(posts(scene)).toEqual([
      { path: "/portal-api/user-br-functions", body: { functions: [101, 201, 102] } },
      { path: "/portal-api/user-br-functions", body: { functions: [101, 201, 301] } },
    ]);
    expect(scene.complaints).toEqual([]);
  });
});

describe("hotel wishes", () => {
  it("are typed, kept as a draft with every change, also when saving fails, and saved", async () => {
    const scene = await at("hotelwuensche");
    const { page } = scene;
    answerLeaving(page, true);
    await field(page, hotel.comments).fill("");
    expect(await drafts(page)).toEqual({ "1001:hotel": { comments: "" } });
    await field(page, hotel.comments).pressSequentially("Ruhig,\nbitte");
    await box(page, hotel.vegetarianFood).uncheck();
    expect(await drafts(page)).toEqual({ "1001:hotel": { comments: "Ruhig,\nbitte", vegetarianFood: false } });
    await page.reload();
    await expect.poll(() => field(page, hotel.comments).inputValue()).toBe("Ruhig,\nbitte");
    scene.portal.select({ scenario: "fail:saveHotelPreferences" });
    await save(page);
    await page.getByText(hotel.save.unsent, { exact: true }).waitFor();
    await closeDialog(page);
    expect(await field(page, hotel.comments).inputValue()).toBe("Ruhig,\nbitte");
    expect(await drafts(page)).toEqual({ "1001:hotel": { comments: "Ruhig,\nbitte", vegetarianFood: false } });
    scene.portal.select({ scenario: "normal" });
    await save(page);
    await dialogOf(page).getByText(WISHES_SAVED).waitFor();
    const sent = {
      path: "/portal-api/hotel-preferences",
      body: { comments: "Ruhig,\nbitte", disabledFriendlyRoom: false, vegetarianFood: false },
    };
    expect(posts(scene)).toEqual([sent, sent]);
    expect(await drafts(page)).toEqual({});
  });
});

describe("information offers", () => {
  it("are found by typing and sent with the configured hash, by keyboard alone, once more where that failed", async () => {
    const scene = await at("informationsangebot", { portal: { scenario: "fail:saveAdvertising" } });
    const { page, portal } = scene;
    await box(page, advertising.sendAdsPrint).waitFor();
    await tabTo(page, "Ich möchte Informationen per Post");
    await page.keyboard.press("Space");
    await tabTo(page, "Themen per Post: Themen suchen");
    await page.keyboard.type("oeffentlich blick");
    await page.getByText("2 von 160 ausgewählt, 1 angezeigt").waitFor();
    await tabTo(page, "Öffentlichkeitsarbeit: Auf einen Blick");
    await page.keyboard.press("Space");
    await page.getByText("3 von 160 ausgewählt, 1 angezeigt").waitFor();
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText(FAILED).waitFor();
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await box(page, "Öffentlichkeitsarbeit: Auf einen Blick").isChecked()).toBe(true);
    portal.select({ scenario: "normal" });
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText(OFFERS_SAVED).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const body = {
      donotbulkpostalmail: true,
      donotbulkemail: true,
      sendCatalogPrint: true,
      sendCatalogDigital: false,
      a24_sendcatalogue_bit: true,
      printTopics: "300001,300004,300160",
      digitalTopics: "400002",
      contactId: "7f1c-204711",
    };
    const sent = { path: "/portal-api/advertising/h1", body };
    expect(posts(scene)).toEqual([sent, sent]);
  });
});

describe("unsaved changes", () => {
  it("are asked about before another tab opens, by click and by arrow key, and before the page is left", async () => {
    const scene = await open();
    const { page } = scene;
    const leaving = answerLeaving(page, false);
    await field(page, "Abteilung").fill("Einkauf");
    await page.getByRole("tab", { name: "Hotelwünsche" }).click();
    await page.getByText(saving.leaveQuestion).waitFor();
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    await page.getByRole("tab", { name: settings.tabs.personal }).press("ArrowRight");
    await page.getByRole("button", { name: saving.stay }).press("Enter");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await field(page, "Abteilung").inputValue()).toBe("Einkauf");
    expect(new URL(page.url()).hash).toBe("");
    await page.evaluate(() => location.assign("/anderswo"));
    await expect.poll(leaving.asked).toBe(1);
    expect(page.url()).toMatch(/\/seite$/);
    await page.getByRole("tab", { name: "Hotelwünsche" }).click();
    await page.getByRole("button", { name: "Verwerfen" }).click();
    await field(page, hotel.comments).waitFor();
    expect(new URL(page.url()).hash).toBe("#hotelwuensche");
    expect(await drafts(page)).toEqual({});
    await page.reload();
    await field(page, hotel.comments).waitFor();
    expect(leaving.asked()).toBe(1);
    expect(posts(scene)).toEqual([]);
  });

  it("are asked about in the dropdown of a phone, and saved from the question by keyboard alone, which then goes on", async () => {
    const scene = await open({ context: { viewport: { width: 390, height: 844 } } });
    const { page } = scene;
    await field(page, "Abteilung").fill("Einkauf");
    await page.getByRole("combobox", { name: "Einstellungen" }).click();
    await page.getByRole("option", { name: "Firmendaten" }).click();
    await page.getByRole("button", { name: saving.stay }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await page.getByRole("combobox", { name: "Einstellungen" }).textContent()).toBe(settings.tabs.personal);
    expect(await field(page, "Abteilung").inputValue()).toBe("Einkauf");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("tab", { name: "Hotelwünsche" }).press("Enter");
    await dialogOf(page).getByRole("button", { name: "Speichern" }).press("Enter");
    await dialogOf(page).getByText(personal.save.known).waitFor();
    await page.keyboard.press("Escape");
    await page.getByLabel(hotel.comments).waitFor();
    expect(await focused(page)).toBe("Hotelwünsche");
    expect(posts(scene)).toHaveLength(1);
    expect(await drafts(page)).toEqual({});
  });
});
