import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { sharedBrowser } from "./browsers.ts";
import { recordEvents, seenEvents } from "./events.ts";
import { MODULE } from "./hosting.ts";
import { openScene, type Scene } from "./support.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string): string => readFileSync(root + file, "utf8");
const files = [
  "README.md",
  ...readdirSync(`${root}docs/autoren`)
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/autoren/${file}`),
];

/** Every snippet with its file and place, but those of which a comment says which other test runs them. */
const snippets = files.flatMap((file) =>
  [...read(file).matchAll(/(?<!<!-- Run .* -->\n)```html\n([\s\S]*?)```/g)].map(
    (match, index) => [`${file} ${index + 1}`, match[1] ?? ""] as const,
  ),
);

/** An anchor and nothing else: such snippets say nothing of each other and stand on one page, a few at a time. */
const isBare = ([, snippet]: readonly [string, string]): boolean => /^<div id="portal-[^>]*><\/div>\n$/.test(snippet);
const bare = snippets.filter(isBare);
const FEW = 12;
const pages = [
  ...snippets.filter((one) => !isBare(one)),
  ...Array.from({ length: Math.ceil(bare.length / FEW) }, (_, page) => {
    const some = bare.slice(page * FEW, (page + 1) * FEW);
    return [`${some[0]?.[0] ?? ""} to ${some.at(-1)?.[0] ?? ""}`, some.map(([, snippet]) => snippet).join("")] as const;
  }),
];

let browser: Browser;
let scene: Scene | null = null;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterEach(async () => {
  await scene?.close();
  scene = null;
});

/** The pictures that examples name. */
const servePictures = (page: Page) =>
  page.route("**/bilder/*", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    }),
  );

const idsOf = (html: string): string[] =>
  [...html.matchAll(/<div id="(portal-[^"]+)"/g)].map((match) => match[1] ?? "");

describe("what the documents say to paste", () => {
  it("is run", () => {
    expect(snippets.length).toBeGreaterThan(20);
    expect(pages.flatMap(([, html]) => idsOf(html))).toHaveLength(snippets.flatMap(([, html]) => idsOf(html)).length);
  });

  it.each(pages)("what is in %s comes to life without a complaint", async (_place, snippet) => {
    scene = await openScene(browser, {
      body: snippet.replaceAll("/portal/portal.js", "/portal.js"),
      script: snippet.includes("portal.js") ? "" : MODULE,
      early: recordEvents,
      before: servePictures,
    });
    const { page, complaints } = scene;
    const ids = idsOf(snippet);
    expect(ids.length).toBeGreaterThan(0);
    await expect
      .poll(async () =>
        (await seenEvents(page))
          .filter(({ type }) => type === "portal:mounted")
          .map(({ detail }) => (detail as { widget: string }).widget)
          .sort(),
      )
      .toEqual([...ids].sort());
    expect((await seenEvents(page)).filter(({ type }) => type === "portal:error")).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("includes a content security policy under which the widgets live", async () => {
    const nonce = "r4nd0m";
    const policy =
      /Content-Security-Policy "([^"]+)"/
        .exec(read("docs/autoren/betrieb.md"))?.[1]
        ?.replaceAll("$request_id", nonce) ?? "";
    expect(policy).toContain(`'nonce-${nonce}'`);
    scene = await openScene(browser, {
      body: '<div id="portal-event-list"></div><div id="portal-event-detail" data-event-id="5001"></div>',
      script: `<script type="module" src="/portal.js" nonce="${nonce}"></script>`,
      headers: { "content-security-policy": policy },
    });
    await scene.page.getByRole("tab", { name: "Inhalt" }).click();
    await scene.page.getByRole("tabpanel").last().waitFor();
    await scene.page.getByRole("button", { name: /Protokollführung im Betriebsrat/ }).waitFor();
    expect(scene.complaints).toEqual([]);
  });
});
