import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The paths of all files below a folder, from there and with slashes, sorted. */
export const pathsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
