import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hostFiles } from "#scripts/hosts/files.ts";
import { project } from "#scripts/shared/project.ts";
import { addRelease } from "./folder.ts";
import { dateOf } from "./notes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [into = `${root}dist-release`] = process.argv.slice(2);
const lists = ["CHANGELOG.md", "AENDERUNGEN.md"].filter((name) => existsSync(root + name));
const texts = Object.fromEntries(lists.map((name) => [name, readFileSync(root + name, "utf8")]));
const { version, release, files } = addRelease(into, {
  dist: `${root}dist`,
  version: project.version,
  date: dateOf(texts["CHANGELOG.md"] ?? "", project.version),
  extra: { ...texts, ...hostFiles() },
});
console.log(`${into} holds ${version} (${release}): ${files.length} files`);
