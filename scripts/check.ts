import { execFileSync } from "node:child_process";
import { formatJob, lintJob, typesJob, unusedJob, vitestJob } from "./testing/jobs.ts";
import { runGroups } from "./testing/summary.ts";

/** The commit from which this branch started; without a remote branch, the last commit. */
function base(): string {
  try {
    return execFileSync("git", ["merge-base", "HEAD", "origin/main"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "HEAD";
  }
}

/** Runs the checks that find most mistakes within a minute; `npm test` runs all. */
await runGroups([
  lintJob("--cache", "--cache-location=.cache/eslint/", "--cache-strategy=content"),
  formatJob,
  typesJob,
  vitestJob("Rules", ["rules", "rules-alone"]),
  unusedJob,
  vitestJob("Views of what changed", ["views", "views-alone"], `--changed=${base()}`, "--passWithNoTests"),
]);
