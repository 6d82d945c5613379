import { placeholders } from "#api/path.ts";
import { routes, type RouteName } from "#api/routes.ts";
import { holdsAddress } from "#config/address.ts";
import { defaultConfig, emptyMenuEntry } from "#config/config.ts";
import { pageDefaults, pageNames } from "#config/pages.ts";
import { isPlain, readConfig, type Plain } from "#config/read-config.ts";
import { typeName } from "#domain/answers/issue.ts";
import type { Explained } from "#i18n/inspector-anchors.ts";
import { configTexts } from "#i18n/inspector-values.ts";
import { nearest } from "#lib/look-alike.ts";
import { namesWidget } from "#mount/anchor-id.ts";
import { isHostAlone } from "./attributes.ts";
import type { Finding } from "./finding.ts";
import { describeJsonMistake, findJsonMistake } from "./json-mistake.ts";
import { knownIds, lookAlike } from "./known-ids.ts";

const at = (group: unknown, key: string): unknown =>
  isPlain(group) && Object.hasOwn(group, key) ? group[key] : undefined;

/**
 * Splits a key as the configuration's check names it: gives its group, with the defaults and as given, and its name.
 */
function groupOf(key: string, raw: unknown): { known: unknown; given: unknown; name: string } {
  const [first = "", ...rest] = key.split(".");
  const name = rest.join(".");
  if (name === "") return { known: defaultConfig, given: raw, name: first };
  const entry = /^menu\[(\d+)\]$/.exec(first)?.[1];
  if (entry !== undefined) return { known: emptyMenuEntry, given: (at(raw, "menu") as unknown[])[Number(entry)], name };
  return { known: at(defaultConfig, first), given: at(raw, first), name };
}

const isPage = (name: string): boolean => pageNames.some((known) => known === name);

/** Explains one problem that the configuration's own check has found. */
function explain(key: string, raw: unknown, routeNames: readonly string[]): Explained {
  const { known, given, name } = groupOf(key, raw);
  const type = typeName(at(given, name));
  if (known === defaultConfig.endpoints && !routeNames.includes(name))
    return configTexts.route(name, nearest(name, routeNames));
  if (known === defaultConfig.pages && !isPage(name)) return configTexts.page(name, nearest(name, pageNames));
  if (known === defaultConfig.endpoints || known === defaultConfig.pages)
    return type === "string" ? configTexts.address(key) : configTexts.type(key, type, "string");
  const turnedOff = /^off\[(\d+)\]$/.exec(key)?.[1];
  if (turnedOff !== undefined) {
    const id = (at(raw, "off") as unknown[])[Number(turnedOff)];
    return typeof id === "string"
      ? configTexts.off(id, lookAlike(id)?.meant ?? "")
      : configTexts.type(key, typeName(id), "string");
  }
  const event = /^consent\.changeEvent\[(\d+)\]$/.exec(key)?.[1];
  if (event !== undefined)
    return configTexts.type(key, typeName((at(given, "changeEvent") as unknown[])[Number(event)]), "string");
  const entry = /^menu\[(\d+)\]$/.exec(key)?.[1];
  if (entry !== undefined)
    return configTexts.type(key, typeName((at(raw, "menu") as unknown[])[Number(entry)]), "object");
  if (at(known, name) === undefined) return configTexts.unknown(name, nearest(name, Object.keys(known ?? {})));
  return type === typeName(at(known, name))
    ? configTexts.address(key)
    : configTexts.type(key, type, typeName(at(known, name)));
}

const texts = (group: unknown): [string, string][] =>
  isPlain(group)
    ? Object.entries(group).filter((entry): entry is [string, string] => typeof entry[1] === "string")
    : [];

/** All addresses given by the author, by their keys. */
function addressesIn(raw: Plain): [string, string][] {
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
  raw: Plain,
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
function checkAddresses(raw: Plain): Finding[] {
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
  if (!isPlain(raw)) return [{ level: "error", where: configTexts.where, ...configTexts.notObject() }];
  const { problems } = readConfig(raw, routeNames, (id) => namesWidget(knownIds, id));
  return [
    ...problems.map(({ key }): Finding => ({
      level: "warning",
      where: configTexts.key(key),
      ...explain(key, raw, routeNames),
    })),
    ...checkAddresses(raw),
  ];
}
