import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { routes } from "#api/routes.ts";
import { WINGS } from "./docs/lists.ts";
import { callOf, WIDGET_ID, type Call } from "./new-widget/names.ts";
import { inserted, newWidget } from "./new-widget/plan.ts";

const USAGE = `Usage: npm run new:widget -- portal-my-widget --wing ${WINGS.join("|")}
  --read trainers={generalApiBase}/get-trainers      a list of what a new read gives
  --write visitRequest={generalApiBase}/visit-request --fields company,email,message?
                                                     a request form with a new write (wing forms); ? may stay empty`;
const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  options: {
    wing: { type: "string" },
    read: { type: "string" },
    write: { type: "string" },
    fields: { type: "string" },
  },
  allowPositionals: true,
});
const [id = ""] = positionals;
const { wing = "", fields = "" } = values;

function refuse(reason: string): never {
  console.error(`${reason}\n${USAGE}`);
  process.exit(2);
}

function newCall(given: string | undefined): Call | undefined {
  if (given === undefined) return undefined;
  const call = callOf(given);
  if (call === null) refuse(`A call is name={base}/path, not "${given}".`);
  if (Object.hasOwn(routes, call.name)) refuse(`There is a call ${call.name} already.`);
  return call;
}

if (!WIDGET_ID.test(id)) refuse("An id is portal- and lower-case words joined by -.");
if (!WINGS.includes(wing)) refuse(`There is no wing "${wing}".`);
if (values.write !== undefined && (wing !== "forms" || fields === ""))
  refuse("A form is of the wing forms, with fields.");
const plan = newWidget({
  id,
  wing,
  read: newCall(values.read),
  write: newCall(values.write),
  fields: fields.split(",").filter((name) => name !== ""),
});
const [taken] = Object.keys(plan.files).filter((file) => existsSync(root + file));
if (taken !== undefined) refuse(`${taken} exists already.`);

const changed = [...new Set(plan.inserts.map(({ file }) => file))].map((file): [string, string] => [
  file,
  inserted(file, readFileSync(root + file, "utf8"), plan.inserts),
]);
for (const [file, text] of [...Object.entries(plan.files), ...changed]) {
  mkdirSync(root + file.replace(/[^/]+$/, ""), { recursive: true });
  writeFileSync(root + file, text);
}
execFileSync("npx", ["oxfmt"], { cwd: root, shell: process.platform === "win32" });
// In a process of its own: this one has read the lists of calls as they were.
execFileSync(process.execPath, [...process.execArgv, `${root}scripts/docs.ts`], { stdio: "inherit" });
console.log(`Wrote ${Object.keys(plan.files).join(", ")}.
${changed.length > 0 ? `Added a line or more to ${changed.map(([file]) => file).join(", ")}.\n` : ""}Next: what it is for, in manifest.ts, its view, its texts, its situations and the note; then npm run docs.`);
