import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds a hand-written page of this folder with the same settings as the bundle. @returns the folder with its file */
export async function buildEager(name: "eager" | "eager-shop" | "toy" | "toy-libraries"): Promise<string> {
  const outDir = `${root}.cache/bench`;
  await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      minify: "terser",
      target: "es2022",
      rolldownOptions: {
        input: { [name]: `${root}scripts/bench/${name.startsWith("toy") ? "toy/" : ""}${name}.tsx` },
        output: { entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  });
  return outDir;
}
