import type { EnvironmentOptions, Rolldown } from "vite";

/**
 * `src/main.ts` as one function, so that it runs in a tag without type="module", too; `file` is where it lies below
 * `dist/`, and `chunks` where the files are as seen from there.
 */
export const entry = (file: string, chunks?: string): EnvironmentOptions => ({
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

/** The scripts among what a pass of the bundler gives. */
export const chunksOf = (result: unknown): Rolldown.OutputChunk[] =>
  (result as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk");
