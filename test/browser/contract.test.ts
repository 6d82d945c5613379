import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { axeFindings } from "./axe.ts";
import { countRequests, recordEvents, seenEvents } from "./events.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ body: "" });

const LIST = '<div id="portal-event-list"></div>';
const firstCard = (page: Page) => page.getByRole("button", { name: /Protokollführung im Betriebsrat/ });

const MISTAKES = [
  ['<div id="portal-event-overview"></div>', "data-event-id is missing"],
  ['<div id="portal-event-overview" data-event-id="abc"></div>', 'data-event-id must be a number, not "abc"'],
  ['<div id="portal-calendar-download"></div>', "data-event-id or data-json is missing"],
  [
    '<div id="portal-calendar-download" data-json="{oops"></div>',
    "data-json is no valid JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2) (inside an attribute write &quot; for each quote and &gt; for each >)",
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
    'data-user-id must be an id of letters, digits and _ - . : @ +, not "a b"',
  ],
].map(([anchor = "", message = ""]) => ({ anchor, widget: /id="([^"]+)"/.exec(anchor)?.[1] ?? "", message }));

describe("anchors with mistakes", () => {
  it("tell the reader in German and the author what is wrong, each once, and leave the other widgets alone", async () => {
    const { page, complaints } = await open({
      body: `${MISTAKES.map(({ anchor }) => anchor).join("")}<div id="portal-document-list"></div>`,
      early: recordEvents,
    });
    await page
      .getByRole("link", { name: /\.pdf$/ })
      .first()
      .waitFor();
    const told = page.getByRole("alert").getByText("Dieser Bereich ist auf der Seite nicht richtig eingerichtet");
    await expect.poll(() => told.count()).toBe(MISTAKES.length);
    const ours = complaints.filter((text) => text.includes("[portal]"));
    expect(ours).toHaveLength(MISTAKES.length);
    for (const { widget, message } of MISTAKES)
      expect(ours.filter((text) => text.includes(`[portal] #${widget}: ${message}`))).toHaveLength(1);
    const details = (await seenEvents(page)).filter(({ type }) => type === "portal:error").map(({ detail }) => detail);
    expect(details).toHaveLength(MISTAKES.length);
    expect(details).toEqual(expect.arrayContaining(MISTAKES.map(({ widget, message }) => ({ widget, message }))));
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
    await expect.poll(() => portal.calls.map((call) => call.name)).toEqual(["eventsFuture", "user", "eventsPast"]);
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
  it("open as the address says, follow the hash and tell of a switch, but not of the first selection", async () => {
    const { page } = await open({ body: LIST, early: recordEvents, path: "/seite#abgeschlossen" });
    await page.getByRole("tab", { name: "Abgeschlossen", selected: true }).waitFor();
    await page.getByRole("tab", { name: "Aktuell" }).click();
    await page.evaluate(() => {
      location.hash = "#geplant";
    });
    await page.getByRole("tab", { name: "Geplant", selected: true }).waitFor();
    expect((await seenEvents(page)).filter((event) => event.type === "tabChange")).toEqual([
      { type: "tabChange", detail: { widget: "portal-event-list", tab: "aktuell" } },
      { type: "tabChange", detail: { widget: "portal-event-list", tab: "geplant" } },
    ]);
  });

  it("are a dropdown below 576 px, usable by keyboard alone", async () => {
    const { page } = await open({
      body: `<button>Davor</button>${LIST}`,
      context: { viewport: { width: 575, height: 800 } },
    });
    await page.getByRole("combobox", { name: events.tabsLabel }).waitFor();
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
  const body = `<h1>Portal</h1>${LIST}<div id="portal-document-list"></div><div id="portal-event-overview" data-event-id="5002"></div>`;

  it("that leaves out all that it may is drawn without a finding", async () => {
    const { page } = await open({ body, portal: { scenario: "nulls" } });
    await page.locator("#portal-event-overview .portal").waitFor();
    await expect.poll(() => page.locator('.notice[data-state="loading"]').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  it("that has ended the session is told once a page, with the way to the login", async () => {
    const { page, portal } = await open({
      body,
      portal: { scenario: "expired" },
      path: "/seite?a=1#geplant",
    });
    const login = page.getByRole("link", { name: common.login });
    await login.waitFor();
    await expect
      .poll(() => page.getByText("Diese Inhalte sehen Sie wieder, sobald Sie angemeldet sind.").count())
      .toBe(3);
    expect(await login.count()).toBe(1);
    expect(await page.getByText("Ihre Sitzung ist abgelaufen.").count()).toBe(1);
    const target = new URL((await login.getAttribute("href")) ?? "");
    expect(target.pathname).toBe("/kundenportal/login");
    expect(target.searchParams.get("returnTo")).toBe(page.url());
    portal.select({ scenario: "normal" });
    await page.locator('.notice[data-state="error"]').getByRole("button", { name: common.retry }).click();
    await firstCard(page).waitFor();
    await page
      .getByRole("link", { name: /\.pdf$/ })
      .first()
      .waitFor();
    expect(await login.count()).toBe(0);
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
    await page.getByRole("link", { name: events.calendar }).nth(2).waitFor();
    await page
      .getByRole("link", { name: /\.pdf$/ })
      .first()
      .waitFor();
    expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
  });
});
