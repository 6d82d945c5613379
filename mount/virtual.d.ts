declare module "virtual:portal-table" {
  import type { WidgetTable } from "#mount/table.ts";

  export const table: WidgetTable;
  /** Identifies a build, since two builds may have the same version; the folder of its files below `chunks/`. */
  export const release: string;
  /** The names of the library files that every widget needs. */
  export const libraries: readonly string[];
}

declare module "virtual:portal-files" {
  export { loadInspector, loadWidget } from "#mount/load-chunks.ts";
}

declare module "virtual:portal-widgets" {
  import type { WidgetEntry } from "#mount/registry.ts";

  export const widgets: readonly WidgetEntry[];
}

declare const __VERSION__: string;
/** The path of `chunks/` relative to the entry; defined only in entries that load files. */
declare const __CHUNKS__: string;
