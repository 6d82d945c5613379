import { createRequire } from "node:module";
import commonjs from "@rollup/plugin-commonjs";
import resolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import { rollup, type Plugin as RollupPlugin } from "rollup";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

/** Packages of every page with a widget that come as CommonJS only, as they are imported. */
const PACKAGES = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "scheduler",
  "dayjs",
  "dayjs/plugin/utc.js",
  "dayjs/locale/de.js",
];
const PREFIX = "\0commonjs-modules:";
const ENTRY = "\0entry:";

const fileOf = (name: string): string => `${name.replaceAll("/", "-").replace(/\.js$/, "")}.js`;

/** Rollup's entry for a package: all that it exports, by name and as its default. */
const entries: RollupPlugin = {
  name: "entries",
  resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
  load: (id) => {
    if (!id.startsWith(ENTRY)) return null;
    const name = id.slice(ENTRY.length);
    return `export { ${["default", ...Object.keys(require(name) as object)].join(", ")} } from '${name}';`;
  },
};

interface Converted {
  readonly code: string;
  /** The files of packages that it was made of. */
  readonly sources: readonly string[];
}

/** The modules by their file names, made once a build. */
async function convert(): Promise<Map<string, Converted>> {
  const bundle = await rollup({
    input: Object.fromEntries(PACKAGES.map((name) => [fileOf(name).replace(".js", ""), ENTRY + name])),
    plugins: [
      entries,
      replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
      resolve(),
      commonjs({ strictRequires: false }),
    ],
  });
  const { output } = await bundle.generate({ format: "es", chunkFileNames: "[name].js" });
  return new Map(
    output.flatMap((file): [string, Converted][] => {
      if (file.type !== "chunk") return [];
      const sources = file.moduleIds
        .map((id) => id.replace(/^\0|\?.*$/g, ""))
        .filter((id) => id.includes("node_modules"));
      return [[file.fileName, { code: file.code, sources }]];
    }),
  );
}

let converted: Promise<Map<string, Converted>> | undefined;

/** The converted module of an id; undefined for another id. */
async function moduleOf(id: string): Promise<Converted | undefined> {
  if (!id.startsWith(PREFIX)) return undefined;
  converted ??= convert();
  return (await converted).get(id.slice(PREFIX.length));
}

/** The files of packages that a module of this plugin was made of; none for another module. */
export const sourcesOf = async (id: string): Promise<readonly string[]> => (await moduleOf(id))?.sources ?? [];

/**
 * Builds React and dayjs as modules, by Rollup's own plugin for CommonJS. As CommonJS each file is a function within
 * the chunk, which the browser reads twice, the second time while the page waits (docs/decisions/002).
 */
export function commonjsModules(): Plugin {
  return {
    name: "commonjs-modules",
    enforce: "pre",
    resolveId: (id, importer) => {
      if (PACKAGES.includes(id)) return PREFIX + fileOf(id);
      return importer?.startsWith(PREFIX) === true && id.startsWith("./") ? PREFIX + id.slice(2) : null;
    },
    load: async (id) => (await moduleOf(id))?.code ?? null,
  };
}
