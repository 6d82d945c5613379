import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { sideBySide } from "#scripts/shared/side-by-side.ts";

/** Commands of the project's own tools, one after the other; `report` is where a vitest run writes its figures. */
export interface Job {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  readonly report?: string;
  /** Options of node for them, beside those of the caller. */
  readonly node?: string;
}

const REPORTS = "test-results";

/** Takes away the figures of the run before. */
export function forgetReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** A run of some of the project's tests. */
export function vitestJob(name: string, projects: readonly string[], ...further: string[]): Job {
  const report = `${REPORTS}/${name.toLowerCase().replaceAll(" ", "-")}.json`;
  return {
    name,
    report,
    commands: [
      [
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=./scripts/testing/second-try.ts",
        "--reporter=json",
        `--outputFile.json=${report}`,
        ...projects.map((project) => `--project=${project}`),
        ...further,
      ],
    ],
  };
}

/** The linter, with room for what lives shortly (MB): with node's own 16 the collector takes a fifth of its time. */
export function lintJob(...further: string[]): Job {
  return {
    name: "Lint",
    commands: [["eslint", ".", "--max-warnings=0", ...further]],
    node: "--max-semi-space-size=128",
  };
}

/** The compiler's errors, and the project's rules that need types (.oxlintrc.json). */
export const typesJob: Job = { name: "Types", commands: [["oxlint", "--max-warnings=0"]] };

/** What nothing uses: files, exports and dependencies. */
export const unusedJob: Job = { name: "Unused", commands: [["knip"]] };

/** The formatter, which changes nothing and names the files that `npm run format` would change. */
export const formatJob: Job = { name: "Format", commands: [["oxfmt", "--check"]] };

/** Runs a command to its end, keeping what it says; its exit code. */
function runCommand(args: readonly string[], node: string, said: Buffer[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn("npx", args, {
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${node}`.trim(),
        FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => said.push(part));
    child.on("error", (error) => said.push(Buffer.from(String(error))));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a job up to its first command that fails and prints what it said in one piece; whether all went well. */
async function run({ name, commands, node = "" }: Job): Promise<boolean> {
  const start = performance.now();
  const said: Buffer[] = [];
  let code = 0;
  for (const args of commands) {
    code = await runCommand(args, node, said);
    if (code !== 0) {
      said.push(Buffer.from(`\n${name} failed (npx ${args.join(" ")}).`));
      break;
    }
  }
  console.log(
    `\n== ${name} (${Math.round((performance.now() - start) / 1000)} s)\n${Buffer.concat(said).toString("utf8").trim()}`,
  );
  return code === 0;
}

/**
 * Runs jobs side by side, as many as the machine has cores, begun in the order given. All run to their end, so that one
 * run shows every fault.
 * @returns the names of those that failed
 */
export async function runJobs(jobs: readonly Job[]): Promise<string[]> {
  const failed: string[] = [];
  await sideBySide(jobs, availableParallelism(), async (job) => {
    if (!(await run(job))) failed.push(job.name);
  });
  return failed;
}
