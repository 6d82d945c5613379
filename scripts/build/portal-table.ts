import type { Plugin } from "vite";
import { isCacheable, routes } from "#api/routes.ts";
import { defaultConfig, type Config } from "#config/config.ts";
import { datasetName, widgetName } from "#mount/anchor-id.ts";
import { registry, type WidgetEntry } from "#mount/registry.ts";
import type { WidgetRow, WidgetTable } from "#mount/table.ts";
import { readOf } from "#widgets/shared/manifest.ts";
import { NOTHING_BUILT, type Built } from "./chunks.ts";

export const FRAME = "mount/frame.tsx";
const INSPECTOR = "src/inspector/index.tsx";

/** The file of a widget's adapter, below the project's root. */
export const widgetFile = ({ folder }: Pick<WidgetEntry, "folder">): string => `widgets/${folder}/index.tsx`;

/** The address in the default configuration that a template begins with, by its key. */
function baseOf(template: string): [string, string][] {
  const key = /^\{(\w+)\}/.exec(template)?.[1] ?? "apiBase";
  const standard = Object.hasOwn(defaultConfig, key) ? defaultConfig[key as keyof Config] : undefined;
  return typeof standard === "string" ? [[key, standard]] : [];
}

/** A number that is whole in every digit; of a longer one nothing is asked beforehand (mount/params.ts). */
const ID = "\\d{1,15}";

/** The patterns for the numbers and choices among the attributes of a widget, and for an id that ends with a number. */
const kindsOf = ({ ending, params }: WidgetEntry): NonNullable<WidgetRow["kinds"]> => [
  ...(ending === "number" ? [["", `-${ID}$`] as const] : []),
  ...params.flatMap((param) => {
    const kind = param.type === "number" ? ID : param.type === "choice" ? param.options.join("|") : null;
    return kind === null ? [] : [[datasetName(param.attribute), `^(${kind})${param.required ? "" : "?"}$`] as const];
  }),
];

/** The data of the entry about all widgets. */
export function tableOf(shared: Built["shared"] = {}): WidgetTable {
  const rows = registry.map((line): [string, WidgetRow] => {
    const kinds = line.reads.length > 0 ? kindsOf(line) : [];
    return [
      line.id,
      {
        height: line.height.wide === line.height.phone ? [line.height.wide] : [line.height.wide, line.height.phone],
        shared: (shared[line.id] ?? []).join(" "),
        ...(line.reads.length > 0 && { reads: line.reads.map(readOf) }),
        ...(kinds.length > 0 && { kinds }),
      },
    ];
  });
  const reads = registry.flatMap((line) => line.reads.map((read) => readOf(read).route));
  const names = [...new Set(reads)];
  const paths = names.map((name): [string, string] => [name, routes[name].path]);
  return {
    rows: Object.fromEntries(rows),
    paths: Object.fromEntries(paths),
    cacheable: names.filter(isCacheable),
    bases: Object.fromEntries([["apiBase", defaultConfig.apiBase], ...paths.flatMap(([, path]) => baseOf(path))]),
  };
}

const servedFiles = (): string => `
  const widgets = { ${registry.map((line) => `${JSON.stringify(line.id)}: () => import('/${widgetFile(line)}')`).join(", ")} };
  export const loadWidget = (id) => Promise.all([import('/${FRAME}'), widgets[id]()]);
  export const loadInspector = () => import('/${INSPECTOR}');`;

const singleFile = (): string => `
  import * as frame from '/${FRAME}'; import * as inspector from '/${INSPECTOR}';
  ${registry.map((line, index) => `import * as w${index} from '/${widgetFile(line)}';`).join(" ")}
  const widgets = { ${registry.map((line, index) => `${JSON.stringify(line.id)}: w${index}`).join(", ")} };
  export const loadWidget = (id) => Promise.resolve([frame, widgets[id]]);
  export const loadInspector = () => Promise.resolve(inspector);`;

/** The files that the entries load, by the names under which they ask for them. */
export const inputs = (): Record<string, string> => ({
  frame: FRAME,
  inspector: INSPECTOR,
  ...Object.fromEntries(registry.map((line) => [widgetName(line.id), widgetFile(line)])),
});

/** The environments of `vite.config.ts` that build an entry which loads files, and the one that needs none. */
const LOADS_FILES = ["entry", "pinned"];
const SINGLE = "single";

/** The module that the entry imports: the rows of the widgets, the release, and the files of the libraries. */
const tableModule = ({ release, shared, libraries }: Built): string => `
  export const table = ${JSON.stringify(tableOf(shared))};
  export const release = ${JSON.stringify(release)};
  export const libraries = ${JSON.stringify(libraries)};`;

/**
 * Gives the entry its table of widgets and its way to their code, by plain imports (dev server, tests), all inside, or
 * in the files of `dist/`; and the inspector the manifests (mount/virtual.d.ts). `built` tells what the files are that
 * were built before.
 */
export function portalTable(built: () => Built = () => NOTHING_BUILT): Plugin {
  const TABLE = "virtual:portal-table";
  const FILES = "virtual:portal-files";
  const WIDGETS = "virtual:portal-widgets";
  return {
    name: "portal-table",
    resolveId(id) {
      if (id === FILES && LOADS_FILES.includes(this.environment.name))
        return this.resolve("#mount/load-chunks.ts", import.meta.filename);
      return [TABLE, FILES, WIDGETS].includes(id) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${TABLE}`) return tableModule(built());
      if (id === `\0${WIDGETS}`) return `export const widgets = ${JSON.stringify(registry)};`;
      if (id === `\0${FILES}`) return this.environment.name === SINGLE ? singleFile() : servedFiles();
      return null;
    },
  };
}
