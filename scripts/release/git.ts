import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** @throws Error that names what is not committed */
export function requireCleanTree(): void {
  const changed = git("status", "--porcelain");
  if (changed !== "") throw new Error(`A release is made of what is committed. Commit or put away first:\n${changed}`);
}

/** The tag of a version. */
const tagOf = (version: string): string => `v${version}`;

/** @throws Error where the version has a tag */
export function requireNoTag(version: string): void {
  if (git("tag", "--list", tagOf(version)) !== "")
    throw new Error(`${tagOf(version)} is there: ${version} has been released`);
}

/** The day of the last commit, `yyyy-MM-dd`, in the zone of who made it: no clock of this machine. */
export const dayOfLastCommit = (): string => git("log", "-1", "--format=%cs");

/** Commits all that has changed as the release, and gives it its tag. */
export function commitRelease(version: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", `Release ${version}`);
  git("tag", "--annotate", tagOf(version), "--message", `Release ${version}`);
}

/** Puts the tree back as it was committed; only for a tree that was clean before. */
export function restoreTree(): void {
  git("add", "--all");
  git("reset", "--quiet", "--hard");
}
