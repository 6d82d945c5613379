import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import type { MockResponse } from "#mocks/model/portal.ts";
import { listen, type Listening } from "#mocks/serve/http.ts";
import { portalTable } from "#scripts/build/portal-table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where the playground's page looks for the entry. */
const ENTRY = "src/main.ts";
const WORKER = "mockServiceWorker.js";
const types: Readonly<Record<string, string>> = { ".html": "text/html; charset=utf-8", ".css": "text/css" };

/** The playground's pages and the entry, bundled in memory; by their paths without the first `/`. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [portalTable()],
    oxc: { jsx: { development: false } },
    define: { __VERSION__: '"0"', "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      reportCompressedSize: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: "index.html", stage: "mocks/playground/stage.html", main: ENTRY },
        preserveEntrySignatures: "allow-extension",
        // Parts that one widget loads later are in the shared file where another has them at once.
        checks: { ineffectiveDynamicImport: false },
        output: {
          entryFileNames: ({ name }) => (name === "main" ? ENTRY : "assets/[name].js"),
          assetFileNames: "assets/[name][extname]",
          // Else each page asks for 280 files, one for each set of widgets that share something.
          codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) =>
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source] as const),
  );
  return new Map([
    ...files,
    [WORKER, readFileSync(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"), "utf8")],
  ]);
}

/**
 * The playground without the dev server: what `npm start` serves in hundreds of files that each page loads anew, in
 * few small ones. They come from memory, and stay in the browser's. The first request has them bundled.
 */
export function servePlayground(): Promise<Listening> {
  let bundled: Promise<Map<string, string | Uint8Array>> | undefined;
  return listen(0, async (request): Promise<MockResponse> => {
    bundled ??= bundle();
    const path = new URL(request.url ?? "/", "http://playground.invalid").pathname.slice(1) || "index.html";
    const body = (await bundled).get(path);
    if (body === undefined) return { status: 404, headers: {}, body: "" };
    return {
      status: 200,
      headers: { "content-type": types[extname(path)] ?? "text/javascript", "cache-control": "public, max-age=3600" },
      body,
    };
  });
}
