import { defaultConfig, emptyMenuEntry } from "#config/config.ts";
import { pageNames } from "#config/pages.ts";
import { readConfig } from "#config/read-config.ts";
import { typeName } from "#domain/entities/issue.ts";
import { configTexts } from "#i18n/inspector-values.ts";
import type { Explained } from "#i18n/inspector-anchors.ts";
import type { Finding } from "./finding.ts";
import { describeJsonMistake, findJsonMistake } from "./json-mistake.ts";
import { knownIds, lookAlike } from "./known-ids.ts";
import { namesWidget } from "#mount/anchor-id.ts";
import { nearest } from "#lib/look-alike.ts";

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const at = (group: unknown, key: string): unknown =>
  isPlain(group) && Object.hasOwn(group, key) ? group[key] : undefined;

/** A key as the configuration's check names it: the group it belongs to, as its defaults and as it is given. */
function groupOf(key: string, raw: unknown): { known: unknown; given: unknown; name: string } {
  const [first = "", ...rest] = key.split(".");
  const name = rest.join(".");
  if (name === "") return { known: defaultConfig, given: raw, name: first };
  const entry = /^menu\[(\d+)\]$/.exec(first)?.[1];
  if (entry !== undefined) return { known: emptyMenuEntry, given: (at(raw, "menu") as unknown[])[Number(entry)], name };
  return { known: at(defaultConfig, first), given: at(raw, first), name };
}

const isPage = (name: string): boolean => pageNames.some((known) => known === name);

/** What is wrong with one key that the configuration's own check refuses. */
function explain(key: string, raw: unknown, routeNames: readonly string[]): Explained {
  const { known, given, name } = groupOf(key, raw);
  const type = typeName(at(given, name));
  if (known === defaultConfig.endpoints && !routeNames.includes(name))
    return configTexts.route(name, nearest(name, routeNames));
  if (known === defaultConfig.pages && !isPage(name)) return configTexts.page(name, nearest(name, pageNames));
  if (known === defaultConfig.endpoints || known === defaultConfig.pages)
    return type === "string" ? configTexts.address(key) : configTexts.type(key, type, "string");
  const asleep = /^off\[(\d+)\]$/.exec(key)?.[1];
  if (asleep !== undefined) {
    const id = (at(raw, "off") as unknown[])[Number(asleep)];
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

/**
 * Checks the author's configuration: its syntax, then key by key (contract section 1). `text` is undefined when the
 * page has none.
 */
export function checkConfig(text: string | undefined, routeNames: readonly string[]): Finding[] {
  if (text === undefined || text.trim() === "") return [];
  const mistake = findJsonMistake(text);
  if (mistake !== null)
    return [{ level: "error", where: configTexts.where, ...configTexts.invalid(describeJsonMistake(mistake, true)) }];
  const raw: unknown = JSON.parse(text);
  if (!isPlain(raw)) return [{ level: "error", where: configTexts.where, ...configTexts.notObject() }];
  return readConfig(raw, routeNames, (id) => namesWidget(knownIds, id)).problems.map(({ key }) => ({
    level: "warning",
    where: configTexts.key(key),
    ...explain(key, raw, routeNames),
  }));
}
