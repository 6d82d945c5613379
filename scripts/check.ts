import { execFileSync } from "node:child_process";
import { forgetReports, formatJob, lintJob, runJobs, typesJob, vitestJob, type Job } from "./testing/jobs.ts";
import { finish } from "./testing/summary.ts";

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
finish(jobs, await runJobs(jobs));
