import { holdsAddress, isAddress } from "#config/address.ts";
import { defaultConfig, emptyMenuEntry, type Config, type ConsentConfig, type MenuEntry } from "#config/config.ts";
import { pageNames } from "#config/pages.ts";
import { typeName } from "#domain/answers/issue.ts";

/** A mistake in the author's configuration; `problem` is a precise English sentence for the console. */
export interface ConfigProblem {
  key: string;
  problem: string;
}

/** An object of the author's JSON, by its keys. */
export type Plain = Record<string, unknown>;

/** Keys whose values are addresses by name, of calls and of pages. */
const NAMED = ["endpoints", "pages"];

/** Whether a value is an object, and no list. */
export const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keys whose value is one text or a list of texts. */
const ONE_OR_SEVERAL = ["consent.changeEvent"];

const isOfType = (name: string, value: unknown, fallback: unknown): boolean =>
  typeName(value) === typeName(fallback) || (ONE_OR_SEVERAL.includes(name) && Array.isArray(value));

const isNoAddress = (key: string, value: unknown): boolean =>
  holdsAddress(key) && typeof value === "string" && !isAddress(value);

/** Merges an author's object over defaults of the same shape, one level at a time. */
function merge<T extends object>(defaults: T, given: Plain, prefix: string, problems: ConfigProblem[]): T {
  const known = new Map<string, unknown>(Object.entries(defaults));
  const taken: Plain = {};
  for (const [key, value] of Object.entries(given)) {
    const name = prefix + key;
    const fallback = known.get(key);
    if (!known.has(key)) {
      problems.push({ key: name, problem: "is no known configuration key and is ignored" });
    } else if (!isOfType(name, value, fallback)) {
      problems.push({
        key: name,
        problem: `must be of type ${typeName(fallback)}, not ${typeName(value)}; the default stands`,
      });
    } else if (isNoAddress(name, value)) {
      problems.push({ key: name, problem: `is no address: ${JSON.stringify(value)}; the default stands` });
    } else {
      taken[key] =
        isPlain(value) && isPlain(fallback) && !NAMED.includes(name)
          ? merge(fallback, value, `${name}.`, problems)
          : value;
    }
  }
  return { ...defaults, ...taken };
}

/** Checks a group of addresses by their names; `what` names their kind in problems. */
function checkAddresses(
  group: "endpoints" | "pages",
  what: string,
  given: Plain,
  names: readonly string[],
  problems: ConfigProblem[],
): Record<string, string> {
  const addresses: Record<string, string> = {};
  for (const [name, address] of Object.entries(given)) {
    if (!names.includes(name))
      problems.push({ key: `${group}.${name}`, problem: `names no ${what} of the contract and is ignored` });
    else if (typeof address !== "string")
      problems.push({
        key: `${group}.${name}`,
        problem: `must be of type string, not ${typeName(address)}; the default stands`,
      });
    else if (!isAddress(address))
      problems.push({
        key: `${group}.${name}`,
        problem: `is no address: ${JSON.stringify(address)}; the default stands`,
      });
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
    const problem = `must be of type string, not ${typeName(event)}; the entry is left out`;
    problems.push({ key: `consent.changeEvent[${index}]`, problem });
    return [];
  });
}

function checkConsent(asGiven: ConsentConfig, problems: ConfigProblem[]): ConsentConfig {
  const { changeEvent } = asGiven;
  const given =
    typeof changeEvent === "string" ? asGiven : { ...asGiven, changeEvent: checkEvents(changeEvent, problems) };
  if (STORAGES.includes(given.storage)) return given;
  const problem = `must be one of ${STORAGES.join(", ")}, not ${JSON.stringify(given.storage)}; the default stands`;
  problems.push({ key: "consent.storage", problem });
  return { ...given, storage: defaultConfig.consent.storage };
}

/** Checks a list of widget ids; only those that `isWidget` accepts are kept. */
function checkOff(given: unknown[], isWidget: (id: string) => boolean, problems: ConfigProblem[]): string[] {
  return given.flatMap((id, index) => {
    if (typeof id === "string" && isWidget(id)) return [id];
    const problem =
      typeof id === "string"
        ? `names no widget and is ignored: ${JSON.stringify(id)}`
        : `must be of type string, not ${typeName(id)}; the entry is left out`;
    problems.push({ key: `off[${index}]`, problem });
    return [];
  });
}

function checkMenu(given: unknown[], problems: ConfigProblem[]): MenuEntry[] {
  return given.flatMap((entry, index) => {
    const name = `menu[${index}]`;
    if (isPlain(entry)) return [merge(emptyMenuEntry, entry, `${name}.`, problems)];
    problems.push({
      key: name,
      problem: `must be an object {title, uri, visible, active}, not ${typeName(entry)}; the entry is left out`,
    });
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
  if (!isPlain(raw)) {
    problems.push({ key: "portal-config", problem: `must be a JSON object, not ${typeName(raw)}; all defaults stand` });
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
