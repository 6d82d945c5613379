import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const WINGS: readonly string[] = ["portal", "shop", "forms", "site"];

/**
 * The names of files below a folder without their `end`, as `<wing>/<name>`, ordered by wing and name.
 */
function namesBelow(folder: string, end: RegExp): string[] {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const names = files
    .filter((file) => end.test(file))
    .map((file) => file.replace(end, ""))
    .filter((name) => /^\w+\/[^/]+$/.test(name));
  return WINGS.flatMap((wing) => names.filter((name) => name.startsWith(`${wing}/`)).sort());
}

const camel = (path: string): string => path.replace(/\W+(\w)/g, (_dash, letter: string) => letter.toUpperCase());
const WRITTEN = "// Written by `npm run docs` and `npm run new:widget`; a test holds it to the folders.";

/** `mount/manifests.ts`: the list of all manifests, as the folders below widgets/ are now. */
function manifestList(): string {
  const folders = namesBelow("widgets", /\/manifest\.ts$/);
  return `${WRITTEN}
${folders.map((folder) => `import * as ${camel(folder)} from '#widgets/${folder}/manifest.ts';`).join("\n")}

/** The manifests of all widgets, each with its folder. */
export const widgets = [
${folders.map((folder) => `  { folder: '${folder}', ...${camel(folder)}.anchor, ...${camel(folder)}.about },`).join("\n")}
] as const;
`;
}

/** `mocks/situations/list.ts`: all lists of situations, as the files beside it are now. */
function situationList(): string {
  const names = namesBelow("mocks/situations", /\.ts$/);
  return `${WRITTEN}
import type { Situation } from './situation.ts';
${names.map((name) => `import * as ${camel(name)} from './${name}.ts';`).join("\n")}

const files = [
${names.map((name) => `  ${camel(name)},`).join("\n")}
];

/** Every list that a file of situations exports. */
export const lists: readonly (readonly Situation[])[] = files.flatMap((file) => Object.values(file));
`;
}

/** `mocks/model/topics.ts`: the files of `api/` that define reads and writes. */
function topicList(): string {
  const folder = fileURLToPath(new URL("../../api", import.meta.url));
  const defines = (file: string): boolean =>
    /\bdefine(Resource|Write)\(/.test(readFileSync(`${folder}/${file}`, "utf8"));
  const names = readdirSync(folder)
    .filter((file) => /^[\w-]+\.ts$/.test(file) && defines(file))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
  return `${WRITTEN}
${names.map((name) => `import * as ${camel(name)} from '#api/${name}.ts';`).join("\n")}

/** The files of \`api/\` that define reads and writes, each with all that it exports. */
export const topics: readonly Readonly<Record<string, unknown>>[] = [
${names.map((name) => `  ${camel(name)},`).join("\n")}
];
`;
}

/** `mocks/model/handlers.ts`: the calls that the mock portal answers, as the files of its wings are now. */
function handlerList(): string {
  const handlersIn = (name: string): string[] =>
    [
      ...readFileSync(fileURLToPath(new URL(`../../mocks/model/${name}.ts`, import.meta.url)), "utf8").matchAll(
        /^export const (\w+Handlers)\b/gm,
      ),
    ].map(([, found = ""]) => found);
  const files = ["session", ...namesBelow("mocks/model", /\.ts$/)]
    .map((name) => ({ name, handlers: handlersIn(name) }))
    .filter(({ handlers }) => handlers.length > 0);
  return `${WRITTEN}
import type { RouteName } from '#api/routes.ts';
import type { Handlers } from './answer.ts';
${files.map(({ name, handlers }) => `import { ${handlers.join(", ")} } from './${name}.ts';`).join("\n")}

/** Every call of the contract; a missing one is a type error. */
export const handlers: Handlers<RouteName> = {
${files
  .flatMap(({ handlers }) => handlers)
  .map((name) => `  ...${name},`)
  .join("\n")}
};
`;
}

/** The files that list what stands in folders, and what they hold now. Everything else that is written imports them. */
export const lists: Readonly<Record<string, () => string>> = {
  "mount/manifests.ts": manifestList,
  "mocks/situations/list.ts": situationList,
  "mocks/model/topics.ts": topicList,
  "mocks/model/handlers.ts": handlerList,
};
