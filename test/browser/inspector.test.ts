import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inspectorTexts } from "#i18n/inspector.ts";
import { members } from "#i18n/members.ts";
import { axeFindings, axeLayoutFindings } from "./axe.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ path: "/seite?portal-inspect", body: "" });

const LIST = '<div id="portal-event-list"></div>';
const panel = (page: Page): Locator => page.getByRole("region", { name: inspectorTexts.title });
const step = (page: Page, text: string): Locator => panel(page).getByRole("listitem").filter({ hasText: text }).first();
const config = (text: string): string => `<script type="application/json" id="portal-config">${text}</script>`;

/** Every mistake with the sentence that tells what to change. */
const mistakes: readonly (readonly [string, string])[] = [
  ['<div id="portal-eventlist"></div>', 'Schreiben Sie id="portal-event-list".'],
  ['<div class="portal-next-event"></div>', 'Schreiben Sie id="portal-next-event" statt class="…".'],
  ['<div id="bookmarks-compact"></div>', 'schreiben Sie id="portal-bookmarks-compact"'],
  [`${LIST}${LIST}`, "War es ein Versehen, löschen Sie die überzähligen."],
  [
    '<div id="portal-article-recommendations"><div id="portal-document-list"></div></div>',
    "Setzen Sie ihn hinter das </div>, mit dem „portal-article-recommendations“ endet.",
  ],
  [
    '<div id="portal-bookmarks" style="display: none"></div>',
    "Sonst entfernen Sie dort „hidden“, „display: none“ oder die Stilklasse",
  ],
  ['<div id="portal-event-detail"></div>', 'Ergänzen Sie im <div> zum Beispiel data-event-id="5001".'],
  ['<div id="portal-event-overview" data-eventid="5001"></div>', "Schreiben Sie data-event-id statt data-eventid."],
  [
    '<div id="portal-schedule" data-event-id="”5001”"></div>',
    'Schreiben Sie gerade Anführungszeichen: data-event-id="5001".',
  ],
  [
    '<div id="portal-hotel-prices" data-json="{&quot;hotel&quot;: {},}"></div>',
    "Zeile 1, Zeichen 13: Vor der schließenden Klammer steht ein Komma zu viel.",
  ],
  [
    '<div id="portal-calendar-download" data-json="{&quot;title&quot;: 5}"></div>',
    "In data-json passt „title“ nicht: Dort steht eine Zahl, verlangt ist ein Text in Anführungszeichen.",
  ],
  [
    '<div style="display: flex"><div id="portal-next-event"></div></div>',
    'Geben Sie ihm Platz: in einer Flex-Zeile style="flex: 1"',
  ],
  ['<img id="portal-feedback" alt="">', "Nehmen Sie ein <div> mit dieser id."],
  ['<p>&lt;div id="portal-user-settings"&gt;&lt;/div&gt;</p>', "fügen Sie ihn als HTML ein"],
  [config('{"loginURL": "/anmelden", "showGremiumButtons": "true"}'), "Schreiben Sie „loginUrl“."],
  ["", "Lassen Sie die Anführungszeichen weg: true oder false."],
  [config("{}"), "Führen Sie alle Schlüssel in einem Block zusammen"],
  [
    '<div id="portal-location-gallery" data-json="{}"></div><div id="portal-hotel-map" data-event-id="999999"></div>',
    "Stimmt die Nummer in data-event-id?",
  ],
];

describe("without the parameter", () => {
  it("nothing of the inspector is asked for, and nothing is added to the page", async () => {
    const requests: string[] = [];
    const { page, complaints } = await open({
      path: "/seite?seite=2",
      body: '<div id="portal-eventlist"></div>',
      before: (at) => void at.on("request", (request) => requests.push(new URL(request.url()).pathname)),
    });
    await page.waitForLoadState("networkidle");
    expect(requests).toContain("/portal.js");
    expect(requests.filter((path) => path.includes("inspect"))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await page.locator("body > *").count()).toBe(2);
  });
});

