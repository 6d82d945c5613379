import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Rolldown } from "vite";
import { billOfMaterials } from "#scripts/release/bill-of-materials.ts";
import { licenceText, packagesIn } from "#scripts/release/packages.ts";
import { project } from "#scripts/shared/project.ts";
import { UNNAMED, type Built } from "./chunks.ts";

const PINNED = project.version;

/** The name of a release: a digest of all its files, so that the same code has the same address. */
async function releaseOf(out: string): Promise<string> {
  const entries = await readdir(join(out, "chunks"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash("sha256");
  for (const file of [join(out, "portal.js"), ...files.sort()]) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, UNNAMED.length);
}

/** Gives the release its name: in its folder, and in what names the folder. Maps stay right, as it is as long. */
async function nameRelease(out: string): Promise<void> {
  const release = await releaseOf(out);
  await rename(join(out, "chunks", UNNAMED), join(out, "chunks", release));
  for (const name of ["portal.js", `${PINNED}/portal.js`, "portal.single.js", "chunks.json"]) {
    const file = join(out, name);
    await writeFile(file, (await readFile(file, "utf8")).replaceAll(UNNAMED, release));
  }
}

/**
 * Moves all source maps of a build out of what is published, into a folder of their own, under the same paths. They
 * hold all sources, and only error tools and developers need them (docs/finding-faults.md).
 */
async function moveMaps(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(".map")) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, file));
    await mkdir(dirname(target), { recursive: true });
    await rename(file, target);
  }
}

/**
 * Makes of the bundler's files what is published: names the release, adds the pinned copies, the list of files
 * (`chunks.json`) and what tells of the packages, and moves the maps out.
 */
export async function finish(out: string, built: Built, chunks: readonly Rolldown.OutputChunk[]): Promise<void> {
  await writeFile(join(out, "chunks.json"), JSON.stringify({ release: UNNAMED, ...built.needed }, null, 2));
  await nameRelease(out);
  await cp(join(out, "portal.js"), join(out, PINNED, "evergreen.js"));
  await cp(join(out, "portal.single.js"), join(out, PINNED, "portal.single.js"));
  const packages = packagesIn(chunks);
  await writeFile(join(out, "LIZENZEN.txt"), licenceText(packages));
  await writeFile(join(out, "sbom.cdx.json"), billOfMaterials(packages));
  await moveMaps(out, `${out}-maps/${PINNED}`);
}
