import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { project } from "./shared/project.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = process.argv[2] ?? `${root}dist-conformance`;
const { version, engines } = project;

/** What the package says of itself; nothing is installed with it. */
const manifest = {
  name: "kundenportal-conformance",
  version,
  description: "Tells whether a backend keeps the contract of the Kundenportal-Widgets.",
  type: "module",
  license: "UNLICENSED",
  engines,
  bin: { "kundenportal-conformance": "conformance.js" },
  files: ["conformance.js", "assets", "backend.md", "openapi.json"],
};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  configFile: false,
  root,
  logLevel: "warn",
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: "scripts/conformance.ts",
    outDir: out,
    target: "node20",
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: "conformance.js" } },
  },
});
writeFileSync(`${out}/conformance.js`, `#!/usr/bin/env node\n${readFileSync(`${out}/conformance.js`, "utf8")}`);
writeFileSync(`${out}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ["backend.md", "openapi.json"]) writeFileSync(`${out}/${file}`, readFileSync(`${root}docs/${file}`));
const [packed] = JSON.parse(execFileSync("npm", ["pack", "--json"], { cwd: out, encoding: "utf8" })) as {
  filename: string;
}[];
console.log(`${out}/${packed?.filename ?? ""}`);
