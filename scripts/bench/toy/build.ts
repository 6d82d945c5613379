import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Builds a comparison page with the same target as the bundle, into `.cache/bench`. */
export async function buildToy(name: "toy" | "toy-libraries"): Promise<void> {
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
      target: "es2022",
      rolldownOptions: {
        input: { [name]: `${root}scripts/bench/toy/${name}.tsx` },
        output: { entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  });
}
