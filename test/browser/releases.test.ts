import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { forms } from "#i18n/forms.ts";
import { requestForms } from "#i18n/requests.ts";
import { addRelease, type Release } from "#scripts/release/folder.ts";
import { project } from "#scripts/shared/project.ts";
import { dist } from "./hosting.ts";
import { scenesOf } from "./scenes.ts";

const NEXT = { version: "99.0.0", release: "bbbbbbbb", vendor: "vendor-BBBBBBBB" };
const DETAIL = '<div id="portal-event-detail" data-event-id="5001"></div>';
const LIST = '<div id="portal-event-list"></div>';

const manual = readFileSync(new URL("../../docs/autoren/betrieb.md", import.meta.url), "utf8");
const open = scenesOf({ body: DETAIL });
let work = "";
let folder = "";
let first: Release;

const textFiles = (at: string): string[] =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The build as a later one: another version and release, a library that has changed, and another word in the pages. */
function makeNextBuild(): string {
  const next = join(work, "next-build");
  cpSync(dist, next, { recursive: true });
  const vendor = /vendor-[\w-]+/.exec(readdirSync(join(dist, "chunks")).join(" "))?.[0] ?? "";
  renameSync(join(next, "chunks", first.release), join(next, "chunks", NEXT.release));
  renameSync(join(next, "chunks", `${vendor}.js`), join(next, "chunks", `${NEXT.vendor}.js`));
  renameSync(join(next, project.version), join(next, NEXT.version));
  for (const file of textFiles(next)) {
    const text = readFileSync(file, "utf8")
      .replaceAll(first.release, NEXT.release)
      .replaceAll(vendor, NEXT.vendor)
      // Whatever quotes the minifier takes.
      .replaceAll(new RegExp(`(["'\`])${project.version}\\1`, "g"), `"${NEXT.version}"`)
      .replaceAll("Ablaufplan", "Programm");
    writeFileSync(file, text);
  }
  return next;
}

const upload = (dir: string, version: string): Release =>
  addRelease(folder, { dist: dir, version, date: "2026-11-23", extra: {} });
/** What docs/autoren/betrieb.md tells to do for a roll-back. */
const rollBackTo = (version: string): void => {
  cpSync(join(folder, version, "evergreen.js"), join(folder, "portal.js"));
  cpSync(join(folder, version, "portal.single.js"), join(folder, "portal.single.js"));
};

const versionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { portal } = window as unknown as { portal: { version: string; release: string } };
    return `${portal.version} ${portal.release}`;
  });

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** Each click on a tab loads code that the page has not loaded before, and is answered. */
async function openTabs(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await tab(page, name).click();
    const panel = page.getByRole("tabpanel", { name, exact: true });
    await expect.poll(async () => (await panel.innerText()).trim().length).toBeGreaterThan(20);
    await expect.poll(() => panel.getByText(/konnten? nicht geladen werden/).count()).toBe(0);
  }
}

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "releases-"));
  folder = join(work, "published");
  first = upload(dist, project.version);
});
afterAll(() => rmSync(work, { recursive: true }));

