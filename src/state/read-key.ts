import type { PathValues } from "#api/path.ts";
import type { RouteName } from "#api/routes.ts";

/** What is read: a route with its non-empty path and query values. */
export interface ReadKey {
  readonly name: RouteName;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Turns path values into a query text in a fixed order, so that equal values give equal texts; '' if there are none.
 */
function valuesText(values: PathValues): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return new URLSearchParams(given.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toString();
}

/** The key of a read in the store: the name of its route, followed by its values, if any, in a fixed order. */
export function resourceKey(name: RouteName, values: PathValues): string {
  const text = valuesText(values);
  return text === "" ? name : `${name}?${text}`;
}

/** Parses a text made by `resourceKey`; no other code takes such a text apart. */
export function readKeyOf(text: string): ReadKey {
  const [name = "", query = ""] = text.split("?");
  return { name: name as RouteName, values: Object.fromEntries(new URLSearchParams(query)) };
}
