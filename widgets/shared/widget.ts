import type { ComponentType } from "react";
import type * as v from "valibot";
import type { Resource } from "#api/resource.ts";
import type { AnchorSpec, PropsOf } from "./manifest.ts";

/** What a widget's folder exports for the loader. */
export interface WidgetModule {
  readonly anchor: AnchorSpec;
  readonly View: ComponentType;
  /** The schema by which `data-json` is checked. */
  readonly json?: v.GenericSchema;
  /** The resources of the manifest's `reads`, in their order. */
  readonly reads: readonly Resource<unknown>[];
}

interface Further<Json> {
  readonly json?: v.GenericSchema<unknown, Json>;
  readonly reads?: readonly Resource<unknown>[];
}

/**
 * Defines a widget by its anchor, the view that gets the anchor's values, the schema of its `data-json`, if it has one,
 * and the resources of its manifest's reads. The frame checks the anchor first, so the view may rely on what its
 * manifest promises.
 */
export function defineWidget<const A extends AnchorSpec, Json = never>(
  anchor: A,
  View: ComponentType<PropsOf<A, Json>>,
  { json, reads = [] }: Further<Json> = {},
): WidgetModule {
  return { anchor, View: View as ComponentType<object>, reads, ...(json && { json }) };
}
