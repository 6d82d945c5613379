import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import manifest from "./package.json" with { type: "json" };
import { LongestFirst } from "./scripts/longest-first.ts";
import { portalTable } from "./scripts/portal-table.ts";

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

/** Tests that replace modules, load them anew or open a door of their own have a process to themselves. */
const ALONE = "{src,api,widgets,mocks,mount,test}/**/*.alone.test.";
const views = { environment: "jsdom", setupFiles: ["test/support/setup.ts"], testTimeout: 20_000 };

/** The dev server and the tests; `npm run build` (scripts/build.ts) sets its own inputs and outputs. */
export default defineConfig(({ command }) => ({
  plugins: command === "serve" ? [react(), portalTable("served"), mockWorker] : [],
  define: { __VERSION__: JSON.stringify(manifest.version), __RELEASE__: JSON.stringify("unbuilt") },
  publicDir: false,
  // The pages behind links do not exist here: they must not answer with the playground.
  appType: "mpa",
  // Found at the start, so that a first visit is not reloaded in its middle by what a widget loads later.
  optimizeDeps: { entries: ["index.html", "mocks/playground/stage.html", "mount/frame.tsx", "widgets/*/*/index.tsx"] },
  build: { target: "es2022" },
  test: {
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["{src,api,i18n,widgets,mocks,mount,scripts,test}/**/*.test.ts"],
          exclude: ["test/{browser,cms}/**", `${ALONE}ts`],
          environment: "node",
          testTimeout: 20_000,
          isolate: false,
        },
      },
      { extends: true, test: { name: "rules-alone", include: [`${ALONE}ts`], testTimeout: 20_000 } },
      // One process after another file: its modules are loaded once, and test/support/setup.ts puts back what they
      // hold.
      {
        extends: true,
        test: {
          ...views,
          name: "views",
          include: ["{src,widgets,mount,test}/**/*.test.tsx"],
          exclude: [`${ALONE}tsx`],
          isolate: false,
        },
      },
      { extends: true, test: { ...views, name: "views-alone", include: [`${ALONE}tsx`] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          globalSetup: ["test/browser/setup.ts"],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Speed is measured by `npm run bench`: here it only decides how soon a failure is told.
          expect: { poll: { timeout: 30_000 } },
          // A loaded machine may be slower than any wait; who passes only then is named (scripts/second-try.ts).
          retry: 1,
          // Workers that go from file to file, each with one browser (test/browser/browsers.ts) and one parsed axe;
          // more than cores, because they wait a lot.
          isolate: false,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // A real WordPress with the plugin that `npm run cms` has made; `npm run test:cms` runs it.
          name: "cms",
          include: ["test/cms/**/*.test.ts"],
          globalSetup: ["test/cms/setup.ts"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // One site, whose theme and settings the files change: one after the other.
          isolate: false,
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
