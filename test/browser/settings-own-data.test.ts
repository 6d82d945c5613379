import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { recordEvents, seenEvents } from "./events.ts";
import { focused, tabTo } from "./keyboard.ts";
import { heldBack, posts, scenesOf } from "./scenes.ts";
import { closeDialog, dialogOf, FAILED, field, save, SETTINGS } from "./settings.ts";
import { axeFindings } from "./support.ts";

const open = scenesOf({ body: SETTINGS });

const SAVED = "Die persönliche Datenänderung wurde erfolgreich geändert!";

/** The contract's body with everything that nobody touched. */
const untouched = {
  firstname: "Sabine",
  lastname: "Brinkmann",
  salutation: "Frau",
  department: "Fertigung, Halle 4",
  businessPhoneNumber: "+49 531 5550-100",
  businessPhoneNumber2: null,
  privatePhoneNumber: null,
  mobileNumber: "0171 / 555 0100",
  mobileNumber2: null,
  faxNumber: null,
  birthday: "1965-01-10",
  seminarEmail: "sabine.brinkmann@musterwerke.example",
  personEmail: "sabine0@post.example",
};

describe("own data", () => {
  it("are edited and saved by keyboard alone, field by field as the contract names them", async () => {
    const scene = await open({ context: { viewport: { width: 390, height: 844 } } });
    const { page } = scene;
    await field(page, "Abteilung").waitFor();
    await tabTo(page, "Anrede");
    await page.keyboard.type("Div");
    await tabTo(page, "Geburtsdatum");
    await page.keyboard.type("3.5.1970");
    const values = {
      Abteilung: " Einkauf ",
      "Persönliche E-Mail": "",
      "Telefon geschäftlich": "0531 1",
      "Telefon geschäftlich 2": "0531 2",
      "Telefon privat": "0531 3",
      Mobilnummer: "0171 4",
      "Mobilnummer 2": "0171 5",
      Fax: "0531 6",
    };
    for (const [label, value] of Object.entries(values)) {
      await page.keyboard.press("Tab");
      await tabTo(page, label);
      if (value === "") await page.keyboard.press("Delete");
      else await page.keyboard.type(value);
    }
    await tabTo(page, "Speichern");
    await page.keyboard.press("Space");
    await dialogOf(page).getByText(SAVED).waitFor();
    expect(await focused(page)).toBe("Persönliche Daten speichern");
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Speichern");
    const body = {
      ...untouched,
      salutation: "Divers",
      birthday: "1970-05-03",
      department: "Einkauf",
      personEmail: null,
      businessPhoneNumber: "0531 1",
      businessPhoneNumber2: "0531 2",
      privatePhoneNumber: "0531 3",
      mobileNumber: "0171 4",
      mobileNumber2: "0171 5",
      faxNumber: "0531 6",
    };
    expect(posts(scene)).toEqual([{ path: "/portal-api/user-data", body }]);
    expect(scene.complaints).toEqual([]);
  });

  it("go back as they came when nothing was touched", async () => {
    const scene = await open();
    await field(scene.page, "Abteilung").waitFor();
    await save(scene.page);
    await scene.page.getByText(SAVED).waitFor();
    expect(posts(scene)).toEqual([{ path: "/portal-api/user-data", body: untouched }]);
  });

  it("are not sent while an e-mail is wrong; the keyboard lands in the field, which then is checked live", async () => {
    const scene = await open();
    const { page } = scene;
    await field(page, "E-Mail für Seminare").fill("sabine@");
    await field(page, "Persönliche E-Mail").fill("b@werk");
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.getByText("Bitte geben Sie eine gültige E-Mail-Adresse an").first().waitFor();
    expect(await focused(page)).toBe("E-Mail für Seminare");
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("sabine@werk.example");
    await expect.poll(() => page.getByRole("alert").count()).toBe(1);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Persönliche E-Mail");
    expect(posts(scene)).toEqual([]);
  });

  it("wait for a slow backend with a word; a second click sends nothing, a closed dialog comes back", async () => {
    const { portal, answer } = heldBack("slow:savePersonalData");
    const scene = await open({ portal, before: recordEvents });
    const { page } = scene;
    await field(page, "Abteilung").fill("Einkauf");
    await save(page);
    await dialogOf(page).getByText("Anfrage wird gesendet.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await closeDialog(page);
    // Too busy for a click in the tool's eyes, which a customer's finger does not know of.
    await page.getByRole("button", { name: "Speichern", exact: true }).click({ force: true });
    await field(page, "Abteilung").press("Enter");
    expect(await page.getByRole("button", { name: "Speichern", exact: true }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    answer();
    await dialogOf(page).getByText(SAVED).waitFor();
    expect(posts(scene)).toEqual([{ path: "/portal-api/user-data", body: { ...untouched, department: "Einkauf" } }]);
    expect((await seenEvents(page)).filter(({ type }) => type === "portal:submit").map(({ detail }) => detail)).toEqual(
      [
        { widget: "portal-user-settings", action: "savePersonalData", outcome: "started" },
        { widget: "portal-user-settings", action: "savePersonalData", outcome: "succeeded" },
      ],
    );
  });

  it.each(["fail:savePersonalData", "status-400:savePersonalData", "status-403:savePersonalData"] as const)(
    "keep what was typed when saving fails (%s), and are saved the next time",
    async (scenario) => {
      const scene = await open({ portal: { scenario } });
      const { page } = scene;
      await field(page, "Abteilung").fill("Einkauf");
      await save(page);
      await dialogOf(page).getByText(FAILED).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await closeDialog(page);
      expect(await field(page, "Abteilung").inputValue()).toBe("Einkauf");
      scene.portal.select({ scenario: "normal" });
      await save(page);
      await dialogOf(page).getByText(SAVED).waitFor();
      expect(posts(scene)).toHaveLength(2);
    },
  );

  it.each(["malformed:savePersonalData", "html:savePersonalData", "status-204:savePersonalData"] as const)(
    "count as saved with any 2xx, whatever it says (%s)",
    async (scenario) => {
      const { page } = await open({ portal: { scenario } });
      await field(page, "Abteilung").fill("Einkauf");
      await save(page);
      await dialogOf(page).getByText(SAVED).waitFor();
    },
  );

  it.each([
    ["fail:userData", "Die Inhalte konnten nicht geladen werden."],
    ["malformed:userData", "Der Server hat eine unverständliche Antwort gesendet."],
    ["html:userData", "Der Server hat eine unverständliche Antwort gesendet."],
  ] as const)("say so when they cannot be read (%s), and are read again when asked", async (scenario, message) => {
    const { page, portal } = await open({ portal: { scenario } });
    await page.getByRole("alert").getByText(message).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    portal.select({ scenario: "normal" });
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await field(page, "Abteilung").waitFor();
  });

  it("are waited for with the spec's word", async () => {
    const { portal, answer } = heldBack("slow:userData");
    const { page } = await open({ portal });
    await page.getByText("Lade Einstellungen...").waitFor();
    answer();
    await field(page, "Abteilung").waitFor();
  });

  it("can be edited while the salutations fail, and keep the one they have", async () => {
    const scene = await open({ portal: { scenario: "fail:salutations" } });
    const { page } = scene;
    await page.getByRole("alert").waitFor();
    await field(page, "Abteilung").fill("Einkauf");
    await save(page);
    await dialogOf(page).getByText(SAVED).waitFor();
    expect(posts(scene)).toEqual([{ path: "/portal-api/user-data", body: { ...untouched, department: "Einkauf" } }]);
  });
});

describe("another login e-mail", () => {
  const NEW = /^Neue Login-E-Mail/;
  async function ask(page: Page, address: string): Promise<void> {
    await page.getByRole("button", { name: "Login-E-Mail ändern" }).click();
    await field(page, NEW).fill(address);
    await page.getByRole("button", { name: "Änderung anfordern" }).click();
  }

  it("is asked for by keyboard alone; the login stays what it is until the link is clicked", async () => {
    const scene = await open();
    const { page, portal } = scene;
    await field(page, "Abteilung").waitFor();
    await tabTo(page, "Login-E-Mail ändern");
    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor();
    await tabTo(page, "Neue Login-E-Mail");
    await page.keyboard.type("neu@werk");
    await page.keyboard.press("Enter");
    await page.getByText("Bitte geben Sie eine gültige E-Mail-Adresse an").waitFor();
    expect(await focused(page)).toMatch(NEW);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type(".example");
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText("Die Anfrage zur E-Mail Adress Änderung wurde erfolgreich abgeschickt!").waitFor();
    await dialogOf(page).getByText("Bestätigungslink").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await tabTo(page, "Schließen");
    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Login-E-Mail ändern");
    expect(posts(scene)).toEqual([{ path: "/portal-api/login-email", body: { loginEmail: "neu@werk.example" } }]);
    expect(portal.state().pendingLoginEmail).toBe("neu@werk.example");
    expect(await page.getByLabel("Login-E-Mail", { exact: true }).textContent()).toBe(
      "sabine.brinkmann@musterwerke.example",
    );
    expect(scene.complaints).toEqual([]);
  });

  it.each([
    "refused:saveLoginEmail",
    "fail:saveLoginEmail",
    "malformed:saveLoginEmail",
    "html:saveLoginEmail",
    "status-204:saveLoginEmail",
  ] as const)(
    "fails with the try-later sentence (%s), keeps the address and goes through the next time",
    async (scenario) => {
      const { page, portal } = await open({ portal: { scenario } });
      await ask(page, "neu@werk.example");
      await dialogOf(page).getByText(FAILED).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await field(page, NEW).inputValue()).toBe("neu@werk.example");
      portal.select({ scenario: "normal" });
      await page.getByRole("button", { name: "Änderung anfordern" }).click();
      await dialogOf(page).getByText("Bestätigungslink").waitFor();
    },
  );

  it("is refused when somebody else has it", async () => {
    const { page } = await open();
    await ask(page, "joerg.mueller@musterwerke.example");
    await dialogOf(page).getByText(FAILED).waitFor();
  });

  it("waits for a slow backend, stays open meanwhile and sends once", async () => {
    const { portal, answer } = heldBack("slow:saveLoginEmail");
    const scene = await open({ portal });
    const { page } = scene;
    await ask(page, "neu@werk.example");
    await dialogOf(page).getByText("Anfrage wird gesendet.").waitFor();
    await page.getByRole("button", { name: "Änderung anfordern" }).click({ force: true });
    await field(page, NEW).press("Enter");
    expect(await axeFindings(page)).toEqual([]);
    answer();
    await dialogOf(page).getByText("Bestätigungslink").waitFor();
    expect(posts(scene)).toHaveLength(1);
  });

  it("asks before a typed address is dropped", async () => {
    const scene = await open();
    const { page } = scene;
    await page.getByRole("button", { name: "Login-E-Mail ändern" }).click();
    await field(page, NEW).fill("neu@werk.example");
    await page.keyboard.press("Escape");
    await page.getByText("Die eingegebene Adresse wird verworfen.").waitFor();
    expect(await focused(page)).toBe("Weiter bearbeiten");
    await page.keyboard.press("Enter");
    expect(await field(page, NEW).inputValue()).toBe("neu@werk.example");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Verwerfen" }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    expect(posts(scene)).toEqual([]);
  });
});
