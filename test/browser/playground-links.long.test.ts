import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seed } from "#mocks/data/seed.ts";
import { PLAYED } from "#mocks/playground/outcome.ts";
import { mounted, PAGE_TIMEOUT_MS, playgroundTabs, show, stage } from "./playground.ts";

const open = playgroundTabs();

async function copiedLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Link kopieren" }).click();
  await page.getByRole("status").getByText("Kopiert.").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What the page in the frame is told by its browser and its host. */
const surroundings = (page: Page) =>
  stage(page)
    .locator("html")
    .evaluate((html) => ({
      width: innerWidth,
      day: new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now()),
      dark: getComputedStyle(html).colorScheme,
      consent: document.cookie,
      sheets: [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) =>
        href.replace(/.*\//, ""),
      ),
      hash: location.hash,
      inspect: location.search.includes("portal-inspect"),
    }));

describe("a link from the playground", () => {
  it("shows another person the same: choices, parameters, host, and the state that was edited", async () => {
    const page = await open();
    const choose = (label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value);
    await choose("Widget oder Seite", "portal-event-detail");
    await page.getByLabel("data-event-id").fill("5003");
    await choose("Kunde", "member");
    await page.getByLabel("Heute").fill("2026-05-04");
    await choose("Fertige Szenarien", "fail:eventsFuture");
    await choose("Aufruf", "photos");
    await page.getByRole("button", { name: "Hinzufügen" }).click();
    await choose("Breite der Seite", "390");
    await choose("Stylesheet der Seite", "pico");
    await choose("Hell oder dunkel", "dark");
    await choose("Marketing-Einwilligung", "granted");
    await page.getByLabel("Mit der Seitenprüfung für Autoren").check();
    await show(page, "Seite");
    await page.getByLabel("Query und Hash der Seite").fill("#inhalt");
    const config = page.getByLabel("Konfiguration (portal-config)");
    await config.fill((await config.inputValue()).replace("+49 123 4567890", "0800 1"));
    await show(page, "Mock-Portal");
    await choose("Bereich", "events");
    const { events } = seed("member", "2026-05-04");
    await choose("Eintrag", String(events.findIndex(({ eventId }) => eventId === 5003)));
    const editor = page.getByLabel("Inhalt als JSON");
    await editor.fill(
      JSON.stringify({ ...(JSON.parse(await editor.inputValue()) as object), title: "Vom Befund umbenannt" }),
    );
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await stage(page)
      .getByRole("heading", { name: /Vom Befund umbenannt/ })
      .waitFor();
    const link = await copiedLink(page);

    const other = await open(link);
    await stage(other)
      .getByRole("heading", { name: /Vom Befund umbenannt/ })
      .waitFor();
    expect(other.url()).toBe(link);
    await show(other, "Seite");
    for (const [label, value] of [
      ["Widget oder Seite", "portal-event-detail"],
      ["data-event-id (Zahl, nötig)", "5003"],
      ["Kunde", "member"],
      ["Heute", "2026-05-04"],
      ["Fertige Szenarien", "fail:eventsFuture+fail:photos"],
      ["Breite der Seite", "390"],
      ["Stylesheet der Seite", "pico"],
      ["Hell oder dunkel", "dark"],
      ["Marketing-Einwilligung", "granted"],
      ["Query und Hash der Seite", "#inhalt"],
    ] as const)
      expect([label, await other.getByLabel(label, { exact: true }).inputValue()]).toEqual([label, value]);
    expect(await surroundings(other)).toEqual({
      width: 390,
      day: "2026-05-04",
      dark: "dark",
      consent: "marketing_consent=true",
      sheets: ["pico.min.css"],
      hash: "#inhalt",
      inspect: true,
    });
    expect(await other.getByLabel("Konfiguration (portal-config)").inputValue()).toContain('"0800 1"');
  });

  it("carries what was done in the page; resetting takes it back", async () => {
    const page = await open("?widget=page-bookmarks");
    const entries = (on: Page) => stage(on).locator("#portal-bookmarks").getByRole("listitem");
    await expect.poll(() => entries(page).count(), { timeout: PAGE_TIMEOUT_MS }).toBe(3);
    await stage(page)
      .locator("#portal-bookmarks")
      .getByRole("button", { name: /^Lesezeichen .* entfernen$/ })
      .first()
      .click();
    await page.waitForURL(/changes=/);
    const other = await open(await copiedLink(page));
    await expect.poll(() => entries(other).count(), { timeout: PAGE_TIMEOUT_MS }).toBe(2);
    await show(other, "Mock-Portal");
    await other.getByRole("button", { name: "Mock-Portal zurücksetzen" }).click();
    await expect.poll(() => entries(other).count(), { timeout: PAGE_TIMEOUT_MS }).toBe(3);
    expect(new URL(other.url()).search).toBe("?widget=page-bookmarks");
  });

  it("carries where the reader has gone inside the page", async () => {
    const page = await open("?widget=page-gremium&viewport=390");
    await stage(page)
      .getByRole("listitem")
      .filter({ hasText: "Müller, Jörg" })
      .getByRole("button", { name: "Einstellungen" })
      .click();
    await page.waitForURL(/gremiumsmitglied=1002/);
    const other = await open(await copiedLink(page));
    await stage(other).getByRole("heading", { name: "Einstellungen: Müller, Jörg" }).waitFor();
    await other.getByLabel("Widget oder Seite").selectOption("page-settings");
    await mounted(other, "portal-user-settings");
    await stage(other).getByRole("combobox").first().click();
    await stage(other).getByRole("option", { name: "Hotelwünsche" }).click();
    await other.waitForURL((url) => url.search + url.hash === "?widget=page-settings&viewport=390#hotelwuensche");
    await stage(await open(await copiedLink(other)))
      .getByRole("form", { name: "Hotelwünsche" })
      .waitFor();
  });

  it("lets a session end under the hand of whoever opens it, as it did for the sender", async () => {
    const page = await open("?widget=page-settings&scenario=slow:videos");
    const field = (on: Page) => stage(on).getByLabel("Abteilung");
    await field(page).fill("Einkauf");
    await page.getByLabel("Die Seite beim Wechsel neu laden").uncheck();
    await page.getByLabel("Fertige Szenarien").selectOption("expired");
    const other = await open(await copiedLink(page));
    await other.getByText("„expired“ gilt, wo jemand den Link öffnet").waitFor();
    await field(other).fill("Vertrieb");
    await expect.poll(() => stage(other).getByText("Ihre Sitzung ist abgelaufen").count()).toBe(0);
    await stage(other).getByRole("button", { name: "Speichern" }).click();
    await stage(other).getByText("Ihre Sitzung ist abgelaufen").waitFor();
    expect(await field(other).inputValue()).toBe("Vertrieb");
    await other.getByLabel("Die Seite beim Wechsel neu laden").check();
    await other.getByLabel("Fertige Szenarien").selectOption("normal");
    await other.waitForURL((url) => url.search === "?widget=page-settings");
  });

  it("takes the steps again that have led to what it shows", async () => {
    const page = await open("?widget=portal-menu-mobile&situation=menue-schmal-offen");
    await page.getByRole("button", { name: "Schritte ausführen" }).click();
    await page.getByText(PLAYED).waitFor();
    const other = await open(await copiedLink(page));
    await other.getByText(PLAYED).waitFor();
    await stage(other).getByRole("dialog").waitFor();
    await page.getByRole("button", { name: "Seite neu laden" }).click();
    await page.waitForURL((url) => !url.searchParams.has("run"));
  });

  it("gives way to a file when it would be too long; the browser tab keeps the state over a reload", async () => {
    const page = await open();
    await show(page, "Seite");
    const phone = `0800 ${"1".repeat(7000)}`;
    await page.getByLabel("Konfiguration (portal-config)").fill(JSON.stringify({ supportPhone: phone }));
    await page.waitForURL(/\?kept/);
    expect(await page.getByRole("button", { name: "Link kopieren" }).count()).toBe(0);
    await page.reload();
    await show(page, "Seite");
    expect(await page.getByLabel("Konfiguration (portal-config)").inputValue()).toContain(phone);
    await show(page, "Befund als Datei");
    await page.getByText("Dieser Stand ist zu groß für einen Link.").waitFor();
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Befund speichern" }).click();
    const other = await open();
    await show(other, "Befund als Datei");
    await other.getByLabel("Befund öffnen").setInputFiles(await (await saving).path());
    await show(other, "Seite");
    await expect.poll(() => other.getByLabel("Konfiguration (portal-config)").inputValue()).toContain(phone);
  });

  it("is followed back by the browser", async () => {
    const page = await open("?customer=newcomer");
    await page.getByLabel("Kunde", { exact: true }).selectOption("member");
    await page.waitForURL(/customer=member/);
    await page.goBack();
    expect(await page.getByLabel("Kunde", { exact: true }).inputValue()).toBe("newcomer");
    await stage(page).getByText("Keine Seminare vorhanden").waitFor();
  });

  it("says so when it is outdated or cut off", async () => {
    const page = await open("?customer=niemand&changes=abc");
    await page.getByText("Der Link nennt „niemand“ als customer").waitFor();
    await page.getByText("Der Stand im Link ist unvollständig").waitFor();
    await mounted(page, "portal-event-list");
  });
});
