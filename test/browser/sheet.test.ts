import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { sheetPage, type Sheet } from "#scripts/sheet/page.ts";
import { axeFindings } from "./axe.ts";
import { sharedBrowser } from "./browsers.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const sheet = (id: string, group: string, title: string): Sheet => ({
  group,
  href: `http://localhost:5173/?widget=${group}`,
  situation: {
    id,
    title,
    widget: "portal-feedback",
    scenario: "slow",
    steps: [{ click: ["button", 'Senden & "mehr"'] }],
    shows: "Lädt <gleich>",
  },
});
const sheets = [
  sheet("eins", "portal-a", "Erstes"),
  sheet("zwei", "portal-a", "Zweites"),
  sheet("drei", "portal-b", "Drittes"),
];

describe("the sheet of all situations", () => {
  it("is leafed through by keys, filtered, widened and kept in its address, without findings", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "de-DE" });
    await page.route("http://sheet.invalid/**", (route) =>
      route.request().url().endsWith(".png")
        ? route.abort()
        : route.fulfill({ contentType: "text/html", body: sheetPage(sheets) }),
    );
    await page.goto("http://sheet.invalid/#zwei:768");
    const image = page.getByRole("img");
    const shown = (name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
    await shown("Zweites");
    expect(await image.getAttribute("src")).toBe("768/zwei.png");
    expect(await page.getByRole("status").textContent()).toBe("2 von 3");
    expect(await page.getByRole("list", { name: "Schritte" }).textContent()).toBe(
      'Schaltfläche „Senden & "mehr"“ wählen',
    );
    expect(await page.locator("#zwei").getByText("Zu sehen ist: „Lädt <gleich>“").isVisible()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await shown("Drittes");
    await page.keyboard.press("ArrowRight");
    await shown("Erstes");
    await page.keyboard.press("Shift+ArrowRight");
    await shown("Drittes");
    await page.keyboard.press("1");
    expect(await image.getAttribute("src")).toBe("390/drei.png");
    expect(new URL(page.url()).hash).toBe("#drei:390");
    await page.getByLabel("Widget oder Seite").selectOption("portal-a");
    await shown("Erstes");
    expect(await page.getByRole("status").textContent()).toBe("1 von 2");
    await page.getByRole("button", { name: "Zurück" }).click();
    await shown("Zweites");
    await page.getByLabel("Zustand").selectOption("Erstes");
    await shown("Erstes");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
  });
});
