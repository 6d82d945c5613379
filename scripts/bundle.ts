import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type { Table } from "#mount/table.ts";
import { portalTable } from "./portal-table.ts";
import { commonjsModules } from "./commonjs-modules.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = `${root}dist`;

type Output = Rolldown.OutputOptions;

/** What one pass of the bundler does its own way. */
interface Settings {
  readonly define?: Record<string, unknown>;
  /** False for a pass into memory only. */
  readonly write?: boolean;
  /** The file below dist/ that names the packages in the chunks, with their licences. */
  readonly licences?: string;
}

/** One pass of the bundler into dist/, or into memory only; every pass shares the settings that all hosts need. */
export async function pass(
  input: Record<string, string>,
  output: Output,
  plugins: Plugin[] = [],
  { define = {}, write = true, licences }: Settings = {},
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    logLevel: "warn",
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    plugins: [...plugins, commonjsModules()],
    build: {
      write,
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      // Maps hold all sources: they are kept apart from what is published, and no file names its own.
      sourcemap: "hidden",
      license: licences === undefined ? false : { fileName: licences },
      modulePreload: false,
      // The single script is one file by its nature; what pages load has budgets of its own (scripts/size.ts).
      chunkSizeWarningLimit: 2000,
      // Terser is slower than the default but saves 1 KB a page, and writes ASCII only: hosts serve our files without a
      // charset.
      minify: "terser",
      terserOptions: {
        ecma: 2020,
        module: true,
        compress: { passes: 2, pure_getters: true },
        format: { ascii_only: true },
      },
      cssTarget: ["chrome111", "firefox114", "safari16.4"],
      rolldownOptions: {
        input,
        output,
        preserveEntrySignatures: "allow-extension",
        // Nothing that whoever builds could act on: how long plugins took, and that the script in one file has no
        // address of its own, which the bundler's own helper would ask for.
        checks: { bundlerTimings: false, emptyImportMeta: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output: files }) => files.filter((file) => file.type === "chunk"));
}

/** What an entry is built with, besides its table. */
export interface EntrySettings {
  /** The id of the release, which is the folder of its files in `chunks/`. */
  readonly release: string;
  readonly libraries: readonly string[];
  /** Where it lies, below dist/; `portal.js` where nothing is said. */
  readonly file?: string;
  readonly write?: boolean;
}

/** An entry, `portal.js`: as a function of its own, so that it runs in a tag without type="module", too. */
export const entryPass = (
  table: Table,
  { release, libraries, file = "portal.js", write = true }: EntrySettings,
): Promise<Rolldown.OutputChunk[]> =>
  pass({ portal: `${root}src/main.ts` }, { format: "iife", entryFileNames: file }, [portalTable({ table })], {
    define: {
      __RELEASE__: release,
      __LIBRARIES__: libraries,
      __CHUNKS__: `${"../".repeat(file.split("/").length - 1) || "./"}chunks/`,
    },
    write,
  });
