import type { PathValues } from "#api/path.ts";
import type { RouteName } from "#api/routes.ts";

/** What is read: a route with the values of its path and query, none of them empty. */
export interface ReadKey {
  readonly name: RouteName;
  readonly values: Readonly<Record<string, string>>;
}

/** Path values as a query in a fixed order, so that they compare by content; '' for none. */
function valuesText(values: PathValues): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return new URLSearchParams(given.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toString();
}

/** The text by which the store finds a read: the name of its route alone, or with its values in a fixed order. */
export function resourceKey(name: RouteName, values: PathValues): string {
  const text = valuesText(values);
  return text === "" ? name : `${name}?${text}`;
}

/** What a text of `resourceKey` stands for: only here is it taken apart. */
export function readKeyOf(text: string): ReadKey {
  const [name = "", query = ""] = text.split("?");
  return { name: name as RouteName, values: Object.fromEntries(new URLSearchParams(query)) };
}
