import { widgets } from "virtual:portal-widgets";
import type { WidgetEntry } from "#mount/registry.ts";

/** All manifests as data; importing them would tie the inspector to the file of each widget. */
export const widgetManifests: readonly WidgetEntry[] = widgets;
