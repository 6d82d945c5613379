declare module 'virtual:portal-table' {
  import type { Table } from '#mount/table.ts';

  export const table: Table;
}

declare module 'virtual:portal-files' {
  import type { FrameModule, InspectorModule, StraysModule } from '#mount/table.ts';

  /** Loads the frame and a widget, with the files that it shares, at once; `root` holds what fetches them, `script` is the product's own tag, which tells where they lie. */
  export function loadWidget(id: string, shared: readonly string[], root: ShadowRoot, script?: HTMLScriptElement): Promise<[FrameModule, unknown]>;
  export function loadInspector(): Promise<InspectorModule>;
  export function loadStrays(): Promise<StraysModule>;
}

declare module 'virtual:portal-widgets' {
  import type { WidgetLine } from '#mount/registry.ts';

  export const widgets: readonly WidgetLine[];
}

declare const __VERSION__: string;
/** Folder of this release below `chunks/`, and the files of the libraries; only in `portal.js`. */
declare const __RELEASE__: string;
declare const __LIBRARIES__: readonly string[];
