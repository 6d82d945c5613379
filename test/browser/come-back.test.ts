import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { booking } from "#i18n/booking.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { hotel } from "#i18n/settings.ts";
import { scrollBack } from "./phone.ts";
import { scenesOf } from "./scenes.ts";
import { closeDialog, field, save, SETTINGS } from "./settings.ts";

const open = scenesOf({ body: "" });

/** What a CMS does that moves a part of its page: takes the anchor out, and puts it back. */
const putBack = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (anchorId) => {
    const anchor = document.getElementById(anchorId);
    const parent = anchor?.parentElement;
    anchor?.remove();
    await new Promise(requestAnimationFrame);
    if (anchor !== null) parent?.append(anchor);
  }, id);

const unmountAndScan = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { portal } = window as unknown as { portal: { unmount: (root: Element) => void; scan: () => void } };
    portal.unmount(document.body);
    portal.scan();
  });

describe("an anchor that comes back", () => {
  it("shows what was saved after that, not what was known before", async () => {
    const { page } = await open({ body: SETTINGS, path: "/seite#hotelwuensche" });
    const wishes = field(page, hotel.comments);
    await wishes.waitFor();
    await putBack(page, "portal-user-settings");
    await wishes.fill("Bitte ein Zimmer im Erdgeschoss.");
    await save(page);
    await page.getByText(hotel.save.known).waitFor();
    await closeDialog(page);
    expect(await wishes.inputValue()).toBe("Bitte ein Zimmer im Erdgeschoss.");
    await putBack(page, "portal-user-settings");
    await expect.poll(() => wishes.inputValue()).toBe("Bitte ein Zimmer im Erdgeschoss.");
  });

  it("shows a participant as booked after that", async () => {
    const { page } = await open({ body: '<h1>Seminar</h1><div id="portal-event-detail" data-event-id="5010"></div>' });
    const book = page.getByRole("button", { name: /^Buchen für/ });
    await book.waitFor();
    await unmountAndScan(page);
    await book.click();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: booking.send }).click();
    await page.getByText(recipientStatusLabels["booking-pending"]).first().waitFor();
    expect(await book.count()).toBe(0);
  });
});

/** What a page does that arranges its columns anew: the anchor goes elsewhere at once. */
const move = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const elsewhere = document.createElement("aside");
    document.body.append(elsewhere);
    for (const anchor of document.querySelectorAll("[id^=portal-]")) elsewhere.append(anchor);
  });

describe("an anchor that the page moves", () => {
  it("keeps its dialog modal, with the focus and the text in the field", async () => {
    const { page, complaints } = await open({ body: '<div id="portal-event-detail" data-event-id="5001"></div>' });
    await page.getByRole("button", { name: /^Stornieren für Jörg/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Anderer" }).click();
    const reason = dialog.getByLabel("Ihr Grund");
    await reason.fill("Umzug der ");
    await move(page);
    await page.keyboard.type("Abteilung");
    expect(await reason.inputValue()).toBe("Umzug der Abteilung");
    expect(await dialog.and(page.locator(":modal")).count()).toBe(1);
    await page.keyboard.press("Escape");
    await dialog.getByRole("alert").waitFor();
    expect(complaints).toEqual([]);
  });

  it("keeps the menu's button in sight where the page has been scrolled", async () => {
    const { page } = await open({
      body: '<div id="portal-menu-mobile"></div><div style="height:4000px"></div>',
      context: { viewport: { width: 390, height: 800 } },
    });
    await page.getByRole("button").waitFor();
    await scrollBack(page);
    const button = page.locator(".menu-button:popover-open");
    await button.waitFor();
    await move(page);
    await expect.poll(() => button.count()).toBe(1);
  });
});

describe("an id in the address", () => {
  const inView = (page: Page, id: string): Promise<boolean> =>
    page.locator(`#${id}`).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  const goTo = (page: Page, hash: string): Promise<void> =>
    page.evaluate((to) => {
      scrollTo(0, 0);
      location.hash = to;
    }, hash);

  it("opens an event, a document and a member, and brings them into view", async () => {
    const { page } = await open({
      body: '<h1>Portal</h1><div id="portal-event-list"></div><div id="portal-document-list"></div><div id="portal-gremium-members"></div>',
      path: "/seite#geplant:event-5015",
      context: { viewport: { width: 800, height: 400 } },
    });
    await page.getByText("S-5015-26").waitFor();
    await expect.poll(() => inView(page, "event-5015")).toBe(true);
    const file = page.locator("[id^=document-]").first();
    await file.waitFor();
    for (const id of [(await file.getAttribute("id")) ?? "", "member-1012"]) {
      await goTo(page, id);
      expect(await inView(page, id)).toBe(false);
      await expect.poll(() => inView(page, id)).toBe(true);
    }
  });
});
