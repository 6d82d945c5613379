import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { members } from "#i18n/members.ts";
import { hotel, settings } from "#i18n/settings.ts";
import { axeFindings } from "./axe.ts";
import { focused, tabTo } from "./keyboard.ts";
import { posts, scenesOf } from "./scenes.ts";
import { dialogOf, drafts, field, save } from "./settings.ts";
import type { Scene, SceneOptions } from "./support.ts";

const open = scenesOf({ body: '<h1>Mein Gremium</h1><div id="portal-gremium-members"></div>' });
const MUELLER = "?gremiumsmitglied=1002&gremiumsansicht=einstellungen";
/** Müller's settings at a tab. */
const at = (tab: string, options: Partial<SceneOptions> = {}) => open({ path: `/seite${MUELLER}#${tab}`, ...options });

const ROUTE = "/portal-api/gremium-users/1002/user-data";
const WISHES_SAVED = /^Die Hotelwünsche von .*Müller wurden erfolgreich gespeichert!$/;
const comments = (page: Page) => field(page, hotel.comments);
const asked = ({ portal }: Scene): string[] =>
  [...new Set(portal.calls.map(({ method, path }) => `${method} ${path.replace("/portal-api/", "")}`))].sort();

describe("an administrator", () => {
  it("changes a member's hotel wishes by keyboard alone, from the list to the saved wish", async () => {
    const scene = await open();
    const { page, portal } = scene;
    await page.getByText("12 Mitglieder").waitFor();
    await tabTo(page, members.search);
    await page.keyboard.type("mueller");
    await page.getByText("1 von 12 Mitgliedern").waitFor();
    await tabTo(page, "Einstellungen");
    await page.keyboard.press("Enter");
    await field(page, "Abteilung").waitFor();
    await tabTo(page, settings.tabs.memberPersonal);
    await page.keyboard.press("End");
    await comments(page).waitFor();
    await tabTo(page, hotel.disabledFriendlyRoom);
    await page.keyboard.press("Space");
    await tabTo(page, hotel.comments);
    await page.keyboard.type("Bitte hoch oben");
    await tabTo(page, "Speichern");
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText(WISHES_SAVED).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Speichern");
    expect(posts(scene)).toEqual([
      {
        path: ROUTE,
        body: { hotelComments: "Bitte hoch oben", hotelDisabledFriendlyRoom: true, hotelVegetarianFood: false },
      },
    ]);
    expect(
      portal
        .state()
        .members.map(({ data }) => data.hotelPreferences?.comments)
        .slice(0, 2),
    ).toEqual(["Bitte ein ruhiges Zimmer zum Hof.", "Bitte hoch oben"]);
    expect(asked(scene)).toEqual([
      "GET /get-gremium-users",
      "GET /get-user",
      "GET gremium-users/1002/user-data",
      "GET hotel-preferences/1002",
      "GET salutations",
      "GET user-memberships",
      `POST ${ROUTE.replace("/portal-api/", "")}`,
    ]);
    await page.reload();
    await expect.poll(() => comments(page).inputValue()).toBe("Bitte hoch oben");
    expect(scene.complaints).toEqual([]);
  });
});

describe("a member's hotel wishes", () => {
  it("come back after a session that expires in the middle of typing, with the very member", async () => {
    const { page, portal } = await at("hotelwuensche");
    await comments(page).fill("Bitte hoch oben");
    portal.select({ scenario: "expired" });
    await save(page);
    const login = page.getByRole("link", { name: common.login });
    await login.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await drafts(page)).toEqual({ "1001:hotel-1002": { comments: "Bitte hoch oben" } });
    await login.click();
    await page.waitForURL(/\/kundenportal\/login/);
    portal.select({ scenario: "normal" });
    await page.goto(new URL(page.url()).searchParams.get("returnTo") ?? "");
    await page.getByRole("heading", { name: "Einstellungen: Müller, Jörg" }).waitFor();
    expect(await comments(page).inputValue()).toBe("Bitte hoch oben");
    await save(page);
    await dialogOf(page).getByText(WISHES_SAVED).waitFor();
    expect(await drafts(page)).toEqual({});
  });
});
