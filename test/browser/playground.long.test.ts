import { createServer } from "vite";
import { describe, expect, it } from "vitest";
import { exampleEnding } from "#mocks/playground/examples.ts";
import { situationName, situationNamed } from "#mocks/situations/situations.ts";
import { registry } from "#mount/registry.ts";
import { axeFindings } from "./axe.ts";
import { events, mounted, playgroundTabs, show, stage } from "./playground.ts";

const open = playgroundTabs();

/** Of each wing of widgets/ its last with an example. */
const ofEachWing = [
  ...new Map(
    registry.filter(({ example }) => example !== undefined).map(({ folder, id }) => [folder.split("/")[0], id]),
  ).values(),
];

describe("the playground", () => {
  it("is what npm start serves", async () => {
    const server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: "error" });
    await server.listen();
    await mounted(await open("", server.resolvedUrls?.local[0]), "portal-event-list");
    await server.close();
  });

  // That each example comes to life is held by the documents that show it (snippets.test.ts).
  it("offers every widget of the registry, and shows one of each wing with its example", async () => {
    const page = await open();
    for (const id of ofEachWing) {
      await page.getByLabel("Widget oder Seite").selectOption(id);
      await mounted(
        page,
        id.replace(/\{.*/, () => exampleEnding(id)),
      );
    }
    expect(await events(page).getByText("portal:error").count()).toBe(0);
    const offered = await page
      .getByLabel("Widget oder Seite")
      .locator("option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    expect(registry.filter(({ id }) => !offered.includes(id))).toEqual([]);
  });

  it("stays on its page when a link is followed, and saves the files behind links", async () => {
    const page = await open();
    await stage(page).getByRole("link", { name: "Kostenrechner" }).click();
    await events(page)
      .getByText(/Link, dem hier nicht gefolgt wird: .*\/kostenrechner\/5002/)
      .waitFor();
    const saving = page.waitForEvent("download");
    await stage(page)
      .getByRole("link", { name: /Mitteilung an die Geschäftsführung/ })
      .click();
    expect((await saving).suggestedFilename()).toBe("notice.pdf");
    expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toEqual(["/", "/mocks/playground/stage.html"]);
    expect(page.context().pages()).toHaveLength(1);
  });

  it("lists the named states and takes the steps that lead to one: types, opens dialogs, presses keys, loads anew", async () => {
    const page = await open("?viewport=390");
    await show(page, "Zustände");
    for (const id of ["stornieren-verwerfen", "seminarliste-wieder-da", "kontakt-entwurf"]) {
      const situation = situationNamed(id);
      await page.getByLabel(/^Zustände suchen/).fill(id);
      await page.getByRole("link", { name: situationName(situation), exact: true }).click();
      await page
        .getByRole("region", { name: "Zustand" })
        .getByRole("heading", { name: situationName(situation) })
        .waitFor();
      await page.getByRole("button", { name: "Schritte ausführen" }).click();
      await page.getByText("Die Schritte sind ausgeführt, das Ergebnis stimmt.").waitFor();
      await page.waitForURL(
        (url) => url.searchParams.get("situation") === id && url.searchParams.get("viewport") === "390",
      );
      expect(await page.getByLabel("Widget oder Seite").inputValue()).toBe(situation.widget);
    }
    await page.getByLabel("Kunde", { exact: true }).selectOption("newcomer");
    await page.waitForURL((url) => !url.searchParams.has("situation"));
  });

  it("shows an author's mistake where it was made", async () => {
    const page = await open("?widget=portal-schedule");
    await page.getByLabel("data-json").fill('{"title": }');
    await page.getByText("Kein gültiges JSON").waitFor();
    await page.getByLabel("data-json").fill('{"title": 5}');
    await page
      .getByText("In der Konsole steht: #portal-schedule: data-json is no Event: title is number, expected string")
      .waitFor();
    await stage(page).getByText("Dieser Bereich ist auf der Seite nicht richtig eingerichtet").waitFor();
  });

  it("refuses a state that the mock portal could not work with", async () => {
    const page = await open();
    await show(page, "Mock-Portal");
    await page.getByLabel("Inhalt als JSON").fill('[{"id": true}]');
    await page.getByText("bookmarks.0.id: Erwartet wird Zahl oder Text").waitFor();
    await page.getByRole("button", { name: "Übernehmen" }).click({ force: true });
    expect(new URL(page.url()).search).toBe("");
  });

  it("lets the backend fail under a page that stays as it is", async () => {
    const page = await open("?widget=portal-feedback");
    await stage(page).getByLabel("Betreff").fill("Bleibt stehen");
    await page.getByLabel("Die Seite beim Wechsel neu laden").uncheck();
    await page.getByLabel("Fertige Szenarien").selectOption("expired");
    await stage(page).getByLabel("Nachricht").fill("Text");
    await stage(page)
      .getByRole("button", { name: /senden/ })
      .click();
    await stage(page).getByText("Ihre Sitzung ist abgelaufen").first().waitFor();
    expect(await stage(page).getByLabel("Betreff").inputValue()).toBe("Bleibt stehen");
  });

  it.each([
    [320, "dark"],
    [390, "light"],
    [1280, "light"],
    [1280, "dark"],
  ] as const)("has nothing for axe to find at %i px, %s, with everything open", async (width, colorScheme) => {
    const page = await open("?scenario=slow:photos");
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await mounted(page, "portal-event-list");
    for (const name of ["Szenario", "Darstellung", "Seite", "Zustände", "Aufrufe", "Mock-Portal", "Befund als Datei"])
      await show(page, name);
    await page.getByLabel("Inhalt als JSON").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
