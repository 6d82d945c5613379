import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { countRequests, recordEvents, seenEvents } from "./events.ts";
import { scenesOf } from "./scenes.ts";
import { axeFindings } from "./support.ts";

const open = scenesOf({ body: "" });

const LIST = '<div id="portal-event-list"></div>';
const firstCard = (page: Page) => page.getByRole("button", { name: /Protokollführung im Betriebsrat/ });

describe("an anchor with a mistake", () => {
  it.each([
    ['<div id="portal-event-overview"></div>', "data-event-id is missing"],
    ['<div id="portal-event-overview" data-event-id="abc"></div>', 'data-event-id must be a number, not "abc"'],
    ['<div id="portal-calendar-download"></div>', "data-event-id or data-json is missing"],
    [
      '<div id="portal-calendar-download" data-json="{oops"></div>',
      "data-json is no valid JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2) (quotes inside an attribute must be written as &quot;)",
    ],
    [
      '<div id="portal-calendar-download" data-json=\'{"title": 7}\'></div>',
      "data-json is no Event: title is number, expected string",
    ],
    [
      '<div id="portal-hotel-map" data-json=\'[{"name": "Seehof"}]\'></div>',
      "data-json is no Hotel: the value itself is array, expected Object",
    ],
    [
      '<div id="portal-event-list" data-user-id="a b"></div>',
      'data-user-id must be an id of letters, digits, - and _, not "a b"',
    ],
  ])("%s tells the reader in German and the author what is wrong", async (anchor, problem) => {
    const { page, complaints } = await open({
      body: `${anchor}<div id="portal-document-list"></div>`,
      before: recordEvents,
    });
    await page.getByRole("alert").getByText("Dieser Bereich ist auf der Seite nicht richtig eingerichtet").waitFor();
    await page
      .getByRole("link", { name: /\.pdf$/ })
      .first()
      .waitFor();
    const id = /id="([^"]+)"/.exec(anchor)?.[1] ?? "";
    const ours = complaints.filter((text) => text.includes("[portal]"));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toContain(`[portal] #${id}: ${problem}`);
    expect((await seenEvents(page)).filter((event) => event.type === "portal:error")).toEqual([
      { type: "portal:error", detail: { widget: id, message: problem } },
    ]);
  });
});

describe("the configuration", () => {
  it("is read from the block, with one warning for each mistake", async () => {
    const { page, complaints, portal } = await open({
      body: `${LIST}<script type="application/json" id="portal-config">{"apiBase": "/portal-api", "apiBse": "/x", "showGremiumButtons": "yes"}</script>`,
    });
    await firstCard(page).waitFor();
    expect(complaints).toEqual([
      "[portal] Configuration: apiBse is no known configuration key and is ignored.",
      "[portal] Configuration: showGremiumButtons must be of type boolean, not string; the default stands.",
    ]);
    await expect.poll(() => portal.calls.map((call) => call.name)).toEqual(["eventsFuture", "user"]);
  });

  it.each([
    ["module", '<script type="module" src="/portal.js" data-config=\'{"apiBase": "/elsewhere"}\'></script>'],
    ["classic file", '<script src="/portal.single.js" data-config=\'{"apiBase": "/elsewhere"}\'></script>'],
  ])("is read from data-config of the %s", async (_name, script) => {
    const paths: string[] = [];
    const { page } = await open({
      body: LIST,
      script,
      before: (at) => at.on("request", (request) => paths.push(new URL(request.url()).pathname)),
    });
    await page.getByRole("alert").waitFor();
    expect(paths).toContain("/elsewhere/events/future");
  });

  it("that is no JSON costs a warning, not the page", async () => {
    const { page, complaints } = await open({
      body: `${LIST}<script type="application/json" id="portal-config">{"apiBase":</script>`,
    });
    await firstCard(page).waitFor();
    expect(complaints).toEqual(["[portal] Configuration: portal-config is no valid JSON; all defaults stand."]);
  });
});

