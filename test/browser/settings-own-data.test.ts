import { describe, expect, it } from "vitest";
import { fieldErrors } from "#i18n/fields.ts";
import { saving } from "#i18n/saving.ts";
import { loginEmail, personal } from "#i18n/settings.ts";
import { untouched } from "#test/support/own-data.ts";
import { recordEvents, seenEvents } from "./events.ts";
import { focused, tabTo } from "./keyboard.ts";
import { heldBack, posts, scenesOf } from "./scenes.ts";
import { dialogOf, leaveDialog, field, save, SETTINGS } from "./settings.ts";

const open = scenesOf({ body: SETTINGS });

const SAVED = personal.save.known;

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
    expect(await focused(page)).toBe(personal.save.title);
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

  it("are not sent while an e-mail is wrong, with the keyboard in the field; wait for a slow backend in a dialog that comes back, and go once", async () => {
    const { portal, answer } = heldBack("slow:savePersonalData");
    const scene = await open({ portal, early: recordEvents });
    const { page } = scene;
    await field(page, personal.seminarEmail).fill("sabine@");
    await field(page, personal.personEmail).fill("b@werk");
    const errors = page.getByText(fieldErrors.email);
    expect(await errors.count()).toBe(0);
    await page.keyboard.press("Enter");
    await errors.first().waitFor();
    expect(await focused(page)).toBe(personal.seminarEmail);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("sabine@werk.example");
    await expect.poll(() => field(page, personal.seminarEmail).getAttribute("aria-invalid")).toBe(null);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(personal.personEmail);
    expect(posts(scene)).toEqual([]);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("b@werk.example");
    await save(page);
    await dialogOf(page).getByText(saving.saving).waitFor();
    await leaveDialog(page);
    // Too busy for a click in the tool's eyes, which a customer's finger does not know of.
    await page.getByRole("button", { name: "Speichern", exact: true }).click({ force: true });
    await field(page, "Abteilung").press("Enter");
    expect(await page.getByRole("button", { name: "Speichern", exact: true }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    answer();
    await page.getByText(SAVED).waitFor();
    const body = { ...untouched, seminarEmail: "sabine@werk.example", personEmail: "b@werk.example" };
    expect(posts(scene)).toEqual([{ path: "/portal-api/user-data", body }]);
    expect((await seenEvents(page)).filter(({ type }) => type === "portal:submit").map(({ detail }) => detail)).toEqual(
      [
        { widget: "portal-user-settings", action: "savePersonalData", outcome: "started" },
        { widget: "portal-user-settings", action: "savePersonalData", outcome: "succeeded" },
      ],
    );
  });
});

describe("another login e-mail", () => {
  const NEW = /^Neue Login-E-Mail/;

  it("is asked for by keyboard alone; the login stays what it is until the link is clicked", async () => {
    const scene = await open();
    const { page, portal } = scene;
    await field(page, "Abteilung").waitFor();
    await tabTo(page, loginEmail.title);
    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor();
    await tabTo(page, loginEmail.field);
    await page.keyboard.type("neu@werk");
    await page.keyboard.press("Enter");
    await page.getByText(fieldErrors.email).waitFor();
    expect(await focused(page)).toMatch(NEW);
    await page.keyboard.type(".example");
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText(loginEmail.words.known).waitFor();
    await dialogOf(page).getByText("Bestätigungslink").waitFor();
    await tabTo(page, "Schließen");
    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await focused(page)).toBe(loginEmail.title);
    expect(posts(scene)).toEqual([{ path: "/portal-api/login-email", body: { loginEmail: "neu@werk.example" } }]);
    expect(portal.state().pendingLoginEmail).toBe("neu@werk.example");
    expect(await page.getByLabel("Login-E-Mail", { exact: true }).textContent()).toBe(
      "sabine.brinkmann@musterwerke.example",
    );
    expect(scene.complaints).toEqual([]);
  });

  it("asks before a typed address is dropped, keeps it when asking fails, stays open while it waits and sends once", async () => {
    const { portal: slow, answer } = heldBack("fail:saveLoginEmail");
    const scene = await open({ portal: slow });
    const { page, portal } = scene;
    const change = page.getByRole("button", { name: loginEmail.title });
    const send = page.getByRole("button", { name: loginEmail.send });
    await change.click();
    await field(page, NEW).fill("neu@werk.example");
    await page.keyboard.press("Escape");
    await page.getByText(loginEmail.discard).waitFor();
    expect(await focused(page)).toBe(saving.stay);
    await page.keyboard.press("Enter");
    expect(await field(page, NEW).inputValue()).toBe("neu@werk.example");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Verwerfen" }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    expect(posts(scene)).toEqual([]);
    await change.click();
    await field(page, NEW).fill("neu@werk.example");
    await send.click();
    await dialogOf(page).getByText(loginEmail.words.unknown).waitFor();
    expect(await field(page, NEW).inputValue()).toBe("neu@werk.example");
    portal.select({ scenario: "slow:saveLoginEmail" });
    await send.click();
    await dialogOf(page).getByText(saving.saving).waitFor();
    await send.click({ force: true });
    await field(page, NEW).press("Enter");
    answer();
    await dialogOf(page).getByText("Bestätigungslink").waitFor();
    expect(posts(scene)).toHaveLength(2);
  });
});
