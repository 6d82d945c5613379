import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { forgetReports, runJobs, type Job } from "./jobs.ts";

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const HOW_MANY_SLOWEST = 10;

function reportOf(file: string): Report[] {
  try {
    return [JSON.parse(readFileSync(file, "utf8")) as Report];
  } catch {
    // A run that broke off has none; its job is among the broken ones.
    return [];
  }
}

function slowestOf(reports: readonly Report[]): string[] {
  return reports
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, HOW_MANY_SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(process.cwd(), name)}`);
}

/** Each failed test by its file and name, with the first line of what it says. */
function failuresOf(reports: readonly Report[]): string[] {
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(
          ({ fullName, failureMessages }) =>
            `${relative(process.cwd(), name)} > ${fullName}\n    ${failureMessages[0]?.split("\n")[0] ?? ""}`,
        ),
    );
}

/**
 * Prints the slowest files and what failed, then the closing line that every caller reads, and ends the process: with 0
 * where every job went well and no test was skipped.
 * @param broken the names of the jobs that failed
 */
function finish(jobs: readonly Job[], broken: readonly string[]): never {
  const reports = jobs.flatMap(({ report }) => (report === undefined ? [] : reportOf(report)));
  const sum = (count: (report: Report) => number): number =>
    reports.reduce((total, report) => total + count(report), 0);
  const skipped = sum(({ numPendingTests, numTodoTests }) => numPendingTests + numTodoTests);
  const failed = Math.max(
    sum(({ numFailedTests }) => numFailedTests),
    broken.length,
  );
  if (reports.length > 0) console.log(`\nThe slowest files:\n${slowestOf(reports).join("\n")}`);
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(", ")}\n${failuresOf(reports).join("\n")}`);
  const skippedToo = skipped > 0 ? `, ${skipped} skipped` : "";
  console.log(`\n${sum(({ numPassedTests }) => numPassedTests)} passed, ${failed} failed${skippedToo}`);
  process.exit(broken.length === 0 && skipped === 0 ? 0 : 1);
}

/** Runs groups of jobs, each only if the one before it went well, and ends the process with what came of them. */
export async function runGroups(...groups: readonly (readonly Job[])[]): Promise<never> {
  forgetReports();
  let broken: string[] = [];
  for (const group of groups) if (broken.length === 0) broken = await runJobs(group);
  return finish(groups.flat(), broken);
}
