import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { gate } from "#mocks/testing/gate.ts";
import { recordEvents, seenEvents } from "./events.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ body: "" });

const LIST = '<div id="portal-event-list"></div>';
const OVERVIEW = '<div id="portal-event-overview" data-event-id="5002"></div>';
const firstCard = (page: Page) => page.getByRole("button", { name: /Protokollführung im Betriebsrat/ });

describe("a page without an anchor", () => {
  it("loads one file and does nothing else, whichever ids stand there that begin like ours and are none", async () => {
    const requests: string[] = [];
    const { page, complaints } = await open({
      body: ["portal-page-header", "portal-tab-wrapper", "portal-config", "portal-root", "portal-eventlist"]
        .map((id) => `<div id="${id}"></div>`)
        .join("<p>Text</p>"),
      before: (at) => void at.on("request", (request) => requests.push(new URL(request.url()).pathname)),
    });
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path !== "/seite" && !path.startsWith("data:"))).toEqual(["/portal.js"]);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length + document.styleSheets.length)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("tells of the meant id where a widget stands", async () => {
    const { complaints } = await open({
      body: `${LIST}<div id="portal-root"></div><div id="portal"></div><div id="portal_event-list"></div><div id="portal-eventlist"></div><div id=" portal-event-list "></div>`,
    });
    await expect
      .poll(() => complaints)
      .toEqual([
        expect.stringContaining('There is no widget #portal_event-list. Did you mean "portal-event-list"?'),
        expect.stringContaining('There is no widget #portal-eventlist. Did you mean "portal-event-list"?'),
        expect.stringContaining('The id " portal-event-list " has white space around it'),
      ]);
  });
});

