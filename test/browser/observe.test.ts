import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { createPortal } from "#mocks/model/portal.ts";
import { sharedBrowser } from "./browsers.ts";
import { recordEvents, seenEvents } from "./events.ts";
import { serveHost } from "./hosting.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ body: "" });

const LIST = '<div id="portal-event-list"></div>';
const ON = '<script type="application/json" id="portal-config">{"observe": true}</script>';

/** Counts the observers that a page makes. */
function countObservers(): void {
  const page = window as unknown as { observers: number };
  page.observers = 0;
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(run: PerformanceObserverCallback) {
      super(run);
      page.observers += 1;
    }
  };
}

const told = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await seenEvents(page))
    .filter(({ type }) => type === "portal:fault" || type === "portal:vital")
    .map(({ detail: { release, ...rest } }) => {
      expect(release).toMatch(/^[0-9a-f]{8}$/);
      return rest;
    });

/** A page that goes out of sight. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of ["hidden", "visibilityState"])
      Object.defineProperty(document, name, { configurable: true, value: name === "hidden" ? true : "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });

/** Makes the widget of a page higher, and waits until that has been painted. */
const grow = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (anchorId) => {
    const anchor = document.getElementById(anchorId);
    if (anchor === null) throw new Error(`There is no #${anchorId}.`);
    anchor.style.minHeight = `${String(anchor.clientHeight + 80)}px`;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, id);

describe("the switch `observe`", () => {
  it.each([
    ["off", "", 0],
    ["on", ON, 1],
  ])("%s loads that many files and observers", async (_state, config, count) => {
    const paths: string[] = [];
    const { page } = await open({
      body: config + LIST,
      early: countObservers,
      before: (at) => void at.on("request", (request) => paths.push(new URL(request.url()).pathname)),
    });
    await page.getByRole("tab", { name: "Geplant" }).waitFor();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => paths.filter((path) => path.includes("observe"))).toHaveLength(count);
    const watches = (): Promise<boolean> =>
      page.evaluate(() => (window as unknown as { observers: number }).observers > 0);
    await expect.poll(watches).toBe(count > 0);
  });

  it("tells of a failed call, of a malformed answer and of code that cannot be had", async () => {
    const { page } = await open({
      body: `${ON}${LIST}<div id="portal-bookmarks"></div><div id="portal-cart"></div>`,
      portal: { scenario: "status-500:eventsFuture+malformed:bookmarks" },
      early: recordEvents,
      before: (at) => at.route(/\/chunks\/\w+\/cart\.js/, (route) => route.fulfill({ status: 404 })),
    });
    await expect
      .poll(async () => (await told(page)).filter(({ kind }) => kind !== undefined))
      .toEqual(
        expect.arrayContaining([
          { widget: "portal-event-list", kind: "call", route: "eventsFuture", status: 500 },
          { widget: "portal-bookmarks", kind: "malformed", route: "bookmarks", field: "bookmarks" },
          { widget: "portal-cart", kind: "code" },
        ]),
      );
  });

  it("tells of a crash", async () => {
    const { page } = await open({
      body: `${ON}<div id="portal-bookmarks"></div>`,
      early: recordEvents,
      before: async (at) => {
        const body = `export default {
          anchor: { id: "portal-bookmarks", height: { wide: 9, phone: 9 }, skeleton: "line", params: [], reads: [] },
          View: () => { throw new Error("Erika Muster"); },
          reads: [],
        };`;
        await at.route(/\/bookmarks\.js/, (route) => route.fulfill({ contentType: "text/javascript", body }));
      },
    });
    await expect.poll(() => told(page)).toEqual([{ widget: "portal-bookmarks", kind: "crash" }]);
  });

  it("tells when the content was there, which part was slow, and how far things have moved", async () => {
    // Without the fixed clock of other tests, which changes what an event says of its time.
    const server = await serveHost(createPortal(), { body: `${ON}${LIST}<p>Danach</p>` });
    // As high as the whole page: what moves out of sight is no layout shift.
    const context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 2400 } });
    const page = await context.newPage();
    await page.addInitScript(recordEvents);
    await page.goto(`${server.origin}/seite`);
    await page.getByRole("tab", { name: "Geplant" }).waitFor();
    const widget = "portal-event-list";
    await expect.poll(() => told(page)).toEqual([{ widget, name: "content", value: expect.any(Number) as number }]);
    const byName = async (): Promise<Record<string, unknown>> => {
      await hide(page);
      return Object.fromEntries(
        (await told(page)).map(({ name, part = "", ...rest }) => [`${String(name)} ${String(part)}`, rest]),
      );
    };
    const figure = { widget, value: expect.any(Number) as number };
    // Made on purpose: whether the first drawing moves anything depends on what was painted before it.
    const shifted = async (): Promise<Record<string, unknown>> => {
      await grow(page, widget);
      return byName();
    };
    await expect.poll(shifted).toHaveProperty("shift page", figure);
    await page.evaluate(() => {
      // As a page that is busy with something else when the press comes.
      document.addEventListener("click", () => {
        const until = performance.now() + 200;
        while (performance.now() < until);
      });
    });
    await page.getByRole("tab", { name: "Abgeschlossen" }).click();
    await expect.poll(byName).toHaveProperty("interaction tab", figure);
    await context.close();
    await server.close();
  });
});
