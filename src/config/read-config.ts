import { holdsAddress, isAddress } from "#config/address.ts";
import { defaultConfig, emptyMenuEntry, type Config, type ConsentConfig, type MenuEntry } from "#config/config.ts";
import { pageNames } from "#config/pages.ts";
import { typeName } from "#domain/answers/issue.ts";
import { isObject, type JsonObject } from "#lib/json-object.ts";

/** A mistake in the author's configuration. */
export interface ConfigProblem {
  /** The key, with its group or place: `consent.cookie`, `menu[1].uri`. */
  readonly key: string;
  readonly kind: "type" | "address" | "key" | "call" | "page" | "widget" | "choice";
  /** The wrong value; where the key itself is wrong, its name. */
  readonly given: unknown;
  /** What would be valid in its place, where that can be listed: names, values, or the name of a type. */
  readonly valid?: readonly string[];
  /** What is wrong and what comes of it, in English, to be read after the key. */
  readonly problem: string;
}

/** Keys whose values are addresses by name, of calls and of pages. */
const NAMED = ["endpoints", "pages"];

/** Keys whose value is one text or a list of texts. */
const ONE_OR_SEVERAL = ["consent.changeEvent"];

const isOfType = (name: string, value: unknown, fallback: unknown): boolean =>
  typeName(value) === typeName(fallback) || (ONE_OR_SEVERAL.includes(name) && Array.isArray(value));

const wrongType = (key: string, given: unknown, type: string, instead = "the default stands"): ConfigProblem => ({
  key,
  kind: "type",
  given,
  valid: [type],
  problem: `must be of type ${type}, not ${typeName(given)}; ${instead}`,
});

const LEFT_OUT = "the entry is left out";

const noAddress = (key: string, given: string): ConfigProblem => ({
  key,
  kind: "address",
  given,
  problem: `is no address: ${JSON.stringify(given)}; the default stands`,
});

/** Merges an author's object over defaults of the same shape, one level at a time. */
function merge<T extends object>(defaults: T, given: JsonObject, prefix: string, problems: ConfigProblem[]): T {
  const known = new Map<string, unknown>(Object.entries(defaults));
  const taken: JsonObject = {};
  for (const [name, value] of Object.entries(given)) {
    const key = prefix + name;
    const fallback = known.get(name);
    if (!known.has(name)) {
      const problem = "is no known configuration key and is ignored";
      problems.push({ key, kind: "key", given: name, valid: [...known.keys()], problem });
    } else if (!isOfType(key, value, fallback)) {
      problems.push(wrongType(key, value, typeName(fallback)));
    } else if (typeof value === "string" && holdsAddress(key) && !isAddress(value)) {
      problems.push(noAddress(key, value));
    } else {
      taken[name] =
        isObject(value) && isObject(fallback) && !NAMED.includes(key)
          ? merge(fallback, value, `${key}.`, problems)
          : value;
    }
  }
  return { ...defaults, ...taken };
}

/** Checks a group of addresses by their names. */
function checkAddresses(
  group: "endpoints" | "pages",
  kind: "call" | "page",
  given: JsonObject,
  valid: readonly string[],
  problems: ConfigProblem[],
): Record<string, string> {
  const addresses: Record<string, string> = {};
  for (const [name, address] of Object.entries(given)) {
    const key = `${group}.${name}`;
    if (!valid.includes(name))
      problems.push({ key, kind, given: name, valid, problem: `names no ${kind} of the contract and is ignored` });
    else if (typeof address !== "string") problems.push(wrongType(key, address, "string"));
    else if (!isAddress(address)) problems.push(noAddress(key, address));
    else addresses[name] = address;
  }
  return addresses;
}

/** The valid places of a consent. */
const STORAGES = ["cookie", "localStorage", "sessionStorage"];

/** Checks a list of event names; entries that are no text are left out. */
function checkEvents(given: readonly unknown[], problems: ConfigProblem[]): string[] {
  return given.flatMap((event, index) => {
    if (typeof event === "string") return [event];
    problems.push(wrongType(`consent.changeEvent[${index}]`, event, "string", LEFT_OUT));
    return [];
  });
}

function checkConsent(asGiven: ConsentConfig, problems: ConfigProblem[]): ConsentConfig {
  const { changeEvent } = asGiven;
  const given =
    typeof changeEvent === "string" ? asGiven : { ...asGiven, changeEvent: checkEvents(changeEvent, problems) };
  const { storage } = given;
  if (STORAGES.includes(storage)) return given;
  const problem = `must be one of ${STORAGES.join(", ")}, not ${JSON.stringify(storage)}; the default stands`;
  problems.push({ key: "consent.storage", kind: "choice", given: storage, valid: STORAGES, problem });
  return { ...given, storage: defaultConfig.consent.storage };
}

/** Checks a list of widget ids; only those that `isWidget` accepts are kept. */
function checkOff(given: unknown[], isWidget: (id: string) => boolean, problems: ConfigProblem[]): string[] {
  return given.flatMap((id, index) => {
    const key = `off[${index}]`;
    if (typeof id !== "string") problems.push(wrongType(key, id, "string", LEFT_OUT));
    else if (isWidget(id)) return [id];
    else {
      const problem = `names no widget and is ignored: ${JSON.stringify(id)}`;
      problems.push({ key, kind: "widget", given: id, problem });
    }
    return [];
  });
}

function checkMenu(given: unknown[], problems: ConfigProblem[]): MenuEntry[] {
  return given.flatMap((entry, index) => {
    const key = `menu[${index}]`;
    if (isObject(entry)) return [merge(emptyMenuEntry, entry, `${key}.`, problems)];
    problems.push(wrongType(key, entry, "object", LEFT_OUT));
    return [];
  });
}

/**
 * Reads the author's configuration (contract section 1): unknown keys, values of the wrong type and invalid addresses
 * are reported, and the default is used instead. Never throws.
 * @param raw the parsed JSON, or undefined when the page has none
 * @param routeNames the route names that are valid in `endpoints`
 * @param isWidget whether an id in `off` is valid; without it every id is
 */
export function readConfig(
  raw: unknown,
  routeNames: readonly string[],
  isWidget: (id: string) => boolean = () => true,
): { config: Config; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  if (raw === undefined) return { config: defaultConfig, problems };
  if (!isObject(raw)) {
    problems.push(wrongType("portal-config", raw, "object", "all defaults stand"));
    return { config: defaultConfig, problems };
  }
  // Editors use `$schema` to complete and check the configuration (config.schema.json).
  const given = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== "$schema"));
  const merged = merge(defaultConfig, given, "", problems);
  return {
    config: {
      ...merged,
      endpoints: checkAddresses("endpoints", "call", merged.endpoints, routeNames, problems),
      pages: checkAddresses("pages", "page", merged.pages, pageNames, problems),
      consent: checkConsent(merged.consent, problems),
      menu: checkMenu(merged.menu, problems),
      off: checkOff(merged.off, isWidget, problems),
    },
    problems,
  };
}