describe("a folder of releases", () => {
  it("serves pages that were opened under A while B comes, and pages of B while A comes back", async () => {
    const scene = await open({ folder });
    const a = scene.page;
    await tab(a, "Ablaufplan").waitFor();
    expect(await versionOf(a)).toBe(`${project.version} ${first.release}`);

    upload(makeNextBuild(), NEXT.version);
    await openTabs(a, ["Inhalt", "Ablaufplan"]);
    const b = await a.context().newPage();
    await b.goto(`${scene.server.origin}/seite`);
    await tab(b, "Programm").waitFor();
    expect(await versionOf(b)).toBe(`${NEXT.version} ${NEXT.release}`);

    rollBackTo(project.version);
    await openTabs(b, ["Inhalt", "Programm", "Standort / Hotel"]);
    await openTabs(a, ["Standort / Hotel", "Bilder"]);
    await b.reload();
    await tab(b, "Ablaufplan").waitFor();
    expect(await versionOf(b)).toBe(`${project.version} ${first.release}`);
    expect(scene.complaints).toEqual([]);
  });

  it("has each version pinned, under any name, with its hash and the configuration at its own tag", async () => {
    cpSync(join(folder, project.version, "portal.js"), join(folder, project.version, "unser-portal.js"));
    const attributes = `src="/${project.version}/unser-portal.js?fassung=7" integrity="${first.integrity}" crossorigin`;
    const { page, complaints } = await open({
      folder,
      body: LIST,
      script: `<script src="/1.js"></script><script type="module" ${attributes} data-config='{"unbekannt": 1}'></script>`,
    });
    await page.getByRole("tab", { name: "Geplant" }).waitFor();
    expect(await versionOf(page)).toBe(`${project.version} ${first.release}`);
    expect(complaints.filter((text) => !text.includes("404"))).toEqual([
      "[portal] Configuration: unbekannt is no known configuration key and is ignored.",
    ]);
  });

  it("has the pinned file for CMS that host one file only", async () => {
    const script = `<script src="/${project.version}/portal.single.js" defer></script>`;
    const { page } = await open({ folder, body: LIST, script });
    await page.getByRole("tab", { name: "Geplant" }).waitFor();
    expect(await versionOf(page)).toBe(`${project.version} ${first.release}`);
  });

  it.each([
    ["", true, project.version],
    [`?portal-release=${NEXT.version}`, true, NEXT.version],
    [`?portal-release=${NEXT.version}`, false, project.version],
    ["?portal-release=../x", true, project.version],
  ])(
    "lets the address choose the version where the configuration allows it: %j, %j",
    async (query, isAllowed, expected) => {
      const [, block = ""] = /```html\n(<script>\n {2}const config = [\s\S]*?)```/.exec(manual) ?? [];
      const config = `<script type="application/json" id="portal-config">${JSON.stringify({ releaseChoice: isAllowed })}</script>`;
      const { page, complaints } = await open({
        folder,
        body: DETAIL + config,
        script: block.replaceAll("/portal/", "/"),
        path: `/seite${query}`,
      });
      await tab(page, "Inhalt").waitFor();
      expect((await versionOf(page)).split(" ")[0]).toBe(expected);
      expect(complaints).toEqual([]);
    },
  );

  it("offers a page whose release is gone to be loaded anew, and keeps what was typed", async () => {
    const { page } = await open({ folder, body: '<div id="portal-form-sbv"></div>' });
    let isGone = true;
    await page.route("**/parts/*rules*.js*", (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    const name = page.getByRole("textbox", { name: /^Nachname/ });
    await name.fill("Albrecht");
    await page.getByRole("button", { name: requestForms.sbv.send }).click();
    await expect.poll(() => page.getByText(common.orReload).count()).toBe(1);
    isGone = false;
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: common.reload }).click();
    await expect.poll(() => page.getByText(forms.restored).count()).toBe(1);
    expect(await name.inputValue()).toBe("Albrecht");
    await page.getByRole("button", { name: requestForms.sbv.send }).click();
    const message = page.getByRole("textbox", { name: /^Nachricht/ });
    await expect.poll(() => message.getAttribute("aria-invalid")).toBe("true");
  });

  it("lets single pages load the next release before all do", async () => {
    cpSync(join(folder, NEXT.version, "portal.js"), join(folder, "next/portal.js"));
    const { page, complaints } = await open({
      folder,
      script: '<script type="module" src="/next/portal.js"></script>',
    });
    await tab(page, "Programm").waitFor();
    expect(await versionOf(page)).toBe(`${NEXT.version} ${NEXT.release}`);
    expect(complaints).toEqual([]);
  });
});

describe("the built files", () => {
  const scripts = textFiles(dist).filter((file) => file.endsWith(".js"));

  it("hold nothing that React and other libraries keep for development", () => {
    const forDevelopment = /process\.env\.NODE_ENV|react-dom-client\.development|validateDOMNesting/;
    expect(scripts.filter((file) => forDevelopment.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("hold React as it is published for production", () => {
    const vendor = scripts.filter((file) => /\/vendor-[\w-]+\.js$/.test(file));
    expect(vendor.map((file) => readFileSync(file, "utf8").includes("Minified React error"))).toEqual([true]);
  });
});
