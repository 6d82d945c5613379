import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addRelease, prune, versionsIn, type Release } from "./folder.ts";
import { nextVersion } from "./prepare.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "releases-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const into = (): string => join(folder, "into");
const list = (at: string): string[] =>
  readdirSync(at, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes(".") && !/\/?\d+\.\d+\.\d+$/.test(name))
    .sort();

/** Adds a small build of a version to the folder of releases. */
function add(version: string, release: string, vendor = "1"): Release {
  const dist = join(folder, `dist-${version}-${release}`);
  const files = {
    "portal.js": `evergreen ${release}`,
    "portal.single.js": `single ${release}`,
    [`${version}/portal.js`]: `pinned ${release}`,
    [`${version}/evergreen.js`]: `evergreen ${release}`,
    [`chunks/${release}/frame.js`]: `frame ${release}`,
    [`chunks/vendor-${vendor}.js`]: `vendor ${vendor}`,
    "chunks.json": JSON.stringify({ release, widgets: { "portal-login": [] } }),
    "LIZENZEN.txt": "MIT",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return addRelease(into(), { dist, version, date: "2026-11-23", extra: { "CHANGELOG.md": `# ${version}` } });
}

describe("the folder of releases", () => {
  it("says what a release is, with size and hash of each file", () => {
    const release = add("1.0.0", "aaaaaaaa");
    expect(release).toMatchObject({
      version: "1.0.0",
      release: "aaaaaaaa",
      date: "2026-11-23",
      widgets: ["portal-login"],
    });
    expect(release.files.map(({ path }) => path)).toEqual([
      "1.0.0/CHANGELOG.md",
      "1.0.0/LIZENZEN.txt",
      "1.0.0/chunks.json",
      "1.0.0/evergreen.js",
      "1.0.0/portal.js",
      "CHANGELOG.md",
      "LIZENZEN.txt",
      "chunks.json",
      "chunks/aaaaaaaa/frame.js",
      "chunks/vendor-1.js",
      "portal.js",
      "portal.single.js",
    ]);
    expect(release.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
    expect(release.files.find(({ path }) => path === "1.0.0/portal.js")).toEqual({
      path: "1.0.0/portal.js",
      size: 15,
      integrity: release.integrity,
    });
    for (const name of ["release.json", "1.0.0/release.json"])
      expect(JSON.parse(readFileSync(join(into(), name), "utf8"))).toEqual(release);
  });

  it("keeps what former releases need, and takes the new evergreen files", () => {
    add("1.0.0", "aaaaaaaa");
    add("1.1.0", "bbbbbbbb", "2");
    const files = list(into());
    for (const name of ["1.0.0/portal.js", "chunks/aaaaaaaa/frame.js", "chunks/vendor-1.js", "chunks/vendor-2.js"])
      expect(files).toContain(name);
    expect(readFileSync(join(into(), "portal.js"), "utf8")).toBe("evergreen bbbbbbbb");
  });

  it("is the same when a release is made again, and refuses other contents for a version", () => {
    add("1.0.0", "aaaaaaaa");
    const before = list(into()).map((name) => readFileSync(join(into(), name), "utf8"));
    add("1.0.0", "aaaaaaaa");
    expect(list(into()).map((name) => readFileSync(join(into(), name), "utf8"))).toEqual(before);
    expect(() => add("1.0.0", "cccccccc")).toThrow("a version that was published never changes");
    expect(readFileSync(join(into(), "portal.js"), "utf8")).toBe("evergreen aaaaaaaa");
  });

  it("loses what neither the last three nor pinned ones need", () => {
    add("1.0.0", "aaaaaaaa");
    add("1.9.0", "bbbbbbbb");
    add("1.10.0", "cccccccc", "2");
    add("1.10.1", "dddddddd", "2");
    add("2.0.0", "eeeeeeee", "2");
    expect(versionsIn(into())).toEqual(["1.0.0", "1.9.0", "1.10.0", "1.10.1", "2.0.0"]);
    expect(() => prune(into(), ["1.2.3"])).toThrow("holds no 1.2.3; nothing was removed");
    expect(prune(into(), ["1.0.0"])).toEqual(["1.9.0"]);
    expect(existsSync(join(into(), "chunks/aaaaaaaa/frame.js"))).toBe(true);
    expect(existsSync(join(into(), "chunks/bbbbbbbb/frame.js"))).toBe(false);
    expect(existsSync(join(into(), "chunks/vendor-1.js"))).toBe(true);
    expect(prune(into(), [])).toEqual(["1.0.0"]);
    expect(existsSync(join(into(), "chunks/vendor-1.js"))).toBe(false);
    expect(existsSync(join(into(), "portal.js"))).toBe(true);
  });

  it.each([
    ["0.1.0", "major", "1.0.0"],
    ["1.2.3", "minor", "1.3.0"],
    ["1.2.3", "patch", "1.2.4"],
  ] as const)("grows from %s by a %s step to %s", (version, step, next) => {
    expect(nextVersion(version, step)).toBe(next);
  });
});