describe("on a page with each kind of mistake", () => {
  it("names it and says what to change", async () => {
    const { page } = await open({ body: mistakes.map(([html]) => html).join("\n") });
    for (const [, sentence] of mistakes) await step(page, sentence).waitFor();
    await panel(page)
      .getByText(/portal-event-list Seminarliste – angezeigt nach \d+ ms/)
      .first()
      .waitFor();
  });

  it("folds on a phone rather than lie on what it shows", async () => {
    const { page } = await open({
      body: '<div style="height: 500px"></div><div id="portal-feedbck">Text</div>',
      context: { viewport: { width: 390, height: 700 } },
    });
    await panel(page).getByRole("button", { name: inspectorTexts.show }).click();
    await page.getByRole("button", { name: "Seitenprüfung: 1 Fehler, 1 Hinweis" }).waitFor();
    const marked = await page.locator(".inspector-marker").boundingBox();
    expect(marked).toMatchObject({ y: (await page.getByText("Text", { exact: true }).boundingBox())?.y });
  });

  it("copes with a misspelt anchor alone and a configuration that is no JSON, and shows where it is", async () => {
    const { page } = await open({
      body: `<div style="height: 3000px"></div><div id="portal-feedbck">Text</div>${config('{\n  "apiBase": "/x"\n  "logoUrl": ""\n}')}`,
    });
    await step(page, 'Schreiben Sie id="portal-feedback".').waitFor();
    await step(page, 'Zeile 3, Zeichen 3 bei „"logoUrl": ""“: Hier fehlt ein Komma').waitFor();
    await panel(page).getByRole("button", { name: inspectorTexts.show }).first().click();
    await expect
      .poll(() =>
        page
          .getByText("Text", { exact: true })
          .evaluate((element) => element.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
  });
});

describe("a strict policy", () => {
  const policy =
    "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types portal-rich-text kundenportal";

  it.each([
    ["module", '<script type="module" src="/portal.js"></script>'],
    ["single file", '<script src="/portal.single.js" defer></script>'],
  ])("lets the inspector of the %s run, which names what was blocked, also before it came", async (_name, script) => {
    const { page, complaints } = await open({
      head: "<script>window.blocked = true</script>",
      body: `${LIST}${config('{"apiBase": "https://api.example"}')}`,
      script,
      headers: { "content-security-policy": policy },
    });
    await step(page, "sperrt https://api.example").waitFor();
    await step(page, "sperrt Code oder Stile, die unmittelbar im HTML stehen").waitFor();
    expect(await panel(page).evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
    const about = /api\.example|inline script|data:,|Failed to fetch/i;
    expect(complaints.filter((text) => !about.test(text))).toEqual([]);
  });
});

describe("the panel", () => {
  it("has no accessibility finding at 1280 and 390 px, and follows a page that turns dark", async () => {
    const { page } = await open({ body: `<h1>Seite</h1>${LIST}<div id="portal-eventlist"></div>` });
    const isNoWider = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await panel(page)
      .getByText(/angezeigt nach/)
      .waitFor();
    for (const part of await panel(page).locator("summary").all())
      if (await part.evaluate((summary) => !(summary.parentElement as HTMLDetailsElement).open)) await part.click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await isNoWider()).toBe(true);
    await page.setViewportSize({ width: 390, height: 900 });
    // The list is a situation of its own.
    expect(await axeFindings(page, "[data-kundenportal-inspector]")).toEqual([]);
    expect(await isNoWider()).toBe(true);
    await page.addStyleTag({ content: "body.dark { background: #14181d; color: #eee }" });
    await page.evaluate(() => document.body.classList.add("dark"));
    await expect
      .poll(() => panel(page).evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe("rgb(26, 34, 41)");
    expect(await axeLayoutFindings(page)).toEqual([]);
  });

  it("can be used by keyboard alone", async () => {
    const { page } = await open({
      body: `<button>Seite</button><div id="portal-eventlist"></div>`,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    await page.getByRole("button", { name: "Seite", exact: true }).focus();
    await panel(page).waitFor();
    await page.keyboard.press("F2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await panel(page).getByText("Das Ergebnis ist kopiert.").waitFor();
    await page.keyboard.press("Escape");
    expect(await panel(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    await panel(page).waitFor();
    await page.keyboard.press("F2");
    expect(
      await page
        .getByRole("button", { name: "Seite", exact: true })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  it("copes with a page without an anchor, moves nothing of it and leaves paper alone", async () => {
    const body = '<main style="min-height: 100vh">Text</main>';
    const head =
      "<style>body { display: grid; gap: 40px; margin: 0 } body > * + * { margin-top: 30px !important } div { border: 5px solid red !important; padding: 9px !important }</style>";
    const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const without = await open({ path: "/seite", body, head });
    const { page } = await open({ body, head });
    await step(page, "Haben Sie das getan, hat das CMS es entfernt").waitFor();
    expect(await height(page)).toBe(await height(without.page));
    await page.emulateMedia({ media: "print" });
    expect(await panel(page).isVisible()).toBe(false);
  });

  it("copies neither persons nor tokens", async () => {
    const { page, portal } = await open({
      path: "/seite?portal-inspect&ticket=geheim#geheim",
      body: '<div id="portal-gremium-members"></div><div id="portal-feedback"></div><div id="portal-event-list" data-user-id="1002"></div>',
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    await page.getByLabel(members.search).waitFor();
    await expect
      .poll(() => portal.calls.map(({ name }) => name))
      .toEqual(expect.arrayContaining(["token", "user", "gremiumUsers", "feedbackEvents"]));
    await panel(page).getByText("GET /get-gremium-users").waitFor({ state: "attached" });
    await panel(page).getByRole("button", { name: inspectorTexts.copy }).click();
    await panel(page).getByText("Das Ergebnis ist kopiert.").waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    const secrets = await page.evaluate(async () => {
      const read = async (path: string): Promise<string> => (await fetch(path)).text();
      const { users } = JSON.parse(await read("/get-gremium-users")) as {
        users: { firstName: string; lastName: string }[];
      };
      const { token } = JSON.parse(await read("/get-token")) as { token: string };
      return ["geheim", "1002", token, ...users.flatMap(({ firstName, lastName }) => [firstName, lastName])];
    });
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((secret) => report.includes(secret))).toEqual([]);
    expect(report).toContain("data-user-id=(gesetzt)");
    expect(report).toContain("GET /get-gremium-users: 200");
  });
});