describe("tabs", () => {
  it.each([
    ["/seite#abgeschlossen", "Abgeschlossen"],
    ["/seite#aktuell:irgendwas", "Aktuell"],
    ["/seite?setTab=aktuell", "Aktuell"],
    ["/seite#/gremiumsmitglieder/7", "Geplant"],
    ["/seite#unbekannt", "Geplant"],
  ])("%s opens %s", async (path, name) => {
    const { page } = await open({ body: LIST, path });
    await page.getByRole("tab", { name, selected: true }).waitFor();
  });

  it("tell of a switch and follow the hash, but not of the first selection", async () => {
    const { page } = await open({ body: LIST, before: recordEvents });
    await page.getByRole("tab", { name: "Aktuell" }).click();
    await page.evaluate(() => {
      location.hash = "#abgeschlossen";
    });
    await page.getByRole("tab", { name: "Abgeschlossen", selected: true }).waitFor();
    expect((await seenEvents(page)).filter((event) => event.type === "tabChange")).toEqual([
      { type: "tabChange", detail: { widget: "portal-event-list", tab: "aktuell" } },
      { type: "tabChange", detail: { widget: "portal-event-list", tab: "abgeschlossen" } },
    ]);
  });

  it("are a dropdown below 576 px, usable by keyboard alone", async () => {
    const { page } = await open({
      body: `<button>Davor</button>${LIST}`,
      context: { viewport: { width: 575, height: 800 } },
    });
    await page.getByRole("combobox", { name: "Meine Seminare" }).waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    await page.getByRole("button", { name: "Davor" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("combobox").textContent()).toContain("Abgeschlossen");
  });

  it("and sections work by keyboard alone", async () => {
    const { page } = await open({ body: `<button>Davor</button>${LIST}` });
    await firstCard(page).waitFor();
    await page.getByRole("button", { name: "Davor" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tab", { name: "Aktuell", selected: true }).waitFor();
    await page.keyboard.press("Home");
    await page.getByRole("tab", { name: "Geplant", selected: true }).waitFor();
    // What the keys go through next is drawn after the tab.
    await page.getByRole("searchbox").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.getByRole("searchbox").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Tab");
    await page
      .getByRole("button", { name: "Alle Termine in Kalender eintragen" })
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await firstCard(page).getAttribute("aria-expanded")).toBe("false");
  });
});

describe("a backend in trouble", () => {
  it.each(["fail", "offline", "malformed", "html", "empty", "nulls", "slow"] as const)(
    "is drawn without a finding (%s)",
    async (scenario) => {
      const { page } = await open({
        body: `<h1>Portal</h1>${LIST}<div id="portal-document-list"></div><div id="portal-event-overview" data-event-id="5002"></div>`,
        portal: { scenario, wait: () => new Promise(() => undefined) },
      });
      await page.locator("#portal-event-overview .portal").waitFor();
      if (scenario === "slow") await page.getByText("Seminare werden geladen.").waitFor();
      else await expect.poll(() => page.locator('.notice[data-state="loading"]').count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  it("that has ended the session is told once a page, with the way to the login", async () => {
    const { page, portal } = await open({
      body: `<h1>Portal</h1>${LIST}<div id="portal-document-list"></div><div id="portal-event-overview" data-event-id="5002"></div>`,
      portal: { scenario: "expired" },
      path: "/seite?a=1#geplant",
    });
    const login = page.getByRole("link", { name: "Zur Anmeldung" });
    await login.waitFor();
    await expect
      .poll(() => page.getByText("Diese Inhalte sehen Sie wieder, sobald Sie angemeldet sind.").count())
      .toBe(3);
    expect(await login.count()).toBe(1);
    expect(await page.getByText("Ihre Sitzung ist abgelaufen.").count()).toBe(1);
    const target = new URL((await login.getAttribute("href")) ?? "");
    expect(target.pathname).toBe("/kundenportal/login");
    expect(target.searchParams.get("returnTo")).toBe(page.url());
    expect(await axeFindings(page)).toEqual([]);
    portal.select({ scenario: "normal" });
    await page.locator('.notice[data-state="error"]').getByRole("button", { name: "Erneut versuchen" }).click();
    await firstCard(page).waitFor();
    await page
      .getByRole("link", { name: /\.pdf$/ })
      .first()
      .waitFor();
    expect(await login.count()).toBe(0);
  });
});

describe("300 events", () => {
  it("are listed, and the last one opens", async () => {
    const { page } = await open({ body: LIST, portal: { customer: "large" } });
    const cards = page.getByRole("heading", { level: 3 }).getByRole("button");
    await expect.poll(() => cards.count()).toBe(300);
    const last = cards.last();
    await last.click();
    expect(await last.getAttribute("aria-expanded")).toBe("true");
  });
});

describe("requests", () => {
  it("are counted once for four widgets", async () => {
    let counts = new Map<string, number>();
    const { page } = await open({
      body: `${LIST}<div id="portal-event-overview" data-event-id="5002"></div><div id="portal-document-list"></div><div id="portal-calendar-download" data-event-id="5002"></div>`,
      before: (at) => {
        counts = countRequests(at);
      },
    });
    await firstCard(page).waitFor();
    await page.getByRole("link", { name: "In Kalender eintragen" }).nth(2).waitFor();
    await page
      .getByRole("link", { name: /\.pdf$/ })
      .first()
      .waitFor();
    expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
  });
});