describe("anchors", () => {
  it("come to life with one call each, and the first call does not wait for the code", async () => {
    const order: string[] = [];
    const { page, portal, complaints } = await open({
      body: LIST,
      early: recordEvents,
      before: (at) => void at.on("request", (request) => order.push(new URL(request.url()).pathname)),
    });
    await firstCard(page).waitFor();
    expect(order.indexOf("/portal-api/events/future")).toBeLessThan(
      order.findIndex((path) => path.startsWith("/chunks/")) + 2,
    );
    await expect.poll(() => portal.calls.map((call) => call.name)).toEqual(["eventsFuture", "user", "eventsPast"]);
    expect(await seenEvents(page)).toEqual([{ type: "portal:mounted", detail: { widget: "portal-event-list" } }]);
    expect(complaints).toEqual([]);
  });

  it('of the same id both work and share their call, also in an element with the id "portal"', async () => {
    const { page, portal } = await open({ body: `<div id="portal">${LIST}<hr>${LIST}</div>` });
    await expect.poll(() => firstCard(page).count()).toBe(2);
    await page.getByRole("tab", { name: "Aktuell" }).last().click();
    await expect.poll(() => page.getByRole("tab", { name: "Geplant", selected: true }).count()).toBe(1);
    expect(portal.calls.filter((call) => call.name === "eventsFuture")).toHaveLength(1);
  });

  it("that appear later, get their id later, move, leave or are put back after a while are followed", async () => {
    const { page, complaints } = await open({ body: "<main></main><aside></aside>" });
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", `<section>${html}</section>`),
      OVERVIEW,
    );
    await page.getByRole("heading", { name: "Protokollführung im Betriebsrat" }).waitFor();
    await page.evaluate(() => document.querySelector("aside")?.append(document.querySelector("section") ?? ""));
    await page.getByRole("heading", { name: "Protokollführung im Betriebsrat" }).waitFor();
    await page.evaluate(() => document.querySelector("section")?.remove());
    await expect.poll(() => page.getByRole("heading").count()).toBe(0);
    await page.evaluate(() => {
      const later = document.querySelector("main")?.appendChild(document.createElement("div"));
      if (later) later.id = "portal-event-list";
    });
    await firstCard(page).waitFor();
    await page.evaluate(() => {
      const anchor = document.getElementById("portal-event-list");
      anchor?.remove();
      requestAnimationFrame(() => requestAnimationFrame(() => document.body.append(anchor ?? "")));
    });
    await page
      .locator("body > #portal-event-list")
      .getByRole("button", { name: /Protokollführung/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it("do no harm inside another one, which survives a host that empties it", async () => {
    const { page, portal, complaints } = await open({
      body: `<div id="portal-event-list">${OVERVIEW}<div id="portal-event-detail" data-event-id="5001">${OVERVIEW}</div></div>`,
    });
    await firstCard(page).waitFor();
    await expect.poll(() => portal.calls.map((call) => call.name)).toEqual(["eventsFuture", "user", "eventsPast"]);
    await page.evaluate(() => {
      const anchor = document.getElementById("portal-event-list");
      if (anchor) anchor.innerHTML = "";
    });
    await page.getByRole("tab", { name: "Abgeschlossen" }).click();
    await page.getByRole("tabpanel", { name: "Abgeschlossen" }).getByRole("button").first().waitFor();
    expect(complaints).toEqual([]);
  });

  it("can be unmounted and scanned again", async () => {
    const { page } = await open({
      body: '<div id="portal-event-overview" data-event-id="5002"><p>Inhalt der Redaktion</p></div>',
    });
    await page.getByRole("heading").waitFor();
    expect(await page.getByText("Inhalt der Redaktion").isVisible()).toBe(false);
    const version = await page.evaluate(() => {
      const { portal } = window as unknown as {
        portal: { version: string; unmount: (element: Element | null) => void };
      };
      portal.unmount(document.getElementById("portal-event-overview"));
      return portal.version;
    });
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(await page.getByText("Inhalt der Redaktion").isVisible()).toBe(true);
    expect(await page.getByText("Einen Moment").isVisible()).toBe(false);
    expect(await page.getByRole("heading").count()).toBe(0);
    await page.evaluate(() => (window as unknown as { portal: { scan: () => void } }).portal.scan());
    await page.getByRole("heading").waitFor();
  });
});

describe("while the code loads", () => {
  /** Holds back all chunks until told. */
  async function slowChunks(page: Page): Promise<{ release: () => void }> {
    const { wait, open: release } = gate();
    await page.route("**/chunks/**", async (route) => {
      await wait();
      await route.continue();
    });
    return { release };
  }

  it.each([
    ["16 px", "", 16],
    ["that of the page's own rule", "<style>body > div { margin: 5px; }</style>", 5],
  ])(
    "shows the author's content, or a skeleton of the widget's height at the distance it will have: %s",
    async (_of, style, distance) => {
      let chunks = { release: (): void => undefined };
      const { page } = await open({
        body: `${style}<style>body { margin: 0; }</style>${LIST}<div id="portal-event-overview" data-event-id="5002"><p data-portal-loading>Einen Moment</p></div>`,
        before: async (at) => {
          chunks = await slowChunks(at);
        },
      });
      const list = page.locator("#portal-event-list");
      await expect.poll(async () => (await list.boundingBox())?.y).toBe(distance);
      expect((await list.boundingBox())?.height).toBeGreaterThan(300);
      expect(await page.getByText("Einen Moment").isVisible()).toBe(true);
      chunks.release();
      await firstCard(page).waitFor();
      expect((await list.boundingBox())?.y).toBe(distance);
      // Its content goes with what takes its place.
      await page.locator("#portal-event-overview").getByRole("heading").first().waitFor();
      expect(await page.getByText("Einen Moment").isVisible()).toBe(false);
    },
  );
});

describe("a chunk that cannot be had", () => {
  it("is tried once more", async () => {
    let failed = 0;
    const { page } = await open({
      body: LIST,
      before: (at) =>
        at.route("**/chunks/**", (route) =>
          new URL(route.request().url()).search === "" && failed++ === 0 ? route.abort() : route.continue(),
        ),
    });
    await firstCard(page).waitFor();
    expect(failed).toBeGreaterThan(0);
  });

  it("is asked for again by the next anchor that wants it", async () => {
    let lost = true;
    const { page } = await open({
      body: LIST,
      before: (at) => at.route("**/chunks/**", (route) => (lost ? route.abort() : route.continue())),
    });
    await page.getByText(common.partFailed).waitFor();
    lost = false;
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), `<p>Weiter</p>${LIST}`);
    await firstCard(page).waitFor();
  });

  it("brings the author's content back, with a notice, and leaves typed text alone", async () => {
    const { page, complaints } = await open({
      body: `<textarea aria-label="Notiz"></textarea><div id="portal-event-list">Inhalt der Redaktion</div>
        <div id="portal-next-event"><p data-portal-loading>Einen Moment</p></div>`,
      early: recordEvents,
      before: (at) => at.route("**/chunks/**", (route) => route.fulfill({ status: 404, body: "gone" })),
    });
    await page.getByLabel("Notiz").fill("Getipptes");
    await page.getByRole("alert").getByText(common.partFailed).nth(1).waitFor();
    expect(await page.getByRole("button", { name: "Seite neu laden" }).count()).toBe(2);
    expect(await page.locator("[role=alert][lang=de]").count()).toBe(2);
    expect(await page.getByText("Inhalt der Redaktion").isVisible()).toBe(true);
    expect(await page.getByLabel("Notiz").inputValue()).toBe("Getipptes");
    expect(await seenEvents(page)).toEqual(
      ["portal-event-list", "portal-next-event"].map((widget) => ({
        type: "portal:error",
        detail: { widget, message: expect.stringContaining("Failed to fetch dynamically imported module") as string },
      })),
    );
    expect(complaints.some((text) => text.includes("[portal]") && text.includes("Failed to fetch"))).toBe(true);
  });
});

describe("a widget that the configuration keeps asleep", () => {
  it("leaves the author's content, loads and asks nothing, and names an unknown id once", async () => {
    const requests: string[] = [];
    const { page, portal, complaints } = await open({
      body: `<div id="portal-event-list">Inhalt der Redaktion</div>
        <script type="application/json" id="portal-config">{"off": ["portal-event-list", "portal-chatbott"]}</script>`,
      before: (at) => void at.on("request", (request) => requests.push(new URL(request.url()).pathname)),
    });
    await page.waitForLoadState("networkidle");
    expect(await page.getByText("Inhalt der Redaktion").isVisible()).toBe(true);
    expect(await page.locator("#portal-event-list").evaluate((anchor) => anchor.shadowRoot)).toBeNull();
    expect(requests.filter((path) => path !== "/seite")).toEqual(["/portal.js"]);
    expect(portal.calls).toEqual([]);
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), OVERVIEW);
    await page.getByRole("heading", { name: "Protokollführung im Betriebsrat" }).waitFor();
    expect(complaints).toEqual(['[portal] Configuration: off[1] names no widget and is ignored: "portal-chatbott".']);
  });
});

