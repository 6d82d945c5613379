import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The first of these files that exists, or null. */
export const findFile = (candidates: readonly string[]): string | null =>
  candidates.find((path) => path !== "" && existsSync(path)) ?? null;

/** Installs packages of Debian's, then looks again; null where that does not work. */
export function installDebian(name: string, packages: readonly string[], find: () => string | null): string | null {
  console.log(`No ${name} found: installing ${packages.join(" ")} ...`);
  const options = { stdio: "inherit" } as const;
  const installed =
    spawnSync("apt-get", ["update", "-qq"], options).status === 0 &&
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options).status === 0;
  return installed ? find() : null;
}
