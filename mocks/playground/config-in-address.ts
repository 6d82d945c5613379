import { isObject, type JsonObject } from "#lib/json-object.ts";
import { fromJson } from "#lib/json.ts";
import { configOf } from "#mocks/situations/pages.ts";
import { isSame } from "./changes.ts";

/** The key of the address for a configuration that is no JSON object. */
const CONFIG_TEXT = "config-text";

/** The keys of an address that hold the configuration. */
export const CONFIG_KEYS: readonly string[] = ["config", CONFIG_TEXT];

function parseObject(text: string): JsonObject | null {
  const value = fromJson(text);
  return isObject(value) ? value : null;
}

/** A configuration in the form in which it is edited. */
export const configText = (config: object): string => JSON.stringify(config, null, 2);

/** A configuration as an address holds it: only the keys that differ from the example's; null takes a key away. */
export function writeConfig(widget: string, config: string | null): Record<string, string> {
  if (config === null) return {};
  const given = parseObject(config);
  if (given === null || Object.values(given).includes(null)) return { [CONFIG_TEXT]: config };
  const example: JsonObject = configOf(widget);
  const differing = [...new Set([...Object.keys(example), ...Object.keys(given)])].filter(
    (key) => !isSame(example[key], given[key]),
  );
  return differing.length === 0
    ? {}
    : { config: JSON.stringify(Object.fromEntries(differing.map((key) => [key, given[key] ?? null]))) };
}

/** The configuration that an address holds, as text; null for that of the example. */
export function readConfig(widget: string, query: URLSearchParams): string | null {
  const differing = parseObject(query.get("config") ?? "");
  if (differing === null) return query.get(CONFIG_TEXT);
  const given: JsonObject = { ...configOf(widget), ...differing };
  return configText(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)));
}
