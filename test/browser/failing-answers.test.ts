import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { notLoaded, readErrors } from "#i18n/errors.ts";
import { eventOver } from "#i18n/sentences.ts";
import { wishlistRemoval } from "#i18n/wishlist.ts";
import { seenEvents } from "./events.ts";
import { pathsOf, stubbedScenes, type Answers } from "./stubbed-backend.ts";

const open = stubbedScenes();

const event = {
  eventId: 41,
  title: "Nachtschicht",
  startDate: "2026-05-04T09:00:00",
  endDate: "2026-05-06T16:00:00",
  content: {},
};
const FAILED = notLoaded;
const LATER = `${FAILED} Bitte versuchen Sie es später erneut.`;
const OVER = eventOver;
const UNREADABLE = readErrors.malformed;

describe("a status", () => {
  const members = (id: number): string => `/portal-api/gremium-users/${id}/events/future`;

  it("is drawn and asked for again as its kind wants it, on one page", async () => {
    // A server that is down is explained once, by the first.
    const statuses: [number, number, string, string][] = [
      [500, 1, LATER, FAILED],
      [503, 3, FAILED, FAILED],
      [403, 1, LATER, LATER],
      [404, 1, LATER, OVER],
      [204, 1, UNREADABLE, UNREADABLE],
    ];
    const { page, sent } = await open(
      Object.fromEntries(
        statuses.flatMap(([status]) => [
          [members(status), status],
          [`/portal-api/events/${status}`, status],
        ]),
      ),
      {
        body: statuses
          .map(
            ([status]) =>
              `<div id="portal-event-list" data-user-id="${status}"></div><div id="portal-event-overview" data-event-id="${status}"></div>`,
          )
          .join(""),
      },
    );
    const texts = async (id: string): Promise<(string | undefined)[]> =>
      (await page.locator(`#portal-${id} .notice-text`).allInnerTexts()).map((text) => text.split("\n")[0]);
    await expect.poll(() => texts("event-list")).toEqual(statuses.map(([, , ofList]) => ofList));
    await expect.poll(() => texts("event-overview")).toEqual(statuses.map(([, , , ofEvent]) => ofEvent));
    const retries = page.locator("#portal-event-list").getByRole("button", { name: common.retry });
    expect(await retries.count()).toBe(statuses.length);
    expect(pathsOf(sent)).toEqual(
      statuses
        .flatMap(([status, times]) => [
          ...Array<string>(times).fill(`GET ${members(status)}`),
          ...Array<string>(times).fill(`GET /portal-api/events/${status}`),
        ])
        .sort(),
    );
  });
});

const user = { userId: 7, isGremiumAdmin: true };
const good: Answers = {
  "/get-user": { user },
  "/portal-api/user-data": {},
  "/portal-api/salutations": {},
};

describe("a redirect", () => {
  it("to an address that is not there says nothing of the event, and one to a login offers it", async () => {
    const answers: Record<string, Answers[string]> = {};
    const { page } = await open(answers, {
      body: '<div id="portal-event-overview" data-event-id="7"></div><div id="portal-event-list"></div>',
      before: async (given) => {
        const lead = (from: string, to: string) =>
          given.route(`**/portal-api/events/${from}`, (route) =>
            route.fulfill({ status: 302, headers: { location: to } }),
          );
        await lead("7", "/nirgends");
        await lead("future", "/seite");
      },
    });
    const list = page.locator("#portal-event-list");
    await list.getByText(readErrors.page).waitFor();
    const login = new URL((await list.getByRole("link", { name: common.login }).getAttribute("href")) ?? "");
    expect(login.searchParams.get("returnTo")).toBe(page.url());
    await page.locator("#portal-event-overview").getByText(LATER).waitFor();
    expect(await page.getByText(OVER).count()).toBe(0);
    await page.unroute("**/portal-api/events/future");
    answers["/portal-api/events/future"] = { events: [event] };
    await list.getByRole("button", { name: common.retry }).click();
    await list.getByText("Nachtschicht").first().waitFor();
  });
});

describe("a login after a session has expired", () => {
  it("is not undone by an answer from before it that nobody had taken", async () => {
    const later: Record<string, Answers[string]> = {
      ...good,
      "/portal-api/user-data": 401,
      "/portal-api/salutations": 401,
      "/get-user": 401,
    };
    const { page, sent } = await open(later, { body: '<div id="portal-user-settings"></div>' });
    const login = page.getByRole("link", { name: common.login });
    await login.waitFor();
    // Who is there is asked at once: that answer still belongs to the time before the login.
    await page.waitForLoadState("networkidle");
    Object.assign(later, good);
    await page.getByRole("button", { name: common.retry }).last().click();
    await page.getByRole("button", { name: "Speichern" }).waitFor();
    await expect.poll(() => sent.filter(({ path }) => path === "/portal-api/salutations").length).toBe(2);
    await expect.poll(() => login.count()).toBe(0);
    await expect.poll(() => page.getByText("Diese Inhalte sehen Sie wieder").count()).toBe(0);
  });
});

describe("a retry by keyboard", () => {
  it("leaves the focus in the widget, so that the next step is in what has come", async () => {
    const answers: Record<string, Answers[string]> = { ...good, "/portal-api/user-data": 500 };
    const { page } = await open(answers, { body: '<a href="/">davor</a><div id="portal-user-settings"></div>' });
    const retry = page.getByRole("button", { name: common.retry });
    await retry.waitFor();
    Object.assign(answers, good);
    await retry.press("Enter");
    await page.getByRole("button", { name: "Speichern" }).waitFor();
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe("portal-user-settings");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("portal-user-settings");
  });
});

describe("portal.unmount and portal.scan", () => {
  it("take a part of the page with all anchors in it, harm none, and reach into a shadow root of the host", async () => {
    const anchor = '<div id="portal-event-overview" data-event-id="41">alt</div>';
    const { page, complaints } = await open(
      { "/portal-api/events/41": { event } },
      { body: `<section id="teil">${anchor}</section><div id="portal-wishlist-remove-7"></div><div id="wirt"></div>` },
    );
    await page.getByRole("heading").waitFor();
    await page.getByRole("button", { name: wishlistRemoval.remove }).waitFor();
    await page.evaluate(() => {
      const { portal } = window as unknown as { portal: { unmount: (element: Element) => void } };
      portal.unmount(document.createElement("div"));
      portal.unmount(document.getElementById("teil") ?? document.body);
    });
    await expect.poll(() => page.getByRole("heading").count()).toBe(0);
    expect(await page.getByText("alt").isVisible()).toBe(true);
    expect(await page.getByRole("button").count()).toBe(1);
    await page.evaluate(() =>
      (window as unknown as { portal: { scan: (root: Element | null) => void } }).portal.scan(
        document.getElementById("teil"),
      ),
    );
    await page.getByRole("heading").waitFor();
    expect((await seenEvents(page)).map(({ detail }) => detail.widget).sort()).toEqual([
      "portal-event-overview",
      "portal-event-overview",
      "portal-wishlist-remove-7",
    ]);
    await page.evaluate((html) => {
      const root = document.getElementById("wirt")?.attachShadow({ mode: "open" });
      if (root === undefined) return;
      root.innerHTML = html;
      (window as unknown as { portal: { scan: (root: ShadowRoot) => void } }).portal.scan(root);
    }, anchor);
    await page.locator("#wirt").getByRole("heading", { name: "Nachtschicht" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
