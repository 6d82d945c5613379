import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The parts of the contract by the words that cite them. */
const parts = {
  spec: "docs/contract/spec.md",
  contract: "docs/contract/portal.md",
  "contract-public": "docs/contract/site.md",
} as const;

type Part = keyof typeof parts;

/** The sections of a part by their numbers, each as text. */
function sectionsOf(file: string): Readonly<Record<string, string>> {
  const [, ...pieces] = readFileSync(root + file, "utf8").split(/^## (?=\d+\. )/m);
  return Object.fromEntries(pieces.map((text) => [/^\d+/.exec(text)?.[0] ?? "", text]));
}

const sections = Object.fromEntries(Object.entries(parts).map(([part, file]) => [part, sectionsOf(file)])) as Readonly<
  Record<Part, Readonly<Record<string, string>>>
>;

const CITATION =
  /\b(spec|contract-public|contract) sections? (\d(?!\d)(?:(?:, | and )\d(?!\d))*)(?:, ([A-Z][\w-]*(?: [a-z]+)*))?/g;

interface Citation {
  readonly part: Part;
  readonly numbers: readonly string[];
  /** The heading or the beginning of the point that is meant. */
  readonly name: string | undefined;
}

function citationsIn(text: string): Citation[] {
  const unbroken = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ");
  return [...unbroken.matchAll(CITATION)].map(([, part, numbers = "", name]) => ({
    part: part as Part,
    numbers: numbers.split(/, | and /),
    name,
  }));
}

const isFound = ({ part, numbers, name }: Citation): boolean =>
  numbers.every((number) => sections[part][number] !== undefined) &&
  (name === undefined || numbers.some((number) => sections[part][number]?.includes(name.split(" ")[0] ?? "") === true));

const folders = ["api", "docs", "i18n", "mocks", "mount", "scripts", "src", "styles", "test", "widgets"];
const files = folders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css|md|php)$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => file !== "test/citations.test.ts"),
);

describe("what comments and documents cite of the contract", () => {
  it("stands in this repository", () => {
    const cited = files.flatMap((file) =>
      citationsIn(readFileSync(root + file, "utf8")).map((citation) => ({ file, ...citation })),
    );
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter((citation) => !isFound(citation))).toEqual([]);
  });

  it("would be missed, be it the section or the name in it", () => {
    const [section, name, broken] = citationsIn(
      "(spec section 0) (contract-public section 4, Warenkunde) (contract\n * section 2)",
    );
    expect([section, name, broken].map((citation) => citation !== undefined && isFound(citation))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("is nothing outside of it", () => {
    const outside = files.filter((file) => /\.\.\/shared\/(spec|contract)/.test(readFileSync(root + file, "utf8")));
    expect(outside).toEqual([]);
  });
});
