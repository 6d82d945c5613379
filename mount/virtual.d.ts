declare module 'virtual:portal-table' {
  import type { FrameModule, InspectorModule, Row } from '#mount/table.ts';

  export const rows: Readonly<Record<string, Row>>;
  /** Loads the frame and a widget, and all they need, at once; what fails is tried once more. */
  export function load(id: string, files: string): Promise<[FrameModule, unknown]>;
  /** Loads the author's inspector; what fails is tried once more. */
  export function loadInspector(): Promise<InspectorModule>;
}

declare const __VERSION__: string;
