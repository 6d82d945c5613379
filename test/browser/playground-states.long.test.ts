import { describe, expect, it } from "vitest";
import { cartTexts } from "#i18n/cart.ts";
import { events } from "#i18n/events.ts";
import { situationName, situationNamed, situations, subjectName } from "#mocks/situations/situations.ts";
import { axeFindings } from "./axe.ts";
import { mounted, playgroundTabs, show, stage } from "./playground.ts";

const open = playgroundTabs();

describe("the states of the playground", () => {
  it.each([
    ["stornieren-verwerfen", "portal-event-list"],
    ["einstellungen-anderer-tab, whose steps another tab takes part in", "portal-user-settings"],
  ])("are played from a link, which says whether what it expects is there: %s", async (state, widget) => {
    const page = await open(`?widget=${widget}&situation=${state.split(",")[0] ?? ""}&run`);
    await page.getByText("Die Schritte sind ausgeführt, das Ergebnis stimmt.").waitFor();
    expect(new URL(page.url()).searchParams.has("run")).toBe(true);
    expect(await page.getByLabel(/^Gleich ausführen/).isChecked()).toBe(true);
  });

  it("say beside each what came of its last run, and where they hold", async () => {
    const page = await open("?widget=page-start&situation=startseite-gerollt&run");
    await page.getByText("Die Schritte sind ausgeführt, das Ergebnis stimmt.").waitFor();
    expect(new URL(page.url()).searchParams.get("viewport")).toBe("390");
    await page.getByText("Gilt unter 992 px Breite.").waitFor();
    const entry = page.locator(".tree li", { has: page.locator('a[aria-current="true"]') }).last();
    await expect.poll(() => entry.textContent()).toMatch(/stimmt, 390 px, \d\d\.\d\d\./);
    await page.reload();
    await expect.poll(() => entry.textContent()).toMatch(/stimmt, 390 px, \d\d\.\d\d\./);
  });

  it("are opened whole by a link that names nothing else", async () => {
    const page = await open("?situation=warenkorb-laedt");
    await mounted(page, "portal-cart");
    await stage(page).getByText(cartTexts.loading).waitFor({ state: "attached" });
    expect(new URL(page.url()).searchParams.get("widget")).toBe("portal-cart");
  });

  it("stand in the list in sight once a link has opened them, and leave a phone to the page", async () => {
    const page = await open("?situation=warenkorb-laedt");
    const chosen = page.locator('.tree a[aria-current="true"]');
    const tree = await page.locator(".tree").boundingBox();
    const bottom = (tree?.y ?? 0) + (tree?.height ?? 0);
    await expect.poll(async () => (await chosen.boundingBox())?.y).toBeLessThan(bottom);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const state = page.getByRole("region", { name: "Zustand" });
    await expect.poll(async () => (await state.boundingBox())?.y).toBeLessThan(844);
  });

  it("are said not to be there where the page shows something else", async () => {
    const page = await open("?widget=portal-bookmarks&situation=lesezeichen-leer");
    await page.getByRole("button", { name: "Zustand prüfen" }).click();
    await page.getByText("Was erwartet wird, ist zu sehen.").waitFor();
    await page.getByLabel("Fertige Szenarien").selectOption("expired");
    await page.getByRole("region", { name: "Zustand" }).waitFor({ state: "detached" });
  });

  it("are reached by keys alone: the slash, a word with a mistake in it, arrows, and the next one", async () => {
    const page = await open();
    await mounted(page, "portal-event-list");
    await page.keyboard.press("/");
    const search = page.getByLabel(/^Zustände suchen/);
    await expect.poll(() => search.evaluate((field) => field.matches(":focus"))).toBe(true);
    await page.keyboard.type("stornirung");
    const first = page.locator(".states .tree a").first();
    await first.waitFor();
    expect(await first.textContent()).toMatch(/storn/i);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.has("situation"));
    const state = page.getByRole("region", { name: "Zustand" });
    await expect.poll(() => state.evaluate((node) => node.matches(":focus"))).toBe(true);
    const here = situationNamed(new URL(page.url()).searchParams.get("situation") ?? "");
    const next = situations[situations.indexOf(here) + 1];
    if (next === undefined) throw new Error(`${here.id} is the last`);
    await page.getByRole("button", { name: "Nächster Zustand" }).click();
    await state.getByRole("heading", { name: situationName(next) }).waitFor();
    await search.fill("Wort von nirgendwo");
    await page.getByText("Kein Zustand nennt alle diese Wörter.").waitFor();
  });

  it.each([390, 1280])("are seen where they were chosen, as is what is set beside the page: %i px", async (width) => {
    const page = await open();
    await page.setViewportSize({ width, height: 800 });
    await show(page, "Zustände");
    await page.getByLabel(/^Zustände suchen/).fill("stornieren-fehler");
    await page.locator(".states .tree a").first().click();
    const top = (name: string) =>
      page.getByRole("region", { name, exact: true }).evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(() => top("Zustand")).toBeLessThan(100);
    if (width < 1000) return;
    const before = await top("Seite");
    await page.getByLabel("Mit der Seitenprüfung für Autoren").check();
    expect(await top("Seite")).toBe(before);
  });

  it("stand in a tree by widget, whose branch of the shown widget is open", async () => {
    const page = await open("?widget=portal-bookmarks");
    await show(page, "Zustände");
    const branch = page.locator(".tree details", { hasText: subjectName("portal-bookmarks") }).first();
    expect(await branch.getAttribute("open")).not.toBeNull();
    expect(await page.locator(".tree details[open]").count()).toBe(1);
  });
});

