import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused, tabTo } from "./keyboard.ts";
import { heldBack, posts, scenesOf } from "./scenes.ts";
import { answerLeaving, closeDialog, dialogOf, drafts, FAILED, field, save } from "./settings.ts";
import { axeFindings, type Scene, type SceneOptions } from "./support.ts";

const open = scenesOf({ body: '<h1>Mein Gremium</h1><div id="portal-gremium-members"></div>' });
const MUELLER = "?gremiumsmitglied=1002&gremiumsansicht=einstellungen";
/** Müller's settings at a tab. */
const at = (tab: string, options: Partial<SceneOptions> = {}) => open({ path: `/seite${MUELLER}#${tab}`, ...options });

const ROUTE = "/portal-api/gremium-users/1002/user-data";
const WISHES_SAVED = "Ihre Hotelwünsche wurden erfolgreich gespeichert!";
const comments = (page: Page) => field(page, "Anmerkungen für das Hotel");
const asked = ({ portal }: Scene): string[] =>
  [...new Set(portal.calls.map(({ method, path }) => `${method} ${path.replace("/portal-api/", "")}`))].sort();

describe("an administrator", () => {
  it("changes a member's hotel wishes by keyboard alone, from the list to the saved wish", async () => {
    const scene = await open();
    const { page, portal } = scene;
    await page.getByText("12 Mitglieder").waitFor();
    await tabTo(page, "Mitglieder suchen");
    await page.keyboard.type("mueller");
    await page.getByText("1 von 12 Mitgliedern").waitFor();
    await tabTo(page, "Einstellungen");
    await page.keyboard.press("Enter");
    await field(page, "Abteilung").waitFor();
    await tabTo(page, "Persönlichen Daten");
    await page.keyboard.press("End");
    await comments(page).waitFor();
    await tabTo(page, "Barrierefreies Zimmer");
    await page.keyboard.press("Space");
    await tabTo(page, "Anmerkungen für das Hotel");
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

  it("changes a member's personal data, field by field as the contract names them", async () => {
    const scene = await at("meine-daten");
    const { page } = scene;
    await field(page, "Abteilung").fill("Halle 7");
    await field(page, "E-Mail für Seminare").fill("");
    await save(page);
    await dialogOf(page).getByText("Die persönliche Datenänderung wurde erfolgreich geändert!").waitFor();
    expect(posts(scene)).toEqual([
      {
        path: ROUTE,
        body: {
          firstname: "Jörg",
          lastname: "Müller",
          salutation: "Herr",
          department: "Halle 7",
          businessPhoneNumber: "+49 531 5550-101",
          businessPhoneNumber2: null,
          privatePhoneNumber: null,
          mobileNumber: "0171 / 555 0101",
          mobileNumber2: null,
          faxNumber: null,
          birthday: "1966-02-11",
          seminarEmail: null,
          personEmail: "joerg1@post.example",
        },
      },
    ]);
  });

  it("changes a member's functions by teilnehmerId, and is told of a conflict", async () => {
    const scene = await at("br-funktionen");
    const { page } = scene;
    await page.getByRole("checkbox", { name: "Vorsitzende:r", exact: true }).check();
    await save(page);
    await page
      .getByText(
        "Beim Speichern ist ein Fehler aufgetreten: Vorsitz und stellvertretender Vorsitz können nicht gleichzeitig ausgeübt werden.",
      )
      .waitFor();
    await page.getByRole("checkbox", { name: "Stellvertretende:r Vorsitzende:r" }).uncheck();
    await save(page);
    await page.getByText("Ihre Betriebsrats- und Betriebsfunktionen wurden erfolgreich gespeichert!").waitFor();
    expect(posts(scene)).toEqual([
      { path: "/portal-api/br-functions/70002", body: { functions: [102, 101] } },
      { path: "/portal-api/br-functions/70002", body: { functions: [101] } },
    ]);
    expect(asked(scene).filter((call) => call.includes("user-br-functions"))).toEqual([]);
  });
});

describe("a member's hotel wishes when the backend does not do its part", () => {
  it.each(["fail", "status-403", "status-404"] as const)(
    "stay as typed when saving fails (%s), and are saved the next time",
    async (fault) => {
      const { page, portal } = await at("hotelwuensche", { portal: { scenario: `${fault}:saveGremiumPersonalData` } });
      await comments(page).fill("Bitte hoch oben");
      await save(page);
      await dialogOf(page).getByText("Beim Speichern ist ein Fehler aufgetreten.", { exact: true }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await closeDialog(page);
      expect(await comments(page).inputValue()).toBe("Bitte hoch oben");
      portal.select({ scenario: "normal" });
      await save(page);
      await dialogOf(page).getByText(WISHES_SAVED).waitFor();
    },
  );

  it("wait for a slow one and are sent once", async () => {
    const { portal, answer } = heldBack("slow:saveGremiumPersonalData");
    const scene = await at("hotelwuensche", { portal });
    const { page } = scene;
    await comments(page).fill("Bitte hoch oben");
    await save(page);
    await dialogOf(page).getByText("Anfrage wird gesendet.").waitFor();
    await closeDialog(page);
    await page.getByRole("button", { name: "Speichern", exact: true }).click({ force: true });
    answer();
    await dialogOf(page).getByText(WISHES_SAVED).waitFor();
    expect(posts(scene)).toHaveLength(1);
  });

  it.each(["malformed", "html"] as const)("count as saved with any 2xx, whatever it says (%s)", async (fault) => {
    const { page } = await at("hotelwuensche", { portal: { scenario: `${fault}:saveGremiumPersonalData` } });
    await comments(page).fill("Bitte hoch oben");
    await save(page);
    await dialogOf(page).getByText(WISHES_SAVED).waitFor();
  });

  it.each([
    ["fail:hotelPreferences", "Die Inhalte konnten nicht geladen werden."],
    ["malformed:hotelPreferences", "Der Server hat eine unverständliche Antwort gesendet."],
    ["status-403:hotelPreferences", "Die Inhalte konnten nicht geladen werden."],
  ] as const)("say so when they cannot be read (%s), and are read again when asked", async (scenario, message) => {
    const { page, portal } = await at("hotelwuensche", { portal: { scenario } });
    await page.getByRole("alert").getByText(message).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    portal.select({ scenario: "normal" });
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await comments(page).waitFor();
  });

  it("come back after a session that expires in the middle of typing, with the very member", async () => {
    const { page, portal } = await at("hotelwuensche");
    await comments(page).fill("Bitte hoch oben");
    portal.select({ scenario: "expired" });
    await save(page);
    const login = page.getByRole("link", { name: "Zur Anmeldung" });
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

describe("what is typed for one member", () => {
  it("never shows for another one", async () => {
    const { page } = await at("hotelwuensche");
    answerLeaving(page, true);
    await comments(page).fill("Nur für Müller");
    await page.goto(page.url().replace("1002", "1003"));
    await page.getByRole("heading", { name: "Einstellungen: Groß-Überlinger, Käthe" }).waitFor();
    expect(await comments(page).inputValue()).toBe("");
    await page.goto(page.url().replace("1003", "1002"));
    await expect.poll(() => comments(page).inputValue()).toBe("Nur für Müller");
  });
});

describe("a plain member", () => {
  it.each(["#meine-daten", "#br-funktionen", "#hotelwuensche"])(
    "sees and asks nothing foreign by a hand-typed address at %s",
    async (tab) => {
      const scene = await open({ portal: { customer: "member" }, path: `/seite${MUELLER}${tab}` });
      const { page } = scene;
      await page.getByText("Nur Gremium-Administratoren dürfen andere Mitglieder öffnen.").waitFor();
      expect(await page.getByRole("textbox").count()).toBe(0);
      expect(asked(scene)).toEqual(["GET /get-gremium-users", "GET /get-user", "GET user-memberships"]);
    },
  );

  it("edits the own settings from the own row, by the own routes", async () => {
    const scene = await open({
      portal: { customer: "member" },
      path: "/seite?gremiumsmitglied=1008&gremiumsansicht=einstellungen",
    });
    const { page } = scene;
    await field(page, "Abteilung").fill("Halle 7");
    expect(await page.getByRole("tab").allTextContents()).toEqual([
      "Meine Daten",
      "Firmendaten",
      "BR-Funktionen",
      "Hotelwünsche",
      "Informationsangebot",
    ]);
    await save(page);
    await dialogOf(page).getByText("Die persönliche Datenänderung wurde erfolgreich geändert!").waitFor();
    expect(posts(scene).map(({ path }) => path)).toEqual(["/portal-api/user-data"]);
    expect(asked(scene).filter((call) => call.includes("gremium-users/"))).toEqual([]);
  });

  it("who was an administrator a moment ago is refused by the backend, and told so", async () => {
    const { page, portal } = await at("meine-daten");
    await field(page, "Abteilung").fill("Halle 7");
    const self = portal.state().members[0];
    if (self !== undefined) self.isAdmin = false;
    await save(page);
    await dialogOf(page).getByText(FAILED).waitFor();
    expect(portal.calls.at(-1)?.status).toBe(403);
    expect(portal.state().members[1]?.data.department).toBe("Fertigung, Halle 4");
  });
});
