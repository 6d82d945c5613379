import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { limits, widgetLimit } from "#scripts/limits.ts";

const dist = new URL("../../dist/", import.meta.url);

/** What is loaded, and how much that may be: brotli kilobytes (1,000 bytes). */
export interface Weighed {
  readonly name: string;
  readonly total: number;
  readonly limit: number;
  readonly files: readonly string[];
}

const sizes = new Map<string, number>();

/** Brotli size of a built file in kilobytes, measured once: most widgets share most files. */
export function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(new URL(file, dist))).length / 1000;
  sizes.set(file, size);
  return size;
}

/** Files against their limit. */
export const weigh = (name: string, files: Iterable<string>, limit: number): Weighed => ({
  name,
  limit,
  files: [...files],
  total: [...files].reduce((sum, file) => sum + sizeOf(file), 0),
});

/** Entry and frame, and what each widget loads beside them. @throws Error without a build */
export function builtSizes(): { readonly frame: readonly Weighed[]; readonly widgets: readonly Weighed[] } {
  const { frame, widgets } = JSON.parse(readFileSync(new URL("chunks.json", dist), "utf8")) as {
    frame: string[];
    widgets: Record<string, string[]>;
  };
  return {
    frame: [weigh("entry", ["portal.js"], limits.entry), weigh("libraries and frame", frame, limits.frame)],
    widgets: Object.entries(widgets).map(([id, files]) =>
      weigh(
        id,
        files.filter((file) => !frame.includes(file)),
        widgetLimit(id),
      ),
    ),
  };
}
