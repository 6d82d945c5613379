import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync, type Zippable } from "fflate";
import { builtFiles, releaseOf, type Files } from "./cms/bundle.ts";
import { describe } from "./cms/description.ts";
import { typo3Extension } from "./cms/typo3.ts";
import { wordpressPlugin } from "./cms/wordpress.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = `${root}dist-cms`;

/** The date of all files in the archives, so that the same files make the same archive. */
const DAY = new Date(2000, 0, 1);

async function write(files: Files, folder: string): Promise<void> {
  for (const [path, body] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

function zipped(files: Files, folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const [path, body] of Object.entries(files))
    entries[`${folder}/${path}`] = typeof body === "string" ? Buffer.from(body) : body;
  return zipSync(entries, { mtime: DAY });
}

await rm(out, { recursive: true, force: true });
const built = await builtFiles(`${root}dist`);
const release = releaseOf(built);
const description = describe();
const plugin = await wordpressPlugin(description, built, release);
await write(plugin, `${out}/wordpress/kundenportal`);
const zip = zipped(plugin, "kundenportal");
await writeFile(`${out}/wordpress/kundenportal.zip`, zip);
const extension = await typo3Extension(description, built);
await write(extension, `${out}/typo3/kundenportal`);
const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
console.log(`dist-cms/wordpress/kundenportal.zip: ${Object.keys(plugin).length} files, ${size(zip.length)}`);
console.log(`dist-cms/typo3/kundenportal: ${Object.keys(extension).length} files`);
