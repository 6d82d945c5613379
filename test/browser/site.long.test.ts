import type { Locator, Page, ViewportSize } from "playwright-core";
import { describe, expect, it } from "vitest";
import { booking } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { chatbot } from "#i18n/chatbot.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { feedback } from "#i18n/feedback.ts";
import { hotelMapTexts } from "#i18n/hotel.ts";
import { menu as menuTexts } from "#i18n/menu.ts";
import { eventOffer, eventSearch } from "#i18n/offers.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { personal } from "#i18n/settings.ts";
import { PHONE, phoneFaults } from "./phone.ts";
import { bringAnna, LOGIN, openPage, settle, siteVisits, VIEWPORT, type Walked } from "./site.ts";

const { origin, visitor } = siteVisits();

async function arrive(path: string, viewport: ViewportSize): Promise<Walked> {
  const walked = await openPage(await visitor("guest"));
  await walked.page.setViewportSize(viewport);
  await walked.page.goto(origin() + path);
  return walked;
}

/** Follows a link of the site's own. */
const follow = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("link", { name }).first().click();

const headline = (page: Page, name: string): Promise<void> => page.getByRole("heading", { level: 1, name }).waitFor();

async function fillIn(scope: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = scope.locator(`[name="${name}"]`);
    if ((await field.evaluate((element) => element.localName)) === "select") await field.selectOption(value);
    else await field.fill(value);
  }
}

const address = {
  company: "Musterwerke GmbH",
  street: "Werkstraße",
  streetNumber: "100",
  postalCode: "38112",
  city: "Braunschweig",
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Beispiel",
  phone: "0531 5550-100",
  email: "eva@werk.example",
};

/** Adds colleagues by lines. */
async function bring(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: participantTexts.paste }).click();
  await page.getByLabel(/^Namen, je Zeile/).fill(names.join("\n"));
  await page.getByLabel(/^Anrede/).selectOption("Keine Angabe");
  await page.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }).check();
  await page.getByRole("button", { name: /Teilnehmer:in(nen)? hinzufügen$/ }).click();
  await page.getByText(names.at(-1)?.split("; ").reverse().join(" ") ?? "").waitFor();
}

/** What a guest or customer has come to, fits a phone where it is one. */
async function fits(page: Page): Promise<void> {
  if (page.viewportSize()?.width === PHONE.width) expect(await phoneFaults(page)).toEqual([]);
}

const screens = [
  ["a desk", VIEWPORT],
  ["a phone", PHONE],
] as const;

describe.each(screens)("a guest at %s", (_name, viewport) => {
  it("finds a seminar, calculates, keeps it, and books three colleagues although the price has risen meanwhile", async () => {
    const { page, complaints } = await arrive("/", viewport);
    await follow(page, "Seminare");
    await page.getByRole("searchbox", { name: "Suchbegriff" }).fill("Arbeitsrecht kompakt");
    await page.getByText(/^\d+ Seminare?, \d+ Termine?$/).waitFor();
    // One card for the theme, whose dates lead to their own pages.
    // For a moment after the list has moved a press on it counts for nothing.
    const found = page.getByRole("article").filter({ hasText: "Arbeitsrecht kompakt" });
    const date = found.locator(".seminar-date").getByRole("link").first();
    await expect
      .poll(async () => {
        if (new URL(page.url()).pathname.endsWith("/p")) await date.click();
        return page.getByRole("heading", { level: 2, name: "Arbeitsrecht kompakt" }).count();
      })
      .toBe(1);
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === "POST"),
      page.getByRole("button", { name: /^Auf die Merkliste/ }).click(),
    ]);
    await follow(page, eventOffer.calculator);
    await page.getByLabel(/^Anzahl der Teilnehmenden/).fill("3");
    await page.getByText("Summe für 3 Personen").waitFor();
    await fits(page);
    await follow(page, "Merkliste");
    await page.getByRole("link", { name: "Arbeitsrecht kompakt" }).first().waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole("button", { name: addTexts.labels.booking }).first().click();
    await follow(page, addTexts.inCart);
    await bringAnna(page);
    await bring(page, ["Böhm; Bernd", "Çelik; Cem"]);
    await fits(page);
    await follow(page, "Zur Kasse");
    await fillIn(page, address);
    await page.getByRole("button", { name: checkoutTexts.toOverview }).click();
    await page.getByRole("checkbox", { name: /AGB/ }).check();
    await fits(page);
    await page.getByRole("button", { name: checkoutTexts.order }).click();
    await page.getByRole("button", { name: /^Für .* buchen$/ }).click();
    await page.getByText(/^Ihre Buchungsanfrage haben wir erhalten\./).waitFor();
    await fits(page);
    // The browser tells of the 409 itself.
    expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
  });
});

