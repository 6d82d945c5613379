import type { ComponentType } from 'react';
import type * as v from 'valibot';
import type { Anchor, PropsOf } from './manifest.ts';

/** What a widget's folder hands to the loader. */
export interface WidgetModule {
  readonly anchor: Anchor;
  readonly View: ComponentType;
  /** Checks `data-json` at the border. */
  readonly json?: v.GenericSchema;
}

/**
 * A widget: its anchor, the view that is drawn with what the anchor says, and the schema of its `data-json`, if it has one. The frame
 * checks the anchor first, so that a view may rely on what its manifest promises.
 */
export function defineWidget<const A extends Anchor, Json = never>(anchor: A, View: ComponentType<PropsOf<A, Json>>, json?: v.GenericSchema<unknown, Json>): WidgetModule {
  return { anchor, View: View as ComponentType<object>, ...(json && { json }) };
}
