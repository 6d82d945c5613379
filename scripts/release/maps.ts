import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/**
 * Moves all source maps of a build out of what is published, into a folder of their own, under the same paths. They
 * hold all sources, and only error tools and developers need them (docs/finding-faults.md).
 */
export async function moveMaps(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(".map")) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, file));
    await mkdir(dirname(target), { recursive: true });
    await rename(file, target);
  }
}
