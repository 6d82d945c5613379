import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { consultant } from "#i18n/consultant.ts";
import { axeFindings } from "./axe.ts";
import { focused, tabTo } from "./keyboard.ts";
import { posts, scenesOf } from "./scenes.ts";

const open = scenesOf({ body: '<h1>Beratung</h1><div id="portal-consultant"></div>', portal: { customer: "guest" } });

const days = (page: Page): Locator => page.getByRole("radiogroup", { name: /^Tag/ }).getByRole("radio");
const booked = (page: Page): Promise<void> => page.getByRole("heading", { name: consultant.words.known }).waitFor();
const ZONE = consultant.zone;

const person = {
  firstname: "Eva",
  lastname: "Muster",
  company: "Werk GmbH",
  phone: "0731 55 55 50",
  email: "eva@werk.example",
};

async function fill(page: Page): Promise<void> {
  await page.getByLabel(/^Anrede/).selectOption("Frau");
  for (const [name, value] of Object.entries(person)) await page.locator(`[name="${name}"]`).fill(value);
}

describe("the consultant in a browser", () => {
  it("is booked by keyboard alone, on a phone", async () => {
    const scene = await open({ context: { viewport: { width: 390, height: 844 } } });
    const { page } = scene;
    await days(page).first().waitFor();
    await tabTo(page, "Mittwoch, 11.03.2026");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toMatch(/^Donnerstag, 12\.03\.2026/);
    await tabTo(page, "09:00 Uhr");
    await page.keyboard.press("Space");
    await tabTo(page, "Firma");
    await page.keyboard.type("Werk GmbH");
    await tabTo(page, "Anrede");
    await page.keyboard.type("Frau");
    for (const [label, text] of [
      ["Vorname", "Eva"],
      ["Nachname", "Muster"],
      ["Telefon", "0731 55 55 50"],
      ["E-Mail-Adresse", "eva@werk.example"],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await booked(page);
    expect(await focused(page)).toBe(consultant.words.known);
    expect(posts(scene)).toMatchObject([
      { body: { appointmentId: "801-2026-03-12-0900", ...person, phone: "0731555550" } },
    ]);
    expect(scene.complaints.filter((text) => !text.includes("401"))).toEqual([]);
  });

  it("names its zone to a clock of another, tells the slower of two tabs that the appointment is gone, keeps what was typed there, and offers the next", async () => {
    const scene = await open({ context: { timezoneId: "Asia/Kolkata" } });
    const { page } = scene;
    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) {
      await days(tab).first().check();
      await tab.getByRole("radio", { name: "10:00 Uhr" }).check();
      await fill(tab);
    }
    expect(await page.getByText(ZONE).count()).toBe(1);
    await page.getByRole("button", { name: consultant.send }).click();
    await booked(page);
    await other.getByRole("button", { name: consultant.send }).click();
    await other.getByText("Dieser Termin wurde gerade vergeben.").waitFor();
    expect(await other.locator('[name="lastname"]').inputValue()).toBe("Muster");
    const next = other.getByRole("button", { name: /^\w+, \d\d\.\d\d\.2026, \d\d:\d\d Uhr$/ });
    expect(await next.count()).toBe(3);
    await next.first().click();
    await other.getByRole("button", { name: consultant.send }).click();
    await booked(other);
    expect(scene.portal.state().takenAppointments).toHaveLength(2);
  });

  it("is booked far down a page, and the frame around the outcome is in sight", async () => {
    const around = '<div style="height: 1500px"></div>';
    const { page } = await open({
      body: `<h1>Beratung</h1>${around}<div id="portal-consultant"></div>${around}`,
      context: { viewport: { width: 1280, height: 800 } },
    });
    await days(page).first().check();
    await page.getByRole("radio", { name: "10:00 Uhr" }).check();
    await fill(page);
    await page.getByRole("button", { name: consultant.send }).click();
    await booked(page);
    const top = await page.getByRole("heading", { name: consultant.words.known }).evaluate((heading) => {
      const root = heading.getRootNode() as ShadowRoot;
      return root.activeElement?.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThan(6);
  });
});
