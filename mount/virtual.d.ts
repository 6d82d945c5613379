declare module "virtual:portal-table" {
  import type { WidgetTable } from "#mount/table.ts";

  export const table: WidgetTable;
  /** Identifies a build, since two builds may have the same version; the folder of its files below `chunks/`. */
  export const release: string;
  /** The names of the library files that every widget needs. */
  export const libraries: readonly string[];
}

declare module "virtual:portal-files" {
  import type { FrameModule, InspectorModule } from "#mount/table.ts";

  /**
   * Loads the frame and a widget together with its shared files. `root` holds the links that preload them, and `script`
   * is the product's own tag, whose address tells where they are.
   */
  export function loadWidget(
    id: string,
    shared: string,
    root: ShadowRoot,
    script?: HTMLScriptElement,
  ): Promise<[FrameModule, unknown]>;
  export function loadInspector(): Promise<InspectorModule>;
}

declare module "virtual:portal-widgets" {
  import type { WidgetEntry } from "#mount/registry.ts";

  export const widgets: readonly WidgetEntry[];
}

declare const __VERSION__: string;
/** The path of `chunks/` relative to the entry; defined only in entries that load files. */
declare const __CHUNKS__: string;
