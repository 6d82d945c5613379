import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { LATER_FILES, SHARED_FILES } from "./groups.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ids = [
  ...["api", "i18n", "src", "widgets"].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  ),
  ...readdirSync(`${root}node_modules`).map((name) => `node_modules/${name}/`),
];

/** All paths that a pattern with alternatives in brackets begins. */
function alternativesOf(pattern: string): string[] {
  const [whole, choices] = /\((?!\?)([^()]*)\)/.exec(pattern) ?? [];
  if (whole === undefined || choices === undefined) return [pattern];
  return choices.split("|").flatMap((choice) => alternativesOf(pattern.replace(whole, choice)));
}

describe("the files that widgets share", () => {
  it.each(Object.entries({ ...SHARED_FILES, ...LATER_FILES }))("hold what is there: %s", (_name, patterns) => {
    const inVain = patterns
      .flatMap(alternativesOf)
      .filter((path) => !ids.some((id) => new RegExp(`^${path}`).test(id)));
    expect(inVain).toEqual([]);
  });
});
