import type { Plugin } from "vite";
import { routes } from "#api/routes.ts";
import { defaultConfig, type Config } from "#config/config.ts";
import { registry, type WidgetLine } from "#mount/registry.ts";
import type { Row, Table } from "#mount/table.ts";
import { readOf } from "#widgets/shared/manifest.ts";

export const FRAME = "mount/frame.tsx";
export const INSPECTOR = "src/inspector/index.tsx";

/** The file of a widget's adapter, below the project's root. */
export const widgetFile = ({ folder }: Pick<WidgetLine, "folder">): string => `widgets/${folder}/index.tsx`;

/** The names of the files that a widget shares with others. */
export type SharedFiles = (line: WidgetLine) => readonly string[];

/** The address in the default configuration that a template begins with, by its key. */
function baseOf(template: string): [string, string][] {
  const key = /^\{(\w+)\}/.exec(template)?.[1] ?? "apiBase";
  const standard = Object.hasOwn(defaultConfig, key) ? defaultConfig[key as keyof Config] : undefined;
  return typeof standard === "string" ? [[key, standard]] : [];
}

/** The name under which a dataset holds an attribute. */
const datasetName = (attribute: string): string =>
  attribute.replace("data-", "").replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** What the numbers and choices of a widget must be where they are given. */
const kindsOf = ({ params }: WidgetLine): NonNullable<Row["kinds"]> =>
  params.flatMap((param) => {
    const kind = param.type === "number" ? "\\d+" : param.type === "choice" ? param.options.join("|") : null;
    return kind === null ? [] : [[datasetName(param.attribute), `^(${kind})?$`] as const];
  });

/** What the entry knows of the given widgets. */
export function tableOf(lines: readonly WidgetLine[], shared: SharedFiles): Table {
  const rows = lines.map((line): [string, Row] => {
    const kinds = line.reads.length > 0 ? kindsOf(line) : [];
    return [
      line.id,
      {
        height: [line.height.wide, line.height.phone],
        shared: shared(line).join(" "),
        ...(line.reads.length > 0 && { reads: line.reads.map(readOf) }),
        ...(kinds.length > 0 && { kinds }),
      },
    ];
  });
  const reads = lines.flatMap((line) => line.reads.map((read) => readOf(read).route));
  const paths = [...new Set(reads)].map((name): [string, string] => [name, routes[name].path]);
  return {
    rows: Object.fromEntries(rows),
    paths: Object.fromEntries(paths),
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

/**
 * Where the entry finds code: by plain imports for the dev server and tests, all inside, or in the files of `dist/`.
 */
export type Target = "served" | "single" | { readonly table: Table };

/**
 * Gives the entry its table of widgets and its way to their code, and the inspector the manifests (mount/virtual.d.ts).
 */
export function portalTable(target: Target): Plugin {
  const TABLE = "virtual:portal-table";
  const FILES = "virtual:portal-files";
  const WIDGETS = "virtual:portal-widgets";
  return {
    name: "portal-table",
    resolveId(id) {
      if (id === FILES && typeof target === "object")
        return this.resolve("#mount/load-chunks.ts", import.meta.filename);
      return id === TABLE || id === FILES || id === WIDGETS ? `\0${id}` : null;
    },
    load: (id) => {
      if (id === `\0${TABLE}`)
        return `export const table = ${JSON.stringify(typeof target === "object" ? target.table : tableOf(registry, () => []))};`;
      if (id === `\0${WIDGETS}`) return `export const widgets = ${JSON.stringify(registry)};`;
      if (id === `\0${FILES}`) return target === "single" ? singleFile() : servedFiles();
      return null;
    },
  };
}
