import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { prune } from "./release/folder.ts";
import { commitRelease, dayOfLastCommit, requireCleanTree, requireNoTag, restoreTree } from "./release/git.ts";
import { readNotes } from "./release/notes.ts";
import { nextVersion, prepareRelease, type Step } from "./release/prepare.ts";
import { project } from "./shared/project.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const USAGE = `npm run release -- patch | minor | major    makes the next version once all tests pass: list of changes, folder to upload, commit and tag
npm run release -- again                    makes the folder of the version that is checked out once more
npm run release -- prune --pinned 1.0.0     removes from the folder what neither the last three releases nor pinned ones need

--dry-run            makes the folder, and neither commit nor tag
--date 2026-11-23    the day of the release instead of the last commit's
--into dist-release  the folder, which may hold former releases: what they need stays`;

/**
 * Runs a command in a process of its own, which reads the new version. @throws Error when it fails
 */
function run(...command: string[]): void {
  const { status } = spawnSync("npx", command, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`npx ${command.join(" ")} has failed`);
}

function makeFolder(into: string): void {
  run("vite", "build");
  run("tsx", "scripts/size.ts");
  run("tsx", "scripts/release/assemble.ts", into);
}

function release(step: Step, given: string | undefined, into: string, isDryRun: boolean): void {
  requireCleanTree();
  const version = nextVersion(project.version, step);
  requireNoTag(version);
  const notes = readNotes();
  if (notes.length === 0)
    throw new Error("No note in docs/changes/: nobody outside could tell what the release is for");
  const date = given ?? dayOfLastCommit();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`--date must be a day such as 2026-11-23, not ${date}`);
  if (!isDryRun) run("tsx", "scripts/test.ts", "all");
  try {
    prepareRelease(version, date, notes);
    run("tsx", "scripts/docs.ts");
    makeFolder(into);
    if (!isDryRun) commitRelease(version);
  } finally {
    restoreTree();
  }
  console.log(
    isDryRun ? `${version} of ${date} could be released.` : `${version} of ${date} is released: git push --follow-tags`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "dry-run": { type: "boolean", default: false },
    date: { type: "string" },
    into: { type: "string", default: `${root}dist-release` },
    pinned: { type: "string", default: "" },
  },
});
const [what] = positionals;
try {
  if (what === "patch" || what === "minor" || what === "major")
    release(what, values.date, values.into, values["dry-run"]);
  else if (what === "again") {
    requireCleanTree();
    makeFolder(values.into);
  } else if (what === "prune") {
    const gone = prune(values.into, values.pinned === "" ? [] : values.pinned.split(","));
    console.log(gone.length === 0 ? "Nothing to remove." : `Removed: ${gone.join(", ")}`);
  } else {
    console.log(USAGE);
    process.exitCode = what === undefined ? 0 : 1;
  }
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
