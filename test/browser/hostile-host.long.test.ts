import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { feedback } from "#i18n/feedback.ts";
import { situationNamed } from "#mocks/situations/situations.ts";
import { takeStep } from "#mocks/situations/take-step.ts";
import { useStages } from "./every-situation.ts";
import { hostileHead, swapBodies } from "./hostile-host.ts";
import { driverOf } from "./situations.ts";

const onStage = useStages(hostileHead());

/** One way through each widget that has a field, a dialog or a third party. */
const WAYS = [
  "lexikon-suche",
  "warenkorb-knopf-liegt",
  "artikelliste-mehr",
  "lesezeichen-gesetzt",
  "lesezeichenseite-entfernt",
  "lesezeichen-kurz-wieder-da",
  "warenkorb-einfuegen",
  "warenkorb-getippt",
  "warenkorb-doppelt",
  "kleiner-warenkorb",
  "kasse-gebucht",
  "kasse-warteliste",
  "kasse-umgebucht",
  "fachtagung-anmeldung-ausgebucht",
  "beratung-gebucht",
  "dokumente-weitere",
  "downloads-nichts",
  "buchen-erfolg",
  "stornieren-erfolg",
  "loeschung-erfolg",
  "bild-gross-weiter",
  "seminarliste-gesucht",
  "angebot-reserviert",
  "suche-tippfehler",
  "suche-im-warenkorb",
  "feedback-gesendet",
  "katalog-geteilt",
  "kontakt-gesendet",
  "newsletter-bestellt",
  "karte",
  "kostenrechner-im-warenkorb",
  "ablauf-nachbetreuung",
  "mitglieder-suche",
  "mitglied-geoeffnet",
  "menue-schmal-offen",
  "online-fax-gebucht",
  "plan-entfernt",
  "plan-konflikt",
  "konto-angelegt",
  "einstellungen-gespeichert",
  "br-funktionen-gespeichert",
  "hotelwuensche-gespeichert",
  "informationsangebot-gespeichert",
  "login-email-angefordert",
  "login-falsch",
  "merkliste-herz-gesetzt",
  "merken-entfernt",
];

describe.concurrent("on a page that does all at once what hosts do", () => {
  it.each(WAYS)("%s is reached as anywhere else", async (id) => {
    await onStage(situationNamed(id), ({ complaints, portal }) => {
      const failures = portal.calls.filter(({ status }) => status >= 400).length;
      const told = complaints.filter((text) => !text.startsWith("Failed to load resource: "));
      expect(told).toEqual([]);
      expect(complaints.length - told.length).toBeLessThanOrEqual(failures);
      return Promise.resolve();
    });
  });
});

const TYPED = "Anne/Pf 5,x";

/** Types into each text field that is in sight by the keyboard, and says which hold something else then. */
async function typedWrongly(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  const fields = await page.getByRole("textbox").or(page.getByRole("searchbox")).filter({ visible: true }).all();
  for (const field of fields) {
    if (!(await field.isEditable())) continue;
    await field.fill("");
    await field.focus();
    await page.keyboard.type(`${TYPED}y`);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("ArrowLeft");
    const held = await field.inputValue();
    if (held !== TYPED) wrong.push(`${await field.evaluate((element) => element.outerHTML)}: ${held}`);
  }
  return fields.length === 0 ? ["no field was there"] : wrong;
}

describe.concurrent("the shortcuts of that page", () => {
  it.each([
    "kontakt",
    "login",
    "konto",
    "suche",
    "lexikon",
    "feedback",
    "mitglieder",
    "einstellungen",
    "warenkorb",
    "kasse",
    "plan-bearbeiten",
    "downloads",
    "beratung-gewaehlt",
    "seminarliste",
    "online-fax",
  ])("neither hear nor change what is typed: %s", async (id) => {
    await onStage(situationNamed(id), async ({ page }) => {
      await page.evaluate("heardKeys.length = 0");
      expect(await typedWrongly(page)).toEqual([]);
      expect(await page.evaluate("[...heardKeys]")).toEqual([]);
    });
  });
});

describe("the header and the wheel of that page", () => {
  it("leave the field that is wrong in sight", async () => {
    await onStage(situationNamed("kontakt-unvollstaendig"), async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 600 });
      const anchor = page.locator("#portal-form-contact");
      const topOfFocused = (): Promise<number> =>
        anchor.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.getBoundingClientRect().top ?? NaN);
      const send = page.getByRole("button", { name: feedback.tiles[0].send });
      await send.click();
      await expect.poll(topOfFocused).toBeGreaterThanOrEqual(140);
      // Under the header, where a browser takes it for seen.
      await anchor.evaluate(({ shadowRoot }) => {
        const field = shadowRoot?.activeElement as HTMLElement;
        field.blur();
        scrollBy(0, field.getBoundingClientRect().top - 70);
      });
      await send.evaluate((button: HTMLElement) => button.click());
      await expect.poll(topOfFocused).toBeGreaterThanOrEqual(140);
    });
  });

  it("leave the wheel to a dialog that is higher than the window", async () => {
    await onStage(situationNamed("buchen-unvollstaendig"), async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 360 });
      const dialog = page.getByRole("dialog");
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      await dialog.hover({ position: { x: 100, y: 100 } });
      await page.mouse.wheel(0, 120);
      await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    });
  });
});

describe("a way that that page goes by itself", () => {
  it.each(["kontakt", "seminarliste", "karte"])("leaves no dead place after a copy has come back: %s", async (id) => {
    const situation = situationNamed(id);
    await onStage(situation, async (scene) => {
      await scene.page.evaluate(swapBodies);
      await expect.poll(() => scene.page.locator("[data-copied]").count()).toBe(0);
      await takeStep(driverOf(scene), { wait: situation.shows });
      expect(scene.complaints).toEqual([]);
    });
  });

  it("opens no tab where its hash names a heading of its own", async () => {
    await onStage(situationNamed("seminarliste"), async ({ page }) => {
      await page.evaluate(() => {
        location.hash = "aktuell";
      });
      await expect.poll(() => page.evaluate(() => document.querySelector(":target")?.textContent)).toContain("Neues");
      expect(await page.getByRole("tab", { selected: true }).textContent()).toContain("Geplant");
    });
  });
});
