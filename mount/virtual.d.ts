declare module "virtual:portal-table" {
  import type { Table } from "#mount/table.ts";

  export const table: Table;
  /** The names of the libraries' files that every widget needs. */
  export const libraries: readonly string[];
}

declare module "virtual:portal-files" {
  import type { FrameModule, InspectorModule } from "#mount/table.ts";

  /**
   * Loads the frame and a widget, with the files that it shares, at once; `root` holds what fetches them, `script` is
   * the product's own tag, which tells where they lie.
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
  import type { WidgetLine } from "#mount/registry.ts";

  export const widgets: readonly WidgetLine[];
}

declare const __VERSION__: string;
/**
 * Tells two builds of one version apart; in the entries only. Below `chunks/` the folder of the release's files has
 * this name.
 */
declare const __RELEASE__: string;
/** `chunks/` as seen from the entry; only in entries that load files. */
declare const __CHUNKS__: string;
