import type { ComponentType } from "react";
import type * as v from "valibot";
import type { Resource } from "#api/resource.ts";
import type { Anchor, PropsOf } from "./manifest.ts";

/** What a widget's folder hands to the loader. */
export interface WidgetModule {
  readonly anchor: Anchor;
  readonly View: ComponentType;
  /** Checks `data-json` at the border. */
  readonly json?: v.GenericSchema;
  /** The resources of the manifest's `reads`, in their order. */
  readonly reads: readonly Resource<unknown>[];
}

interface Further<Json> {
  readonly json?: v.GenericSchema<unknown, Json>;
  readonly reads?: readonly Resource<unknown>[];
}

/**
 * A widget: its anchor, the view that is drawn with what the anchor says, the schema of its `data-json`, if it has one,
 * and the resources that its manifest's reads are for. The frame checks the anchor first, so that a view may rely on
 * what its manifest promises.
 */
export function defineWidget<const A extends Anchor, Json = never>(
  anchor: A,
  View: ComponentType<PropsOf<A, Json>>,
  { json, reads = [] }: Further<Json> = {},
): WidgetModule {
  return { anchor, View: View as ComponentType<object>, reads, ...(json && { json }) };
}
