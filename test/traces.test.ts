import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Source {
  readonly file: string;
  /** The code without its comments, which may speak of anything. */
  readonly code: string;
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");

const shipped: readonly Source[] = ["api", "i18n", "mount", "src", "styles", "widgets"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes(".test."))
    .map((file) => ({
      file: `${folder}/${file}`,
      code: withoutComments(readFileSync(`${root}${folder}/${file}`, "utf8")),
    })),
);

/** The shipped files whose code fits, sorted by name. */
const filesWith = (pattern: RegExp): string[] =>
  shipped
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .sort();

describe("reading", () => {
  it("goes through the one machine", () => {
    expect(filesWith(/\.load\(/)).toEqual(["api/resource.ts", "src/state/reads.ts"]);
  });

  it("knows of preloaded answers in four files", () => {
    expect(filesWith(/(?<!module)preload|primed/i)).toEqual([
      "mount/preload.ts",
      "mount/prepare.ts",
      "mount/scan.ts",
      "mount/table.ts",
    ]);
  });
});

/**
 * What a trace of pace is: the room itself, its components and classes in views, React's own tools for drawing later,
 * and what a browser does while it has nothing else to do. Code that is loaded when it is needed is none.
 */
const PACE =
  /#pace\/|\.\/paced|useDeferredValue|startTransition|useTransition|useOptimistic|\bmemo\(|content-?visibility|requestIdleCallback|paced-/i;

describe("pace", () => {
  const traces = [
    ...new Set([
      ...shipped.map(({ file }) => file).filter((file) => file.startsWith("src/pace/")),
      ...filesWith(PACE),
      ...filesWith(/(?<!module)preload/i),
    ]),
  ].sort();

  it("has one room: at most 25 files bear a trace of it or of preloading", () => {
    expect(traces.length, traces.join("\n")).toBeLessThanOrEqual(25);
  });

  it("keeps its numbers in the room", () => {
    const elsewhere = shipped.filter(({ file }) => !file.startsWith("src/pace/"));
    expect(
      elsewhere.filter(({ code }) => /content-?visibility|contain-intrinsic/i.test(code)).map(({ file }) => file),
    ).toEqual([]);
  });
});

describe("widgets/shared", () => {
  const IMPORT = /(?:from|import\()\s*"([^"]+)"/g;

  /** By file of widgets/, who imports it. */
  const importers = new Map<string, Set<string>>();
  for (const { file, code } of shipped) {
    for (const [, spec = ""] of code.matchAll(IMPORT)) {
      const [path = ""] = spec.split("?");
      const target = path.startsWith("#widgets/")
        ? path.slice(1)
        : path.startsWith("./")
          ? `${file.replace(/[^/]*$/, "")}${path.slice(2)}`
          : null;
      if (target !== null) importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }

  /** The wings, or rooms, that come to a file, through others of widgets/shared as well. */
  const usersOf = (target: string, seen: readonly string[] = []): Set<string> =>
    new Set(
      [...(importers.get(target) ?? [])].flatMap((file) => {
        const [room = "", wing = ""] = file.split("/");
        if (room !== "widgets") return [room];
        if (wing !== "shared") return [wing];
        return seen.includes(file) ? [] : [...usersOf(file, [...seen, target])];
      }),
    );

  it("holds only what two wings use; what one uses lies in its own `shared`", () => {
    const files = shipped.map(({ file }) => file).filter((file) => file.startsWith("widgets/shared/"));
    expect(files.filter((file) => usersOf(file).size < 2)).toEqual([]);
  });
});