describe("a configuration that comes late", () => {
  const late = (list: string): string =>
    `<script type="application/json" id="portal-config">{"endpoints":{"eventsFuture":"/portal-api/gremium-users/1002/events/future"}}</script>${list}`;
  const insert = (page: Page, html: string): Promise<void> =>
    page.evaluate((text) => document.body.insertAdjacentHTML("beforeend", text), html);

  it("counts where it brings the first anchor along", async () => {
    const { page, portal, complaints } = await open({ body: '<img name="scripts" alt="">' });
    await insert(page, late(LIST));
    await firstCard(page).waitFor();
    expect(portal.calls.map((call) => call.name)).toContain("gremiumEventsFuture");
    expect(complaints).toEqual([]);
  });

  it("is named in the console, once, where a widget was there before it", async () => {
    const { page, complaints } = await open({ body: LIST });
    await firstCard(page).waitFor();
    await insert(page, late(LIST) + LIST);
    await expect.poll(() => firstCard(page).count()).toBe(3);
    expect(complaints).toEqual([
      "[portal] Configuration: portal-config came or changed after the first widget and is ignored until the page is loaded anew.",
    ]);
  });
});

describe("portal.ready", () => {
  it("runs what waited for the script, whatever goes wrong in one, and what comes later", async () => {
    const { page } = await open({
      head: `<script>
        if (!window.portal?.ready) window.portal = { q: [], ready(run) { this.q.push(run); } };
        portal.ready(() => { throw new Error("the host's own"); });
        portal.ready(undefined);
        portal.ready(() => { document.title = typeof portal.scan + portal.version; });
      </script>`,
      body: "<p>Text</p>",
    });
    const version = await page.evaluate(() => (window as { portal?: { version?: string } }).portal?.version);
    expect(version).toMatch(/^\d/);
    await expect.poll(() => page.title()).toBe(`function${version ?? ""}`);
    await page.evaluate(() => {
      const { portal } = window as { portal?: { ready: (run: () => void) => void } };
      portal?.ready(() => (document.title = "später"));
    });
    await expect.poll(() => page.title()).toBe("später");
  });
});

