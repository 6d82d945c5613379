import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { feedback } from "#i18n/feedback.ts";
import { loggedInAgain } from "#i18n/sentences.ts";
import { axeFindings } from "./axe.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene } from "./support.ts";

const open = scenesOf({ body: '<h1>Portal</h1><div id="portal-feedback"></div>' });

async function fill(page: Page): Promise<void> {
  await page.getByLabel(/^Betreff/).fill("Lob");
  await page.getByLabel(/^Nachricht/).fill("Alles bestens.");
}

const send = (page: Page): Promise<void> => page.getByRole("button", { name: /senden$/ }).click();
const names = (at: Scene): string[] => at.portal.calls.map((call) => call.name);
const sent = (at: Scene): unknown[] =>
  at.portal.calls.filter((call) => call.name === "feedbackSend").map((call) => call.body);

describe("the feedback page", () => {
  it("is filled and sent by keyboard alone, with a completed seminar found by typing", async () => {
    const at = await open({ context: { viewport: { width: 390, height: 844 } } });
    const { page } = at;
    await page.getByRole("combobox").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Einstieg");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Lob");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Alles bestens.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: feedback.thanks }).waitFor();
    expect(sent(at)).toMatchObject([
      {
        formType: "Seminare",
        event: { thema: { semThema: "Betriebsrat I: Einstieg ins Amt" } },
        subject: "Lob",
        message: "Alles bestens.",
      },
    ]);
    expect(names(at).sort()).toEqual(["feedbackEvents", "feedbackSend", "token", "user"]);
    expect(at.complaints).toEqual([]);
  });

  it("keeps the telephone number in the page where letters are twice as large", async () => {
    const { page } = await open({
      body: `<div id="portal-feedback"></div>
<script type="application/json" id="portal-config">{"supportPhone":"+49 123 4567890"}</script>`,
      context: { viewport: { width: 390, height: 844 } },
    });
    await page.getByRole("link", { name: "+49 123 4567890" }).waitFor();
    await page.evaluate(() => (document.body.style.fontSize = "32px"));
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(room);
  });

  it("moves nothing when the list takes the place of the field that waits for it", async () => {
    const held: (() => void)[] = [];
    const { page } = await open({
      before: (at) => at.route(/seminar-select/, (route) => void held.push(() => void route.continue())),
    });
    const field = page.getByRole("textbox", { name: /^Seminar/ });
    await expect.poll(() => held.length).toBe(1);
    expect(await field.isDisabled()).toBe(true);
    const subject = page.getByLabel(/^Betreff/);
    const before = await subject.boundingBox();
    held[0]?.();
    await page.getByRole("combobox").waitFor();
    expect(await subject.boundingBox()).toEqual(before);
  });

  it("apologises when there is no connection and when the server fails, having tried once, and gives back what was typed", async () => {
    // A page that is offline: a connection that breaks is repeated by Chromium itself, POST or not.
    const tries: string[] = [];
    const loaded: string[] = [];
    const { page, portal } = await open({
      before: (at) => {
        at.on("request", (request) => request.method() === "POST" && tries.push(request.url()));
        at.on("requestfinished", (request) => loaded.push(request.url()));
      },
    });
    await page.getByRole("combobox").waitFor();
    await fill(page);
    // The client and the rules have come with the first touch.
    for (const file of ["/client-", "/form-resolver.js", "/feedback-rules.js"])
      await expect.poll(() => loaded.some((url) => url.includes(file)), { message: file }).toBe(true);
    portal.select({ scenario: "fail:feedbackSend" });
    for (const [tried, offline] of [true, false].entries()) {
      await page.context().setOffline(offline);
      await send(page);
      await page.getByRole("heading", { name: feedback.words.unknown }).waitFor();
      expect(tries).toHaveLength(tried + 1);
      await page.getByRole("button", { name: feedback.back }).click();
      expect(await page.getByLabel(/^Betreff/).inputValue()).toBe("Lob");
    }
  });

  it("keeps what was typed over an accidental reload, and no token", async () => {
    const { page } = await open();
    await fill(page);
    await page.getByRole("radio", { name: "Kontodaten" }).check();
    await page.reload();
    await expect.poll(() => page.getByLabel(/^Nachricht/).inputValue()).toBe("Alles bestens.");
    expect(await page.getByRole("radio", { name: "Kontodaten" }).isChecked()).toBe(true);
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain("mock-bearer");
  });
});

describe("an expired session", () => {
  it("warns once in both tabs, and both go on after a login", async () => {
    const at = await open({
      body: '<h1>Portal</h1><div id="portal-feedback"></div><div id="portal-event-list"></div>',
    });
    const { page } = at;
    await page.getByRole("combobox").waitFor();
    await fill(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole("combobox").waitFor();
    at.portal.select({ scenario: "expired" });
    await send(page);
    for (const tab of [page, other]) {
      await tab.getByRole("link", { name: common.login }).waitFor();
      expect(await tab.getByRole("link", { name: common.login }).count()).toBe(1);
    }
    expect(await page.getByLabel(/^Betreff/).inputValue()).toBe("Lob");
    expect(await axeFindings(page)).toEqual([]);
    at.portal.select({ scenario: "normal" });
    await other.reload();
    await page.getByText(loggedInAgain).waitFor();
    expect(await page.getByRole("link", { name: common.login }).count()).toBe(0);
    await send(page);
    await page.getByRole("heading", { name: feedback.thanks }).waitFor();
    expect(at.portal.state().feedback).toHaveLength(1);
  });
});
