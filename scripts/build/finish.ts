import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Rolldown } from "vite";
import { billOfMaterials } from "#scripts/release/bill-of-materials.ts";
import { licenceText, packagesIn } from "#scripts/release/packages.ts";
import { pathsBelow } from "#scripts/shared/files.ts";
import { project } from "#scripts/shared/project.ts";
import { UNNAMED, type Built } from "./chunks.ts";

/** The folder for pages that stay with this version (docs/decisions/018-releases-side-by-side.md). */
const PINNED = project.version;

/**
 * Moves all source maps, which Vite writes beside their files, to a folder that is not published, under the same paths:
 * they hold all sources, and only error tools and developers need them (docs/finding-faults.md).
 */
async function moveMaps(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const path of pathsBelow(from).filter((file) => file.endsWith(".map"))) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await rename(join(from, path), join(to, path));
  }
}

/**
 * Makes of the bundler's files what is published: names the release's folder, adds the pinned copies, the list of files
 * (`chunks.json`) and what tells of the packages, and moves the maps out.
 */
export async function finish(out: string, built: Built, chunks: readonly Rolldown.OutputChunk[]): Promise<void> {
  const { release, needed } = built;
  await rename(join(out, "chunks", UNNAMED), join(out, "chunks", release));
  await writeFile(join(out, "chunks.json"), JSON.stringify({ release, ...needed }, null, 2));
  // What a rollback to this version copies over the `portal.js` and the single script of a later one.
  await cp(join(out, "portal.js"), join(out, PINNED, "evergreen.js"));
  await cp(join(out, "portal.single.js"), join(out, PINNED, "portal.single.js"));
  const packages = packagesIn(chunks);
  await writeFile(join(out, "LIZENZEN.txt"), licenceText(packages));
  await writeFile(join(out, "sbom.cdx.json"), billOfMaterials(packages));
  await moveMaps(out, `${out}-maps/${PINNED}`);
}
