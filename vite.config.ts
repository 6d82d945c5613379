import "./scripts/shared/node-version.ts";
import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import {
  defineConfig,
  type BuildEnvironment,
  type EnvironmentOptions,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from "vite";
import { chunkFileName, NOTHING_BUILT, readChunks, UNNAMED } from "./scripts/build/chunks.ts";
import { finish } from "./scripts/build/finish.ts";
import { groups } from "./scripts/build/groups.ts";
import { inputs, portalTable } from "./scripts/build/portal-table.ts";
import { ownKeys, untouched } from "./scripts/build/untouched.ts";
import { project } from "./scripts/shared/project.ts";

/** Serves msw's worker from its package, so that no copy of it stands in the project. */
const mockWorker: Plugin = {
  name: "mock-worker",
  configureServer: (server) => {
    server.middlewares.use("/mockServiceWorker.js", (_request, response) => {
      response.setHeader("content-type", "text/javascript");
      createReadStream(fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js"))).pipe(response);
    });
  },
};

const OUT = fileURLToPath(new URL("dist", import.meta.url));

/** Chromium compiles all functions of such a file off the main thread while it comes; elsewhere it is a comment. */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad";

/**
 * `src/main.ts` as one function, so that it runs in a tag without type="module", too; `file` is where it lies below
 * `dist/`, and `chunks` where the files are as seen from there.
 */
const entry = (file: string, chunks?: string): EnvironmentOptions => ({
  consumer: "client",
  define: chunks === undefined ? {} : { __CHUNKS__: JSON.stringify(chunks) },
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input: { portal: "src/main.ts" },
      output: { format: "iife", entryFileNames: file, codeSplitting: false },
    },
  },
});

/** The files that widgets load, and the entries, which name them: never imported by them, each is built by itself. */
function production(): UserConfig {
  let built = NOTHING_BUILT;
  return {
    plugins: [portalTable(() => built), ownKeys],
    build: {
      outDir: OUT,
      // Maps hold all sources: they are kept apart from what is published, and no file names its own.
      sourcemap: "hidden",
      modulePreload: false,
      // The single script is one file by its nature; what pages load has limits of its own (scripts/size.ts).
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // What others import of a widget's file is exported there; else each such file would get a second one.
        preserveEntrySignatures: "allow-extension",
        transform: { inject: untouched },
        // Hosts serve our files without a charset.
        output: { charset: "ascii" },
        // Nothing that whoever builds could act on: how long plugins took, and that the script in one file has no
        // address of its own, which the bundler's own helper would ask for.
        checks: { bundlerTimings: false, emptyImportMeta: false },
      },
    },
    environments: {
      client: {
        build: {
          emptyOutDir: true,
          rolldownOptions: {
            input: inputs(),
            output: {
              postBanner: COMPILE_AT_ONCE,
              entryFileNames: `chunks/${UNNAMED}/[name].js`,
              chunkFileNames: ({ name }) => chunkFileName(name),
              codeSplitting: { groups: groups() },
            },
          },
        },
      },
      entry: entry("portal.js", "./chunks/"),
      pinned: entry(`${project.version}/portal.js`, "../chunks/"),
      single: entry("portal.single.js"),
    },
    // One plugin for all environments: the entries are built with what it has learned of the files.
    builder: {
      sharedConfigBuild: true,
      sharedPlugins: true,
      async buildApp(builder) {
        const { client, ...entries } = builder.environments as Record<
          "client" | "entry" | "pinned" | "single",
          BuildEnvironment
        >;
        const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
        const chunks = output.filter((file) => file.type === "chunk");
        built = readChunks(project.version, chunks);
        for (const one of Object.values(entries)) await builder.build(one);
        await finish(OUT, built, chunks);
      },
    },
  };
}

/** The playground by `npm start`, and `dist/` by `npm run build`; for tests see `vitest.config.ts`. */
export default defineConfig(({ command }) => ({
  ...(command === "build" ? production() : { plugins: [react(), portalTable(), mockWorker] }),
  define: { __VERSION__: JSON.stringify(project.version) },
  publicDir: false,
  // The pages behind links do not exist here: they must not answer with the playground.
  appType: "mpa",
  // Found at the start, so that a first visit is not reloaded in its middle by what a widget loads later.
  optimizeDeps: { entries: ["index.html", "mocks/playground/stage.html", "mount/frame.tsx", "widgets/*/*/index.tsx"] },
}));
