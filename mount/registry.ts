import { widgets } from "#mount/manifests.ts";
import type { About, Anchor } from "#widgets/shared/manifest.ts";

/** A widget of the product: what its manifest says, and the name of its folder below widgets/. */
export type WidgetLine = Anchor & About & { readonly folder: string };

/** The anchor id of a widget, as its manifest writes it. */
export type WidgetId = (typeof widgets)[number]["id"];

/** Every widget there is: playground, inspector, documents and the build follow from it. */
export const registry: readonly (WidgetLine & { readonly id: WidgetId })[] = widgets;

/** The line of an anchor id as its manifest writes it. */
export const lineOf = (id: string): WidgetLine | undefined => registry.find((line) => line.id === id);
