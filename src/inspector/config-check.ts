import { placeholders } from "#api/path.ts";
import { routes, type RouteName } from "#api/routes.ts";
import { holdsAddress } from "#config/address.ts";
import { defaultConfig } from "#config/config.ts";
import { pageDefaults, pageNames } from "#config/pages.ts";
import { readConfig, type ConfigProblem } from "#config/read-config.ts";
import { typeName } from "#domain/answers/issue.ts";
import type { Explained } from "#i18n/inspector-anchors.ts";
import { configTexts } from "#i18n/inspector-values.ts";
import { isObject, type JsonObject } from "#lib/json-object.ts";
import { nearest } from "#lib/look-alike.ts";
import { namesWidget } from "#mount/anchor-id.ts";
import { isHostAlone } from "./attributes.ts";
import type { Finding } from "./finding.ts";
import { describeJsonMistake, findJsonMistake } from "./json-mistake.ts";
import { knownIds, lookAlike } from "./known-ids.ts";

/** Explains one problem that the configuration's own check has found. */
function explain({ key, kind, given, valid = [] }: ConfigProblem): Explained {
  const name = String(given);
  const meant = nearest(name, valid);
  switch (kind) {
    case "type":
      return configTexts.type(key, typeName(given), valid.join());
    case "address":
      return configTexts.address(key);
    case "key":
      return configTexts.unknown(name, meant);
    case "call":
      return configTexts.route(name, meant);
    case "page":
      return configTexts.page(name, meant);
    case "widget":
      return configTexts.off(name, lookAlike(name)?.meant ?? "");
    case "choice":
      return configTexts.choice(key, name, valid);
  }
}

const texts = (group: unknown): [string, string][] =>
  isObject(group)
    ? Object.entries(group).filter((entry): entry is [string, string] => typeof entry[1] === "string")
    : [];

/** All addresses given by the author, by their keys. */
function addressesIn(raw: JsonObject): [string, string][] {
  const named = ["pages", "endpoints"].flatMap((group) =>
    texts(raw[group]).map(([name, value]): [string, string] => [`${group}.${name}`, value]),
  );
  const entries: unknown[] = Array.isArray(raw.menu) ? raw.menu : [];
  const menu = entries.flatMap((entry, index) =>
    texts(entry).map(([name, value]): [string, string] => [`menu[${index}].${name}`, value]),
  );
  return [...texts(raw), ...menu].filter(([key]) => holdsAddress(key)).concat(named);
}

/** The placeholders that a page's address may have: those of its default; `portalEvent` has no default. */
const placeholdersOf = (page: (typeof pageNames)[number]): string[] =>
  page === "portalEvent" ? ["eventId"] : placeholders(pageDefaults[page]);

/**
 * Explains placeholders in a page's address that are never filled, and an address without any, which always leads to
 * the same page.
 */
function checkPlaceholders(name: string, address: string): Explained[] {
  const page = pageNames.find((known) => known === name);
  if (page === undefined || address === "") return [];
  const [key, known, given] = [`pages.${name}`, placeholdersOf(page), placeholders(address)];
  const wrong = given.filter((one) => !known.includes(one));
  if (wrong.length > 0) return wrong.map((one) => configTexts.placeholder(key, one, known));
  return known.length > 0 && given.length === 0 ? [configTexts.noPlaceholder(key, known)] : [];
}

/** Explains placeholders in a call's address that are never filled; a configuration key may stand at its beginning. */
function checkCall(name: string, address: string): Explained[] {
  if (!Object.hasOwn(routes, name)) return [];
  const isValue = (one: string): boolean => !Object.hasOwn(defaultConfig, one);
  const known = placeholders(routes[name as RouteName].path).filter(isValue);
  const wrong = placeholders(address).filter((one) => isValue(one) && !known.includes(one));
  return wrong.map((one) => configTexts.callPlaceholder(`endpoints.${name}`, one, known));
}

/** The findings of a check of all addresses of a group. */
const checkGroup = (
  group: "pages" | "endpoints",
  raw: JsonObject,
  check: (name: string, address: string) => Explained[],
): Finding[] =>
  texts(raw[group]).flatMap(([name, address]) =>
    check(name, address).map((text): Finding => ({
      level: "error",
      where: configTexts.key(`${group}.${name}`),
      ...text,
    })),
  );

/** Whether an address leads somewhere else from every folder of the site. */
const isRelative = (address: string): boolean => address !== "" && !/^([/#?{]|[a-z][a-z\d+.-]*:)/i.test(address);

/** Reports addresses that are valid but lead to the wrong place, and required links without an address. */
function checkAddresses(raw: JsonObject): Finding[] {
  const given = addressesIn(raw);
  const hosts = given.filter(([, value]) => isHostAlone(value));
  // Paths of single calls are below `apiBase`.
  const relative = given.filter(
    ([key, value]) => isRelative(value) && !isHostAlone(value) && !key.startsWith("endpoints."),
  );
  const empty = ["privacyUrl", "termsUrl"].filter((key) => typeof raw[key] === "string" && raw[key].trim() === "");
  return [
    ...hosts.map(([key, value]): Finding => ({
      level: "error",
      where: configTexts.key(key),
      ...configTexts.host(key, value),
    })),
    ...relative.map(([key, value]): Finding => ({
      level: "warning",
      where: configTexts.key(key),
      ...configTexts.relative(key, value),
    })),
    ...empty.map((key): Finding => ({ level: "error", where: configTexts.key(key), ...configTexts.legal(key) })),
    ...checkGroup("pages", raw, checkPlaceholders),
    ...checkGroup("endpoints", raw, checkCall),
  ];
}

/**
 * Checks the author's configuration: first its syntax, then key by key (contract section 1). `text` is undefined when
 * the page has none.
 */
export function checkConfig(text: string | undefined, routeNames: readonly string[]): Finding[] {
  if (text === undefined || text.trim() === "") return [];
  const mistake = findJsonMistake(text);
  if (mistake !== null)
    return [{ level: "error", where: configTexts.where, ...configTexts.invalid(describeJsonMistake(mistake, true)) }];
  const raw: unknown = JSON.parse(text);
  if (!isObject(raw)) return [{ level: "error", where: configTexts.where, ...configTexts.notObject() }];
  const { problems } = readConfig(raw, routeNames, (id) => namesWidget(knownIds, id));
  return [
    ...problems.map((problem): Finding => ({
      level: "warning",
      where: configTexts.key(problem.key),
      ...explain(problem),
    })),
    ...checkAddresses(raw),
  ];
}
