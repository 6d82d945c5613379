import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { feedback } from "#i18n/feedback.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { requestForms } from "#i18n/requests.ts";
import { selectTexts } from "#i18n/select.ts";
import { planEditor } from "#i18n/training-plan.ts";
import { heldBack, posts, scenesOf } from "./scenes.ts";
import { answerLeaving, field, SETTINGS } from "./settings.ts";

const open = scenesOf({
  body: '<h1>Kontakt</h1><div id="portal-menu-desktop"></div><div id="portal-form-contact"></div>',
});

const named = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const valueOf = (page: Page, name: string): Promise<string> => named(page, name).inputValue();
const draftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("portal-draft:")));

describe("what a customer has typed", () => {
  it("outlives an expired session and a guest's page, an emptied field as well", async () => {
    const { page, portal } = await open({ portal: { customer: "admin" } });
    answerLeaving(page, true);
    await expect.poll(() => valueOf(page, "lastname")).toBe("Brinkmann");
    expect(await valueOf(page, "phone")).not.toBe("");
    await named(page, "phone").fill("");
    await named(page, "message").fill("Bitte nicht anrufen");

    portal.select({ customer: "guest" });
    await page.reload();
    await named(page, "company").focus();
    await expect.poll(() => portal.calls.at(-1)?.name).toBe("user");
    expect([await valueOf(page, "message"), await valueOf(page, "lastname")]).toEqual(["", ""]);

    portal.select({ customer: "admin" });
    await page.reload();
    await expect.poll(() => valueOf(page, "lastname")).toBe("Brinkmann");
    await expect.poll(() => valueOf(page, "message")).toBe("Bitte nicht anrufen");
    expect(await valueOf(page, "phone")).toBe("");
  });

  it("outlives the press on a logout in another tab, and ends once that has happened", async () => {
    const { page, portal } = await open({ portal: { customer: "admin" } });
    answerLeaving(page, true);
    await expect.poll(() => valueOf(page, "lastname")).toBe("Brinkmann");
    await named(page, "message").fill("Bitte nicht anrufen");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => valueOf(other, "lastname")).toBe("Brinkmann");
    await other.getByRole("link", { name: "abmelden" }).click();
    await other.waitForURL(/\/logout$/);
    expect(await draftsOf(page)).toHaveLength(1);

    portal.select({ customer: "guest" });
    await other.goto(page.url());
    await expect.poll(() => draftsOf(page)).toEqual([]);
    // Whoever stays loses nothing of what is on the screen.
    expect(await valueOf(page, "message")).toBe("Bitte nicht anrufen");
    await named(page, "message").press("End");
    await page.keyboard.type("!");
    portal.select({ customer: "admin" });
    await page.reload();
    await expect.poll(() => valueOf(page, "message")).toBe("Bitte nicht anrufen!");
  });

  it("is none of a plan that is being saved: its fields take nothing until that is known", async () => {
    const { portal, answer } = heldBack("slow:trainingPlanEdit");
    const scene = await open({ body: '<h1>Pläne</h1><div id="portal-training-plan-admin"></div>', portal });
    const { page } = scene;
    await page.getByRole("button", { name: /^Bearbeiten: Schulungsplan für/ }).click();
    const recipient = page.getByRole("textbox", { name: "Empfänger" });
    await recipient.fill("Betriebsrat Werk 2");
    await page.getByRole("button", { name: "Speichern" }).click();
    await recipient.click();
    await page.keyboard.type(" zu spät");
    expect(await recipient.inputValue()).toBe("Betriebsrat Werk 2");
    answer();
    await page.getByText(planEditor.saved).waitFor();
    expect(posts(scene)).toMatchObject([{ body: { plan: { recipient: "Betriebsrat Werk 2" } } }]);
  });
});

describe("the Enter key inside a form", () => {
  it("saves no preferences from the search for their topics", async () => {
    const scene = await open({ body: SETTINGS, path: "/seite#informationsangebot" });
    const { page } = scene;
    const search = page.getByRole("searchbox").first();
    await search.fill("Arbeit");
    await search.press("Enter");
    await page.getByRole("checkbox").first().click();
    expect(posts(scene)).toEqual([]);
    // The form itself is sent by Enter where that is meant.
    await page.getByRole("button", { name: "Speichern", exact: true }).press("Enter");
    await expect.poll(() => posts(scene).length).toBe(1);
  });

  it("sends no feedback from its list, closed, or open without a match", async () => {
    const scene = await open({ body: '<h1>Feedback</h1><div id="portal-feedback"></div>' });
    const { page } = scene;
    await page.getByLabel(/^Betreff/).fill("Lob");
    await page.getByLabel(/^Nachricht/).fill("Alles bestens.");
    const list = page.getByRole("combobox");
    await list.press("Enter");
    await list.focus();
    await page.keyboard.type("gibt es nicht");
    await page.getByText(selectTexts.noOptions).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await field(page, /^Betreff/).press("End");
    expect(posts(scene)).toEqual([]);
    await page.getByRole("button", { name: /senden$/ }).press("Enter");
    await page.getByRole("heading", { name: feedback.thanks }).waitFor();
    expect(posts(scene)).toHaveLength(1);
  });
});

describe("a day in a browser whose own language is English", () => {
  it("is typed in German, and refused while it is half typed or none", async () => {
    const scene = await open({
      body: '<h1>Inhouse</h1><div id="portal-form-inhouse"></div>',
      portal: { customer: "admin" },
      context: { locale: "en-US" },
    });
    const { page } = scene;
    await expect.poll(() => valueOf(page, "lastname")).toBe("Brinkmann");
    await named(page, "postalCodeOrCity").fill("Ulm");
    await named(page, "topic").fill("Arbeitszeit");
    for (const typed of ["15.03.", "31.02.2027"]) {
      await named(page, "desiredDate").fill("");
      await named(page, "desiredDate").pressSequentially(typed);
      await page.getByRole("button", { name: requestForms.inhouse.send }).click();
      await page.getByRole("link", { name: fieldErrors.desiredDate }).waitFor();
    }
    expect(posts(scene)).toEqual([]);
    await named(page, "desiredDate").fill("");
    await named(page, "desiredDate").pressSequentially("03.05.2027");
    await page.getByRole("button", { name: requestForms.inhouse.send }).click();
    await page.getByRole("heading", { name: /^Vielen Dank!/ }).waitFor();
    expect(posts(scene)).toMatchObject([{ body: { desiredDate: "2027-05-03" } }]);
  });
});
