import { routes, type Route, type RouteName } from "#api/routes.ts";
import { widgets } from "#mount/manifests.ts";
import { readOf, type FirstRead } from "#widgets/shared/manifest.ts";
import { textsReached } from "./reach.ts";

/**
 * The calls of a widget: those that it begins with, those that it may ask later, what it changes, and where it links
 * to.
 */
export interface WidgetCalls {
  readonly id: string;
  readonly wing: string;
  readonly first: readonly RouteName[];
  readonly later: readonly RouteName[];
  readonly writes: readonly RouteName[];
  readonly links: readonly RouteName[];
}

/** The changes of the cart by which its one queue chooses the write: a widget makes those that its code names. */
const changes: Partial<Record<RouteName, string>> = {
  cartAdd: "kind: add",
  cartDelete: "kind: delete",
  recipientAdd: "kind: recipientAdd",
  recipientEdit: "kind: recipientEdit",
  recipientDelete: "kind: recipientDelete",
  orderOptions: "kind: options",
};

const names = Object.keys(routes) as RouteName[];
const kindOf = (name: RouteName): string => routes[name].kind;
const isBearer = (name: RouteName): boolean => (routes[name] as Route).bearer === true && name !== "photosZip";

function callsOf({
  id,
  folder,
  reads,
}: {
  readonly id: string;
  readonly folder: string;
  readonly reads: readonly FirstRead[];
}): WidgetCalls {
  const entry = `widgets/${folder}/index.tsx`;
  const inApi = textsReached(entry, "api/", ["/resource.ts", "/routes.ts"]);
  const inWidgets = textsReached(entry, "widgets/");
  const inRules = textsReached(entry, "src/domain/");
  const inAll = textsReached(entry, "");
  const isMade = (name: RouteName): boolean => changes[name] === undefined || inAll.has(changes[name]);
  const called = names.filter((name) =>
    kindOf(name) === "link"
      ? inApi.has(name) || inWidgets.has(name) || inRules.has(name)
      : inApi.has(name) && isMade(name),
  );
  const first = [...new Set(reads.map((read) => readOf(read).route))];
  const needsToken = called.some(isBearer);
  const of = (kind: string): RouteName[] => called.filter((name) => kindOf(name) === kind);
  const later = [...new Set([...(needsToken ? (["token"] as const) : []), ...of("read")])];
  return {
    id,
    wing: folder.split("/")[0] ?? "",
    first,
    later: later.filter((name) => !first.includes(name)),
    writes: of("write"),
    links: of("link"),
  };
}

/** Every widget with its calls, from its manifest and from what its code can reach. */
export const widgetCalls: readonly WidgetCalls[] = widgets.map(callsOf);

/** The widgets that need a call. */
export function widgetsOf(name: RouteName): string[] {
  const needs = ({ first, later, writes, links }: WidgetCalls): boolean =>
    [first, later, writes, links].some((calls) => calls.includes(name));
  return widgetCalls.filter(needs).map(({ id }) => id);
}
