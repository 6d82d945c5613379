import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const COPIED = ["api", "docs", "i18n", "mocks", "mount", "scripts", "src", "styles", "test", "widgets"];
const FILES = [
  ".oxfmtrc.json",
  "package.json",
  "tsconfig.json",
  "index.html",
  "vite.config.ts",
  "vitest.config.ts",
  ".oxlintrc.json",
];

/** What a developer would type, for each kind of widget. */
const WIDGETS: readonly string[][] = [
  ["portal-my-note", "--wing", "site"],
  ["portal-my-list", "--wing", "site", "--read", "myEntries={generalApiBase}/get-my-entries"],
  [
    ...["portal-form-my-visit", "--wing", "forms", "--write", "visitRequest={generalApiBase}/visit-request"],
    ...["--fields", "company,email,message?"],
  ],
];

describe("npm run new:widget, run in a copy of the project", () => {
  const copy = mkdtempSync(join(tmpdir(), "new-widget-"));
  const run = (command: string, ...given: string[]): string =>
    execFileSync(join(root, "node_modules/.bin", command), given, { cwd: copy, encoding: "utf8" });

  beforeAll(() => {
    for (const name of [...COPIED, ...FILES]) cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    for (const widget of WIDGETS) run("tsx", "scripts/new-widget.ts", ...widget);
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("writes what the compiler accepts", { timeout: 300_000 }, () => {
    expect(run("tsc", "--noEmit", "-p", ".")).toBe("");
  });

  it("writes what the linter accepts", { timeout: 300_000 }, () => {
    const told = run("oxlint", "--max-warnings=0", "widgets/site", "widgets/forms", "api", "i18n", "mocks/model");
    expect(told).toContain("Found 0 warnings and 0 errors.");
  });
});