describe("the portal at a phone", () => {
  it.each([320, 390])(
    "has its menu and the way to what is on sale beside the name of the house at %i px",
    async (width) => {
      const { page } = await openPage(await visitor("customer"));
      await page.setViewportSize({ width, height: PHONE.height });
      await page.goto(`${origin()}/kundenportal`);
      await settle(page);
      const head = page.getByRole("banner");
      const [name, menu] = await Promise.all([
        head.getByRole("link", { name: "Seminarhaus Beispiel" }).boundingBox(),
        head.getByRole("button", { name: menuTexts.open }).boundingBox(),
      ]);
      expect((menu?.y ?? NaN) - (name?.y ?? NaN)).toBeLessThan(name?.height ?? NaN);
      expect((menu?.x ?? NaN) + (menu?.width ?? NaN)).toBeLessThanOrEqual(width - 16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await head.getByRole("link", { name: "Seminare finden" }).click();
      await headline(page, "Seminare finden");
    },
  );
});

describe("the search at a phone", () => {
  it("shows its first hit above 420 px, its filters as a sheet, and the way to the cart", async () => {
    const { page } = await arrive("/seminare/p", PHONE);
    const top = (): Promise<number> =>
      page
        .locator("article")
        .first()
        .evaluate((card) => card.getBoundingClientRect().top);
    await settle(page);
    expect(await top()).toBeLessThan(420);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("combobox", { name: "Rubrik" }).selectOption("arbeitsrecht");
    await fits(page);
    await page.getByRole("button", { name: eventSearch.showHits }).click();
    await page.getByRole("button", { name: "Filter (1)" }).waitFor();
    await page.getByRole("button", { name: addTexts.labels.booking }).first().click();
    await page.getByRole("link", { name: "1 Seminar · Zum Warenkorb" }).waitFor();
    await fits(page);
    await page.getByRole("button", { name: "Filter „Arbeitsrecht“ entfernen" }).click();
    await page.getByRole("link", { name: "1 Seminar · Zum Warenkorb" }).click();
    await headline(page, "Warenkorb");
  });
});

describe("a guest who is late", () => {
  it("loses the last seat while ordering, and takes another date in its place", async () => {
    const { page, complaints } = await arrive("/seminare/p/7003", PHONE);
    await page.getByText("Nur noch 1 Platz").first().waitFor();
    await page.getByRole("button", { name: addTexts.labels.booking }).first().click();
    await follow(page, addTexts.inCart);
    await bringAnna(page);
    await follow(page, "Zur Kasse");
    await fillIn(page, address);
    await page.getByRole("button", { name: checkoutTexts.toOverview }).click();
    await page.getByRole("checkbox", { name: /AGB/ }).check();
    await page.getByRole("button", { name: checkoutTexts.order }).click();
    await page.getByText(addTexts.soldOut).first().waitFor();
    await fits(page);
    await page.getByRole("button", { name: addTexts.labels.booking }).first().click();
    await page.getByRole("link", { name: addTexts.inCart }).first().waitFor();
    expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
  });
});

describe("a guest who allows what comes from others, and takes that back", () => {
  it("has map, chatbot and what was seen before only in between", async () => {
    const { page, complaints } = await arrive("/", VIEWPORT);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const go = async (path: string): Promise<void> => {
      await page.goto(origin() + path);
      await settle(page);
    };
    await go("/seminare/p");
    await go("/chatbot");
    await page.getByRole("button", { name: chatbot.load }).waitFor();
    await go("/standorte/hotel/hotel-am-hafen-hamburg-7");
    await page.getByRole("button", { name: hotelMapTexts.load }).click();
    expect(
      asked.filter((path) => /^\/(mock-media\/(maps|chatbot)|general-api\/themes-remarketing)/.test(path)),
    ).toEqual([]);
    await page.getByRole("button", { name: "Externe Inhalte erlauben" }).click();
    await page.getByRole("group", { name: "Karte: Hotel am Hafen Hamburg" }).waitFor();
    await go("/seminare/p");
    await page.getByRole("heading", { name: recommendations.seen }).waitFor();
    await go("/chatbot");
    await page.getByRole("complementary", { name: "Chatbot" }).waitFor();
    await page.getByRole("button", { name: "Externe Inhalte nicht mehr erlauben" }).click();
    await page.getByRole("complementary", { name: "Chatbot" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: chatbot.load }).waitFor();
    await go("/seminare/p");
    expect(await page.getByRole("heading", { name: recommendations.seen }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe.each(screens)("a customer at %s", (_name, viewport) => {
  it("logs in where the way led, books a reserved colleague, changes settings, gives feedback and logs out", async () => {
    const { page, complaints } = await arrive("/kundenportal/seminar/5001", viewport);
    await headline(page, "Willkommen im Kundenportal");
    await fillIn(page, LOGIN);
    await page.getByRole("button", { name: "Anmelden" }).click();
    await page.getByRole("button", { name: /^Buchen für Agnieszka/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }).check();
    await dialog.getByRole("checkbox", { name: /^Ich akzeptiere/ }).check();
    await fits(page);
    await dialog.getByRole("button", { name: booking.send }).click();
    await dialog.waitFor({ state: "detached" });
    await page.goto(`${origin()}/kundenportal/einstellungen`);
    await page.getByLabel(/^Abteilung/).fill("Einkauf");
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText(personal.save.known).waitFor();
    await page.goto(`${origin()}/kundenportal/send-feedback`);
    await page.getByLabel(/^Betreff/).fill("Lob");
    await page.getByLabel(/^Nachricht/).fill("Alles bestens.");
    await page.getByRole("button", { name: /senden$/ }).click();
    await page.getByRole("heading", { name: feedback.thanks }).waitFor();
    // On a phone the portal's menu stands in the place of the site's, whose parts the footer names.
    if (viewport.width === PHONE.width) {
      expect(await page.getByRole("button", { name: "Menü", exact: true }).count()).toBe(0);
      expect(await page.getByRole("contentinfo").getByRole("link", { name: "Standorte" }).count()).toBe(1);
      await page.getByRole("button", { name: "Portal", exact: true }).click();
      await page.getByRole("dialog").getByRole("link", { name: "abmelden" }).click();
    } else await page.locator("#portal-menu-desktop").getByRole("link", { name: "abmelden" }).click();
    await headline(page, "Seminare für Betriebsräte");
    await page.goto(`${origin()}/kundenportal`);
    await headline(page, "Willkommen im Kundenportal");
    expect(complaints).toEqual([]);
  });
});
