import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { privacyFile, statementText } from "./privacy.ts";
import { register } from "./register.ts";
import { sentBy } from "./sent.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const shipped = ["src", "api", "mount", "widgets"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.tsx?$/.test(file.name))
    .map((file) => `${file.parentPath}/${file.name}`.replace(root, "")),
);
const textOf = (file: string): string => readFileSync(root + file, "utf8");
const sources = new Set(register.flatMap(({ source }) => source.split(", ")));

/** Beside the storage of drafts, of which these keep no keys of their own. */
const machines = [
  "src/lib/browser.ts",
  "src/lib/storage.ts",
  "src/state/tab-channel.ts",
  "widgets/shared/foreign/load-script.ts",
];

describe("the register of what is kept and fetched from elsewhere", () => {
  it.each([
    ["a storage", /"#lib\/storage\.ts"|\b(?:local|session)Storage\.|\bindexedDB\b|\bcaches\.open/],
    ["a cookie", /\bCookies\.(?:get|set)|document\.cookie|xsrfCookieName: cookie/],
    ["a line to other tabs", /\btabChannel<|new BroadcastChannel\(/],
    ["a foreign script", /\bloadScript\(/],
    ["the page's history", /\[KEY\]: step/],
  ])("names every file that uses %s", (_what, pattern) => {
    const users = shipped.filter((file) => pattern.test(textOf(file)) && !machines.includes(file));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((file) => !sources.has(file))).toEqual([]);
  });

  it("names files that are there, and each name once of a kind", () => {
    expect([...sources].filter((source) => !shipped.includes(source))).toEqual([]);
    const names = register.map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("reads each key by one entry alone", () => {
    for (const [key, count] of [
      ["portal-draft:visit:contact", 1],
      ["portal-draft:4711::contact", 1],
      ["portal-draft:visit::sent", 1],
      ["portal-cart-version", 1],
      ["portal-drafts", 0],
    ] as const)
      expect(register.filter(({ kind, pattern }) => kind !== "origin" && pattern.test(key))).toHaveLength(count);
  });

  it("calls necessary nothing that waits for consent", () => {
    const foreign = register.filter(({ trigger }) => trigger.includes("zugestimmt"));
    expect(foreign.map(({ kind }) => kind)).toContain("origin");
    expect(foreign.filter(({ isNecessary }) => isNecessary)).toEqual([]);
  });
});

describe("what leaves the browser", () => {
  it("is every field of a body, those of its parts with their names", () => {
    expect(sentBy("recipientAdd").fields).toContain("recipient.firstname");
    expect(sentBy("feedbackSend").fields).toContain("event.id");
    expect(sentBy("saveGremiumPersonalData").fields).toEqual(expect.arrayContaining(["firstname", "hotelComments"]));
  });

  it("names the reason for which a photo is to be deleted, which travels in the query", () => {
    expect(sentBy("photoDelete").fields).toEqual(["reason"]);
  });

  it("can be published as it stands", () => {
    expect(statementText()).not.toMatch(/[{}]|sessionStorage|localStorage/);
  });

  it("stands in the file for consent tools, with all of the register", () => {
    const { entries, widgets } = JSON.parse(privacyFile()) as Record<"entries" | "widgets", Record<string, unknown>[]>;
    expect(entries).toHaveLength(register.length);
    expect(widgets.map(({ widget }) => widget)).toContain("portal-checkout");
  });
});
