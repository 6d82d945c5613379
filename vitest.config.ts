import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { portalTable } from "./scripts/build/portal-table.ts";
import { project } from "./scripts/shared/project.ts";

/** Tests that replace modules, load them anew or open a door of their own have a process to themselves. */
const ALONE = "{src,api,widgets,mocks,mount,test}/**/*.alone.test.";
const views = {
  environment: "jsdom",
  setupFiles: ["test/support/setup.ts"],
  testTimeout: 60_000,
  // Speed is measured by `npx tsx scripts/bench.ts`: here it only decides how soon a failure is told.
  expect: { poll: { timeout: 15_000 } },
  // A loaded machine may be slower than any wait; who passes only then is named (scripts/testing/second-try.ts).
  retry: 1,
};

/** What takes minutes, or depends on what few commits touch, and is proved before a release (`npm test -- all`). */
const LONG = "test/browser/**/*.long.test.ts";
const LONG_RULES = "scripts/**/*.long.test.ts";
const rules = { environment: "node", testTimeout: 60_000, isolate: false };
const browser = {
  include: ["test/browser/**/*.test.ts"],
  globalSetup: ["test/browser/setup.ts"],
  environment: "node",
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As with views, above.
  expect: { poll: { timeout: 30_000 } },
  retry: 1,
  // Workers that go from file to file, each with one browser (test/browser/browsers.ts) and one parsed axe; more than
  // cores, because they wait a lot.
  isolate: false,
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
};

/** The tests. They find the widgets' code as the dev server does (vite.config.ts). */
export default defineConfig({
  plugins: [react(), portalTable()],
  define: { __VERSION__: JSON.stringify(project.version) },
  publicDir: false,
  test: {
    // Pages side by side of one file: two cores serve no more, and a page that starves runs into its time limit.
    maxConcurrency: 3,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          ...rules,
          name: "rules",
          include: ["{src,api,i18n,widgets,mocks,mount,scripts,test}/**/*.test.ts"],
          exclude: ["test/{browser,cms}/**", `${ALONE}ts`, LONG_RULES],
        },
      },
      { extends: true, test: { ...rules, name: "rules-long", include: [LONG_RULES] } },
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
      { extends: true, test: { ...browser, name: "browser", exclude: [LONG] } },
      { extends: true, test: { ...browser, name: "browser-long", include: [LONG] } },
      {
        extends: true,
        test: {
          // A real WordPress with the plugin that `npm run cms` has made; `npx tsx scripts/test-cms.ts` runs it.
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
});
