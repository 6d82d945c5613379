import { widgets } from "virtual:portal-widgets";
import type { WidgetLine } from "#mount/registry.ts";

/** All manifests, as data: imported, each would tie the inspector to its widget's file. */
export const lines: readonly WidgetLine[] = widgets;