describe("the page in the playground", () => {
  it("stands twice side by side, each of its own width, each alive", async () => {
    const page = await open("?widget=portal-event-list&viewport=390&beside=1337");
    await stage(page).getByLabel(events.search).waitFor();
    const second = page.frameLocator('iframe[title="Zweite Beispielseite"]');
    await second.getByRole("tab", { name: "Geplant" }).waitFor();
    expect(await second.locator(":root").evaluate(() => innerWidth)).toBe(1337);
    expect(
      await stage(page)
        .locator(":root")
        .evaluate(() => innerWidth),
    ).toBe(390);
  });

  it("takes any width, and keeps what is no width out of the link", async () => {
    const page = await open();
    await show(page, "Darstellung");
    await page.getByLabel("Breite der Seite", { exact: true }).selectOption("Andere Breite");
    await page.getByLabel("Breite der Seite in Pixeln").fill("41");
    await page.getByText("Bitte geben Sie eine Zahl von 240 bis 2560 ein.").waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.getByLabel("Breite der Seite in Pixeln").fill("410");
    await page.waitForURL((url) => url.searchParams.get("viewport") === "410");
  });

  it("has a clock of its own, which leaves the data where they are", async () => {
    const page = await open("?widget=portal-next-event");
    await stage(page).getByText("Noch 3 Tage").waitFor();
    await show(page, "Kunde und Tag");
    await page.getByLabel("Uhr der Seite").fill("2026-03-12");
    await stage(page).getByText("Noch 1 Tag").waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("clock"), searchParams.get("today")]).toEqual(["2026-03-12", null]);
  });

  it("takes a day typed by keys, and shows none that is only half typed", async () => {
    const page = await open("?widget=portal-next-event");
    await show(page, "Kunde und Tag");
    const asked: string[] = [];
    page.on("framenavigated", (frame) => asked.push(new URL(frame.url()).search));
    for (const [label, name] of [
      ["Heute", "today"],
      ["Uhr der Seite", "clock"],
    ] as const) {
      await page.getByLabel(label, { exact: true }).focus();
      for (const key of "03032027") await page.keyboard.press(key);
      await page.waitForURL((url) => url.searchParams.get(name) === "2027-03-03");
    }
    expect(asked.filter((search) => search.includes("=0"))).toEqual([]);
    await stage(page).getByText("Noch 3 Tage").waitFor();
  });

  it("takes the reader's size of text", async () => {
    const page = await open("?widget=portal-bookmarks&text=200");
    await mounted(page, "portal-bookmarks");
    const size = await stage(page)
      .locator(":root")
      .evaluate((root) => getComputedStyle(root).fontSize);
    expect(size).toBe("32px");
  });

  it("is judged by axe, measured, and shown to another customer without being loaded anew", async () => {
    const page = await open("?widget=portal-bookmarks");
    await mounted(page, "portal-bookmarks");
    await page.getByText(/^Alle Widgets nach [\d,]+ s/).waitFor();
    await show(page, "Barrierefreiheit");
    await page.getByRole("button", { name: "Mit axe prüfen" }).click();
    await page.getByText("axe findet nichts.").waitFor();
    const marked = await stage(page)
      .locator(":root")
      .evaluate((root) => (root.dataset.marked = "yes"));
    await page.getByLabel("Die Seite beim Wechsel des Kunden neu laden").uncheck();
    await page.getByLabel("Kunde", { exact: true }).selectOption("newcomer");
    await page.waitForURL((url) => url.searchParams.get("customer") === "newcomer");
    expect(await stage(page).locator(":root").getAttribute("data-marked")).toBe(marked);
  });

  it("keeps the panes open that were", async () => {
    const page = await open("?widget=portal-bookmarks");
    await show(page, "Aufrufe");
    await page.reload();
    await mounted(page, "portal-bookmarks");
    expect(await axeFindings(page)).toEqual([]);
    const pane = page.locator("details", { has: page.getByRole("heading", { name: "Aufrufe", exact: true }) });
    expect(await pane.getAttribute("open")).not.toBeNull();
  });
});
