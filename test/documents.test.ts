import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { featureFieldLabels } from "#i18n/lists.ts";
import { registry } from "#mount/registry.ts";
import { documents } from "#scripts/docs/documents.ts";
import { project } from "#scripts/shared/project.ts";
import { hotelFilters } from "#widgets/site/shared/list/hotel-filters.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const markdown = [
  "README.md",
  ...readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

const pictures = `${root}docs/autoren/bilder/`;

describe("the authors' manual", () => {
  it("names the keys of a given filter for each widget that takes one, and each feature", () => {
    const [, chapter = ""] = readFileSync(`${root}docs/autoren/widgets.md`, "utf8").split("## Filter vorgeben");
    const filtered = registry.filter(({ params }) => params.some(({ attribute }) => attribute === "data-filter"));
    expect(filtered.map(({ id }) => id).filter((id) => !chapter.includes(`\`${id}\``))).toEqual([]);
    const keys = [...hotelFilters.map(({ key }) => key), ...Object.keys(featureFieldLabels), "tag"];
    expect(keys.filter((key) => !chapter.includes(`\`${key}\``))).toEqual([]);
  });

  it("has small pictures", () => {
    expect(readdirSync(pictures).filter((file) => statSync(pictures + file).size > 60_000)).toEqual([]);
  });
});

/** All files of the project by their path, and the folders that hold them. */
const paths = new Set(
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .flatMap((file) => file.split("/").map((_name, index, names) => names.slice(0, index + 1).join("/"))),
);
const decisions = new Set([...paths].flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []));
const FOLDERS = "src|api|i18n|widgets|mount|mocks|scripts|test|styles|docs";

/** Paths and decisions that a text names and that are not there. */
function namedInVain(text: string): string[] {
  const named = [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, "g"))].map(([, path = ""]) => path);
  const cited = [...text.matchAll(/decisions\/(\d{3})|\((0\d{2})\)/g)].map(([, one, other]) => one ?? other ?? "");
  const labels = [...text.matchAll(/\[(\d{3})\]\([^)]*?(\d{3})-/g)].filter(([, label, link]) => label !== link);
  return [
    ...named.filter((path) => !paths.has(path.replace(/\/$/, ""))),
    ...cited.filter((number) => !decisions.has(number)),
    ...labels.map(([whole]) => whole),
  ];
}

describe("what documents name", () => {
  it("is told from what is there", () => {
    expect(namedInVain("`src/gone.ts` and `src/main.ts`, see decisions/999 (098), [001](002-x.md)")).toEqual([
      "src/gone.ts",
      "999",
      "098",
      "[001](002-",
    ]);
  });

  it.each(markdown)("is there: %s", (file) => {
    expect(namedInVain(readFileSync(root + file, "utf8"))).toEqual([]);
  });

  it("is there where code cites a decision", () => {
    const cited = [...paths]
      .filter((path) => /\.(tsx?|css)$/.test(path) && existsSync(root + path) && path !== "test/documents.test.ts")
      .flatMap((path) =>
        [...readFileSync(root + path, "utf8").matchAll(/decisions\/(\d{3})/g)]
          .filter(([, number = ""]) => !decisions.has(number))
          .map(([whole]) => `${path}: ${whole}`),
      );
    expect(cited).toEqual([]);
  });
});

describe("documents", () => {
  it.each(Object.entries(documents))("%s holds what the code says (npm run docs)", (file, write) => {
    const text = readFileSync(root + file, "utf8");
    expect(write(text)).toBe(text);
  });

  it.each(markdown)("%s links to files that exist", (file) => {
    const links = [...readFileSync(root + file, "utf8").matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });

  it("the list of libraries names each dependency", () => {
    const { dependencies, devDependencies } = project;
    const listed = readFileSync(`${root}docs/libraries.md`, "utf8");
    const names = Object.keys({ ...dependencies, ...devDependencies });
    const isListed = (name: string): boolean =>
      listed.includes(name) || listed.includes(name.replace(/^(@[\w-]+\/).*/, "$1*"));
    expect(names.filter((name) => !isListed(name))).toEqual([]);
  });

  it("the document on security names a test for each attack", () => {
    const [, chapter = ""] = readFileSync(`${root}docs/sicherheit.md`, "utf8").split(/^## /m);
    const rows = chapter.split("\n").filter((line) => /^\| (?!Wer \||---)/.test(line));
    expect(rows.join("\n")).toContain("CSRF");
    expect(rows.filter((row) => !/\]\(\.\.\/[\w./-]+\.test\.tsx?\)/.test(row))).toEqual([]);
  });

  it("the documents name only commands and tools that exist", () => {
    const named = markdown.flatMap((file) =>
      [...readFileSync(root + file, "utf8").matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(
        (match) => match[1] ?? "",
      ),
    );
    expect(named).toContain("start");
    expect([...new Set(named)].filter((name) => !(name in project.scripts))).toEqual([]);
    const tools = markdown.flatMap((file) =>
      [...readFileSync(root + file, "utf8").matchAll(/npx tsx ([\w/.-]+)/g)].map((match) => match[1] ?? ""),
    );
    expect([...new Set(tools)].filter((tool) => !existsSync(root + tool))).toEqual([]);
  });
});
