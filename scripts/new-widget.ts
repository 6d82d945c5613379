import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { newWidgetFiles, WIDGET_ID } from "./new-widget/files.ts";
import { WINGS } from "./manifests.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const {
  values: { wing = "" },
  positionals: [id = ""],
} = parseArgs({ options: { wing: { type: "string" } }, allowPositionals: true });

function refuse(reason: string): never {
  console.error(`${reason}\nUsage: npm run new:widget -- portal-my-widget --wing ${WINGS.join("|")}`);
  process.exit(2);
}

if (!WIDGET_ID.test(id)) refuse("An id is portal- and lower-case words joined by -.");
if (!WINGS.includes(wing)) refuse(`There is no wing "${wing}".`);
const files = newWidgetFiles(id, wing);
const [taken] = Object.keys(files).filter((file) => existsSync(root + file));
if (taken !== undefined) refuse(`${taken} exists already.`);

for (const [file, text] of Object.entries(files)) {
  mkdirSync(root + file.replace(/[^/]+$/, ""), { recursive: true });
  writeFileSync(root + file, await format(text, { ...(await resolveConfig(root + file)), filepath: file }));
}
await import("./docs.ts");
console.log(
  `Wrote ${Object.keys(files).join(", ")}, and what follows from the manifest. Next: its parameters, first reads and height in manifest.ts, its view, its situations; then npm run docs.`,
);
