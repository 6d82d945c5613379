import { readOrder, shownFilters } from "#domain/search/event-search-filters.ts";
import type { Explained } from "#i18n/inspector-anchors.ts";
import { attributeTexts } from "#i18n/inspector-values.ts";
import { distance, soundOf } from "#lib/look-alike.ts";
import { expectedInstead } from "#mount/params.ts";
import type { WidgetEntry } from "#mount/registry.ts";
import type { Param } from "#widgets/shared/manifest.ts";
import type { Level } from "./finding.ts";
import { describeJsonMistake, findJsonMistake } from "./json-mistake.ts";
import { widgetManifests } from "./widgets.ts";

/** A mistake in one attribute of an anchor. */
export interface AttributeProblem {
  readonly level: Level;
  readonly attribute: string;
  readonly text: Explained;
}

const allAttributes: readonly string[] = [
  ...new Set(widgetManifests.flatMap((line) => line.params.map(({ attribute }) => attribute))),
];
const CURLY_QUOTES = /[„“”‚‘’«»]/;
const TEMPLATE = /[{}[\]%$<>]/;
/**
 * A placeholder that a CMS should have filled: `{{ title }}`, `<%= title %>`, `${title}`, `{title}`, `[title]`,
 * `###TITLE###`.
 */
const UNFILLED = /\{\{|\{%|\[%|<%|\$\{|^\{[\w.:-]+\}$|^\[[\w.:-]+\]$|^%[\w.-]+%$|^#{2,3}[\w.-]+#{2,3}$/;

/** Whether an address begins with `www.`, which browsers take for a path of the page's own site. */
export const isHostAlone = (address: string): boolean => /^www\./i.test(address);

/** An example of an attribute for a sentence to the author: the manual's, which names something that there is. */
function exampleOf(param: Param): string {
  const { example } = widgetManifests.find(({ params }) => params.includes(param)) ?? {};
  const shown = example?.attributes?.[param.attribute];
  const values = {
    number: param.attribute.endsWith("-id") ? "5001" : "3",
    id: "1001",
    date: "2026-12-31",
    text: "Text",
    url: "/seite",
    json: "{…}",
    choice: param.type === "choice" ? param.options[0] : "",
  };
  return `${param.attribute}="${shown ?? values[param.type]}"`;
}

function checkText(param: Param, value: string): Explained | null {
  const { attribute, type } = param;
  const example = exampleOf(param);
  if (type === "text") return UNFILLED.test(value) ? attributeTexts.unfilled(attribute, example) : null;
  if (type === "url" && isHostAlone(value)) return attributeTexts.host(attribute, value);
  if (expectedInstead(param, value) === null) return null;
  if (CURLY_QUOTES.test(value)) return attributeTexts.curlyQuotes(attribute, example);
  if (TEMPLATE.test(value)) return attributeTexts.unfilled(attribute, example);
  if (type === "choice") return attributeTexts.choice(attribute, value, param.options);
  return type === "json" ? null : attributeTexts[type](attribute, example, param.personal === true ? null : value);
}

function checkValue(param: Param, value: string): Explained | null {
  if (param.type !== "json") return checkText(param, value);
  const mistake = findJsonMistake(value);
  // The value is not quoted, because an event may name its participants.
  return mistake === null ? null : attributeTexts.json(param.attribute, describeJsonMistake(mistake, false));
}

/** The attribute of this widget that a misspelt name may have meant. */
function meantBy(name: string, params: readonly Param[]): string | null {
  const ours = name.startsWith("data");
  const given = soundOf(name.replace(/^data/, ""));
  const meant = params.find(({ attribute }) => {
    const known = soundOf(attribute.replace("data-", ""));
    return given === known || (ours && known.length > 4 && distance(given, known) <= 2);
  });
  return meant?.attribute ?? null;
}

interface MisspeltName extends AttributeProblem {
  readonly meant: string | null;
}

function checkName(name: string, params: readonly Param[]): MisspeltName[] {
  // The id of an anchor is no `data-id` that lacks its prefix.
  if (name === "id" || params.some(({ attribute }) => attribute === name)) return [];
  if (allAttributes.includes(name))
    return [{ level: "hint", attribute: name, text: attributeTexts.unread(name), meant: null }];
  const meant = meantBy(name, params);
  return meant === null ? [] : [{ level: "error", attribute: name, text: attributeTexts.misspelt(name, meant), meant }];
}

function checkMissing({ params, needsOne = [] }: WidgetEntry, given: ReadonlyMap<string, string>): AttributeProblem[] {
  const isMissing = ({ attribute }: Param): boolean => (given.get(attribute) ?? "").trim() === "";
  const problem = (missing: readonly Param[]): AttributeProblem[] => {
    const [first] = missing;
    const attributes = missing.map(({ attribute }) => attribute);
    return first === undefined
      ? []
      : [
          {
            level: "error",
            attribute: attributes.join(" / "),
            text: attributeTexts.missing(attributes, exampleOf(first)),
          },
        ];
  };
  const choice = params.filter(({ attribute }) => needsOne.includes(attribute));
  return [
    ...params.filter((param) => param.required === true && isMissing(param)).flatMap((param) => problem([param])),
    ...(choice.every(isMissing) ? problem(choice) : []),
  ];
}

/** Whether the search reads a value of its filters; what has a default reads it as nothing chosen. */
const isRead = (key: string, value: string): boolean =>
  value.trim() === "" || shownFilters({ [key]: value })[key] !== "" || (key === "sort" && readOrder(value) === value);

/** Explains filters that the widget ignores: it has no such key, or the value is none that the search knows. */
function checkFilter(id: string, param: Param, given: ReadonlyMap<string, string>): AttributeProblem[] {
  const { attribute } = param;
  const keys = "keys" in param ? param.keys : undefined;
  if (keys === undefined) return [];
  const problem = (text: Explained): AttributeProblem => ({ level: "error", attribute, text });
  return [...new URLSearchParams(given.get(attribute) ?? "")].flatMap(([key, value]): AttributeProblem[] => {
    if (UNFILLED.test(value)) return [problem(attributeTexts.unfilled(attribute, `${attribute}="${key}=…"`))];
    if (!keys.includes(key)) return [problem(attributeTexts.filterKey(attribute, key, keys))];
    if (id !== "portal-event-search" || isRead(key, value)) return [];
    return [problem(attributeTexts.filterValue(attribute, key, value))];
  });
}

/**
 * Checks the attributes of an anchor by the registry's rules (contract section 1): missing, wrong, misspelt and unread
 * ones. Of JSON only the syntax is checked; the widget checks the content.
 */
export function checkAttributes(line: WidgetEntry, given: ReadonlyMap<string, string>): AttributeProblem[] {
  const values = line.params.flatMap((param) => {
    const value = given.get(param.attribute)?.trim() ?? "";
    const text = value === "" ? null : checkValue(param, value);
    return text === null ? [] : [{ level: "error" as const, attribute: param.attribute, text }];
  });
  const names = [...given.keys()].flatMap((name) => checkName(name, line.params));
  // An attribute under a misspelt name does not count as missing.
  const missing = names.some(({ meant }) => meant !== null) ? [] : checkMissing(line, given);
  return [
    ...names.map(({ level, attribute, text }) => ({ level, attribute, text })),
    ...missing,
    ...values,
    ...line.params.flatMap((param) => checkFilter(line.id, param, given)),
  ];
}
