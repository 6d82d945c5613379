import { execFileSync } from "node:child_process";
import { forgetReports, formatJob, lintJob, runJobs, totalsOf, typesJob, vitestJob, type Job } from "./jobs.ts";

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
const jobs: Job[] = [
  lintJob("--cache", "--cache-location=.cache/eslint/", "--cache-strategy=content"),
  formatJob,
  typesJob,
  vitestJob("Rules", ["rules", "rules-alone"]),
  { name: "Unused files, exports and dependencies", commands: [["knip"]] },
  vitestJob("Views of what changed", ["views", "views-alone"], `--changed=${base()}`, "--passWithNoTests"),
];

forgetReports();
const broken = await runJobs(jobs);
const { passed, failed, skipped } = totalsOf(jobs);
console.log(`\n${passed} passed, ${Math.max(failed, broken)} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(broken === 0 ? 0 : 1);
