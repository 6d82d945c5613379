import { routes, type RouteName } from "#api/routes.ts";
import document from "#docs/openapi.json" with { type: "json" };
import { widgets } from "#mount/manifests.ts";

/** The groups of widgets that a backend may serve alone. */
const profiles = ["portal", "shop", "forms", "site"] as const;

interface Operation {
  readonly operationId: string;
  readonly "x-callers": readonly string[];
  readonly "x-widgets": readonly string[];
  readonly parameters?: readonly Readonly<Record<string, unknown>>[];
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The contract as it stands in docs/openapi.json. */
export const contract: { readonly paths: Paths } = document;

const operations = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
  ),
);

/** The JSON pointer to the answers of a call in the document. */
export function pointerTo(name: RouteName): string {
  const { path = "", method = "" } = operations.get(name) ?? {};
  return `#/paths/${encodeURIComponent(path.replaceAll("~", "~0").replaceAll("/", "~1"))}/${method}`;
}

/** Whether guests may call. */
export const isForGuests = (name: RouteName): boolean =>
  operations.get(name)?.operation["x-callers"].includes("guest") === true;

/** The caller with the fewest rights who may call: anybody, a customer, an administrator, or an editor of plans. */
const leastCaller = (name: RouteName): string | undefined => operations.get(name)?.operation["x-callers"][0];

/** Whether only administrators of a Gremium may call. */
export const isForAdmins = (name: RouteName): boolean => leastCaller(name) === "admin";

/** Whether a 403 may mean that the customer of the test has not the right for it. */
export const needsRight = (name: RouteName): boolean => isForAdmins(name) || leastCaller(name) === "editor";

/** Whether a read can be asked without an id and without a query. */
export const asksWithoutValues = (name: RouteName): boolean =>
  routes[name].kind === "read" &&
  operations.get(name)?.operation.parameters?.some((one) => one.in !== "header" && one.required === true) !== true;

/** The widgets that read one kind of what a call with a kind in its path gives. */
const kindReaders: Readonly<Record<string, readonly string[]>> = {
  events: ["portal-event-search", "portal-event-dates"],
  themes: ["portal-training-plan-admin"],
  lexicon: ["portal-a-z"],
  locations: ["portal-locations"],
  hotels: ["portal-hotels"],
  videos: ["portal-videos"],
  articles: ["portal-articles"],
};

/** The widgets that ask a call only to find out what became of a lost write, and go on where there is none. */
const askingAfterLoss: Partial<Record<RouteName, readonly string[]>> = {
  bookmarks: [
    "portal-bookmark-add",
    "portal-event-search",
    "portal-wishlist",
    "portal-wishlist-remove-{id}",
    "portal-wishlist-toggle-{id}",
  ],
};

/** Whether some of the named widgets, or of the profile, read that kind; all do where nothing is named. */
export function isKindWanted(kind: string, profile: string | undefined, named: readonly string[]): boolean {
  if (profile === undefined && named.length === 0) return true;
  const wanted = [...named, ...(profile === undefined ? [] : widgetsOf(profile))];
  return kindReaders[kind]?.some((id) => wanted.includes(id)) ?? true;
}

/** The ids of widgets that a profile holds. */
const widgetsOf = (profile: string): string[] =>
  widgets.filter(({ folder }) => folder.startsWith(`${profile}/`)).map(({ id }) => id);

/**
 * The calls that some widgets need.
 * @param named ids of widgets; of those with a name in braces the part before it will do
 * @throws Error naming a profile or widget that there is not
 */
export function callsFor(profile: string | undefined, named: readonly string[]): ReadonlySet<RouteName> {
  const all = Object.keys(routes) as RouteName[];
  if (profile === undefined && named.length === 0) return new Set(all);
  if (profile !== undefined && !profiles.some((known) => known === profile))
    throw new Error(`There is no profile "${profile}"; there are ${profiles.join(", ")}`);
  const known = widgets.map(({ id }) => id as string);
  const found = named.map((id) => {
    const widget = known.find((other) => other === id || other.startsWith(`${id}-{`));
    if (widget === undefined) throw new Error(`There is no widget "${id}"`);
    return widget;
  });
  const wanted = [...(profile === undefined ? [] : widgetsOf(profile)), ...found];
  const isNeeded = (name: RouteName): boolean =>
    operations
      .get(name)
      ?.operation["x-widgets"].some((id) => wanted.includes(id) && askingAfterLoss[name]?.includes(id) !== true) ===
    true;
  return new Set(all.filter(isNeeded));
}
