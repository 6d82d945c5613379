import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { budgets } from "./budget.ts";

const dist = new URL("../dist/", import.meta.url);

/** What a page of the budget loads; sizes in brotli kilobytes (1,000 bytes). */
export interface PageSize {
  readonly page: string;
  readonly total: number;
  readonly limit: number;
  /** How many files it may load besides the entry. */
  readonly allowed: number;
  readonly files: readonly { readonly file: string; readonly size: number }[];
}

const sizes = new Map<string, number>();

/** Brotli size of a built file in kilobytes, measured once: most pages share most files. */
export function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(new URL(file, dist))).length / 1000;
  sizes.set(file, size);
  return size;
}

/** @throws Error when a budget names what was not built */
function filesOf(table: Record<string, string[]>, name: string): string[] {
  const files = table[name];
  if (files === undefined) throw new Error(`scripts/budget.ts names ${name}, which the build does not know`);
  return files;
}

/** The pages of the budget as they are built now. @throws Error without a build */
export function pageSizes(): PageSize[] {
  const { widgets, parts } = JSON.parse(readFileSync(new URL("chunks.json", dist), "utf8")) as Record<
    "widgets" | "parts",
    Record<string, string[]>
  >;
  return budgets.map(({ page, anchors, limit, files: allowed = Infinity, parts: shown = [] }) => {
    const names = new Set([
      "portal.js",
      ...anchors.flatMap((anchor) => filesOf(widgets, anchor)),
      ...shown.flatMap((part) => filesOf(parts, part)),
    ]);
    const files = [...names].map((file) => ({ file, size: sizeOf(file) }));
    return { page, limit, allowed, files, total: files.reduce((sum, { size }) => sum + size, 0) };
  });
}
