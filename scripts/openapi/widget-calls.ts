import { routes, type Route, type RouteName } from "#api/routes.ts";
import { registry, type WidgetEntry } from "#mount/registry.ts";
import { readOf } from "#widgets/shared/manifest.ts";

/** The calls of a widget: those that it begins with, reads that it may ask later, writes, and what it links to. */
export interface WidgetCalls {
  readonly id: string;
  readonly first: readonly RouteName[];
  readonly later: readonly RouteName[];
  readonly writes: readonly RouteName[];
  readonly links: readonly RouteName[];
}

/** The calls that the manifest of a widget names, in the order of the routes. */
export function callsOf({ id, reads, calls = [] }: WidgetEntry): WidgetCalls {
  const first = [...new Set(reads.map((read) => readOf(read).route))];
  const others = (Object.keys(routes) as RouteName[]).filter(
    (name) => calls.flat().includes(name) && !first.includes(name),
  );
  const of = (kind: Route["kind"]): RouteName[] => others.filter((name) => routes[name].kind === kind);
  return { id, first, later: of("read"), writes: of("write"), links: of("link") };
}

/** Every widget with its calls. */
export const widgetCalls: readonly WidgetCalls[] = registry.map(callsOf);

/** The widgets that need a call. */
export const widgetsOf = (name: RouteName): string[] =>
  widgetCalls
    .filter(({ first, later, writes, links }) => [first, later, writes, links].flat().includes(name))
    .map(({ id }) => id);