describe("the script", () => {
  const scripts: Record<string, string> = {
    "twice and under two addresses":
      '<script type="module" src="/portal.js?v=1"></script><script type="module" src="/portal.js?v=1"></script><script type="module" src="/portal.js?v=2"></script>',
    'in a tag without type="module"': '<script src="/portal.js"></script>',
    "in both forms": '<script src="/portal.single.js"></script><script type="module" src="/portal.js"></script>',
  };

  it.each(Object.entries(scripts))("works %s", async (_name, script) => {
    const { page, portal, complaints } = await open({ body: LIST, script });
    await firstCard(page).waitFor();
    expect(await firstCard(page).count()).toBe(1);
    await expect.poll(() => portal.calls.map((call) => call.name)).toEqual(["eventsFuture", "user", "eventsPast"]);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["module", '<script type="module" async src="/portal.js"></script>'],
    ["classic file", '<script src="/portal.single.js"></script>'],
  ])("works as a %s in the head, with the configuration behind the anchor", async (_name, head) => {
    const { page, complaints, portal } = await open({
      head,
      script: "",
      body: `${LIST}<script type="application/json" id="portal-config">{"endpoints": {"eventsFuture": "/portal-api/gremium-users/1002/events/future"}}</script>`,
    });
    await firstCard(page).waitFor();
    expect(await firstCard(page).count()).toBe(1);
    await expect
      .poll(() => portal.calls.map((call) => call.name))
      .toEqual(["gremiumEventsFuture", "user", "eventsPast"]);
    expect(complaints).toEqual([]);
  });

  it("loads its files from where it stands: another origin, under a foreign base address", async () => {
    const far = await open();
    const requests = new Set<string>();
    const { page, server, portal } = await open({
      head: `<base href="${far.server.origin}/anderswo/">`,
      body: LIST,
      script: `<script type="module" src="${far.server.origin}/portal.js"></script>`,
      before: async (at) => {
        at.on("request", (request) => requests.add(new URL(request.url()).origin));
        await at.route(`${far.server.origin}/**`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
        });
      },
    });
    await firstCard(page).waitFor();
    expect(requests).toEqual(new Set([server.origin, far.server.origin]));
    await expect.poll(() => portal.calls.map((call) => call.name)).toEqual(["eventsFuture", "user", "eventsPast"]);
    expect(far.portal.calls).toEqual([]);
  });

  it("gives the author's content back and names the cause where MooTools with 1.2 compatibility has replaced bind", async () => {
    const head =
      "<script>Function.prototype.bind = function (self, given) { var run = this, list = given === undefined ? [] : given instanceof Array ? given : [given]; return function () { return run.apply(self, list.length ? list : arguments); }; };</script>";
    const { page, complaints } = await open({
      head,
      body: '<div id="portal-event-list"><p>Inhalt der Redaktion</p></div>',
    });
    await page.getByRole("alert").waitFor();
    expect(await page.getByText("Inhalt der Redaktion").isVisible()).toBe(true);
    expect(complaints).toEqual([expect.stringContaining("Function.prototype.bind")]);
  });
});
