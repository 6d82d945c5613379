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
