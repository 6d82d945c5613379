import { widgets } from "#mount/manifests.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

/** A widget of the product: its manifest, and the name of its folder below widgets/. */
export type WidgetEntry = AnchorSpec & About & { readonly folder: string };

/** The anchor id of a widget, as in its manifest. */
export type WidgetId = (typeof widgets)[number]["id"];

/** All widgets; playground, inspector, documents and the build are made from this list. */
export const registry: readonly (WidgetEntry & { readonly id: WidgetId })[] = widgets;

/** The entry of an anchor id as in its manifest. */
export const widgetEntryOf = (id: string): WidgetEntry | undefined => registry.find((line) => line.id === id);
