import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { createPortal } from "#mocks/model/portal.ts";
import type { PortalServer } from "#mocks/serve/server.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { bodyOf, situationNamed, startOf } from "#mocks/situations/situations.ts";
import { takeStep } from "#mocks/situations/take-step.ts";
import { finderScript, firefoxDriver } from "./firefox-driver.ts";
import { launchFirefox, POLLING, type Firefox } from "./firefox.ts";
import { hostileHead } from "./hostile-host.ts";
import { serveHost } from "./hosting.ts";
import { NOW } from "./support.ts";
import { upToSending } from "./up-to-sending.ts";

let firefox: Firefox;
let server: PortalServer;
let body = "";
let head = "";

beforeAll(async () => {
  // Nobody answers what the browser asks about pages that are left with something typed.
  firefox = await launchFirefox({ "dom.disable_beforeunload": true });
  firefox.page.setDefaultTimeout(30_000);
  await firefox.page.evaluateOnNewDocument(await finderScript());
  server = await serveHost(createPortal(), { body: () => `${head}${body}` });
});
afterAll(async () => {
  await firefox.browser.close();
  await server.close();
});
beforeEach(() => {
  firefox.complaints.length = 0;
});

const driver = () => firefoxDriver(firefox.page, server.portal);
const posts = (): string[] => server.portal.calls.filter(({ method }) => method === "POST").map(({ name }) => name);

/** Goes the way of a situation, from a browser that has kept nothing, until it is reached. */
async function reach(situation: Situation): Promise<void> {
  const { page } = firefox;
  server.portal.select(startOf(situation));
  server.portal.reset();
  Object.assign(server.portal.state(), structuredClone(situation.state));
  body = "";
  await page.goto(`${server.origin}/seite?leer`);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  body = bodyOf(situation);
  await page.goto(`${server.origin}/seite${situation.hash ?? ""}`);
  for (const step of situation.steps ?? []) await takeStep(driver(), step);
  await driver().see(situation.shows);
}

describe("in Firefox, on a page that does all at once what hosts do", () => {
  beforeAll(() => {
    head = hostileHead();
  });

  it.each(["kontakt-gesendet", "einstellungen-gespeichert", "warenkorb-getippt", "kasse-gebucht"])(
    "%s is reached as anywhere else, and the host hears no key of it",
    async (id) => {
      await reach(situationNamed(id));
      expect(await firefox.page.evaluate("JSON.stringify(heardKeys)")).toBe("[]");
      expect(firefox.complaints).toEqual([]);
    },
  );

  it.each([
    ["login", "Passwort"],
    ["kontakt", "Nachricht"],
  ])("what is typed into a field of %s stands there", async (id, label) => {
    await reach(situationNamed(id));
    const { page } = firefox;
    const field = await driver().field(label);
    await driver().fill(field, "Anne/Pf 5,xy");
    await page.keyboard.press("Backspace");
    expect(await field.evaluate((element) => (element as HTMLInputElement).value)).toBe("Anne/Pf 5,x");
    expect(await page.evaluate("JSON.stringify(heardKeys)")).toBe("[]");
  });
});

describe.each(["einstellungen-gespeichert", "kasse-gebucht", "feedback-gesendet"])(
  "in Firefox, %s, while another person has logged in elsewhere",
  (id) => {
    const { before, send } = upToSending(id);
    beforeAll(() => {
      head = "";
    });

    it("sends nothing for them of what was made for somebody else", async () => {
      await reach(before);
      server.portal.select({ customer: "member" });
      await firefox.page.evaluate((now) => {
        Date.now = () => now;
      }, NOW.getTime() + 300_000);
      await takeStep(driver(), { click: send });
      await driver().see(id === "kasse-gebucht" ? common.otherPersonOrdering : common.otherPerson);
      expect(posts()).toEqual([]);
    });
  },
);

it("in Firefox, turns to another person as soon as their tab tells of it", async () => {
  head = "";
  await reach(upToSending("einstellungen-gespeichert").before);
  server.portal.select({ customer: "member" });
  const other = await firefox.browser.newPage();
  await other.evaluateOnNewDocument((now) => {
    Date.now = () => now;
  }, NOW.getTime() + 300_000);
  await other.goto(`${server.origin}/seite`);
  // Firefox draws only the tab in front.
  await firefox.page.bringToFront();
  await firefox.page.waitForFunction(
    (text) =>
      (window as unknown as { finder: { isShown: (page: Document, what: string) => boolean } }).finder.isShown(
        document,
        text,
      ),
    { polling: POLLING },
    common.otherPerson,
  );
  expect(posts()).toEqual([]);
  await other.close();
});
