import * as v from "valibot";
import { pageTemplate } from "#config/pages.ts";
import { typeName } from "#domain/answers/issue.ts";
import { anchorTexts, pageTexts, suspectTexts, type Explained } from "#i18n/inspector-anchors.ts";
import { attributeTexts } from "#i18n/inspector-values.ts";
import { endingOf } from "#mount/anchor-id.ts";
import { AnchorError } from "#mount/params.ts";
import { usePortal } from "#state/store.ts";
import { checkAttributes } from "./attributes.ts";
import type { Finding, Level } from "./finding.ts";
import { checkSurroundings } from "./surroundings.ts";
import { tagOf, type AnchorFact, type Suspect } from "./survey.ts";

const whereOf = ({ id }: AnchorFact): string => `id="${id}"`;

/** Explains the error that the widget itself threw, unless the check of the attributes reports it. */
function checkFailure({ thrown }: AnchorFact): Explained | null {
  if (!(thrown instanceof AnchorError))
    return anchorTexts.crashed(thrown instanceof Error ? thrown.name : typeof thrown);
  const { attribute, issue } = thrown;
  if (issue === undefined) return null;
  return attributeTexts.shape(
    attribute,
    v.getDotPath(issue) ?? attributeTexts.whole,
    typeName(issue.input),
    issue.expected ?? "undefined",
  );
}

function checkState(fact: AnchorFact): { level: Level; text: Explained | null } | null {
  if (fact.state === "off") return { level: "hint", text: anchorTexts.off() };
  if (fact.state === "nested") return { level: "error", text: anchorTexts.nested(fact.outer ?? "") };
  if (fact.state === "refused") return { level: "error", text: anchorTexts.impossible(fact.element.localName) };
  if (fact.state === "unloadable") return { level: "error", text: anchorTexts.unloadable() };
  return fact.state === "failed" ? { level: "error", text: checkFailure(fact) } : null;
}

/** Explains for each page to which the widget would link that the author gave it no address. */
function checkWays({ line: { leadsTo = [] }, state }: AnchorFact): Explained[] {
  if (state !== "mounted") return [];
  const { config } = usePortal.getState();
  return leadsTo.filter((page) => pageTemplate(config, page) === "").map(anchorTexts.noWay);
}

/** Widgets whose main content is a map or has one beside it. */
const WITH_MAP = ["portal-hotel-map", "portal-hotel"];

/** Explains a chatbot without the address of its script. */
const checkChatbot = ({ line: { id } }: AnchorFact): Explained[] =>
  id === "portal-chatbot" && usePortal.getState().config.chatbotScriptUrl.trim() === ""
    ? [anchorTexts.noChatbot()]
    : [];

/** Explains a missing key for a map service that needs one. */
function checkMap({ line: { id } }: AnchorFact): Explained[] {
  const { googleMapsApiKey, googleMapsScriptUrl } = usePortal.getState().config;
  const isGoogle = googleMapsScriptUrl.startsWith("https://maps.googleapis.com/");
  return WITH_MAP.includes(id) && isGoogle && googleMapsApiKey === "" ? [anchorTexts.noMapKey()] : [];
}

/** Attributes by which an author chooses what a widget shows. */
const CHOOSING = ["data-filter", "data-topic", "data-rubric", "data-hotel-id", "data-theme-id"];

/** Explains a widget that finds nothing by what its author has chosen. */
function checkEmpty({ attributes, element, line, state }: AnchorFact): Explained[] {
  const isEmpty = element.shadowRoot?.querySelector('[part~="notice"][data-state="empty"]') != null;
  if (state !== "mounted" || !isEmpty) return [];
  return line.params
    .map(({ attribute }) => ({ attribute, value: attributes.get(attribute)?.trim() ?? "" }))
    .filter(({ attribute, value }) => CHOOSING.includes(attribute) && value !== "")
    .map(({ attribute, value }) => anchorTexts.empty(attribute, value));
}

/** Explains an id that must end with a number and does not. */
function checkEnding({ id, line }: AnchorFact): Explained[] {
  const ending = endingOf(line.id, id);
  return ending === null || line.ending !== "number" || /^\d+$/.test(ending.value)
    ? []
    : [attributeTexts.ending(id.slice(0, -ending.value.length), ending.value)];
}

function checkAnchor(fact: AnchorFact): Finding[] {
  const where = whereOf(fact);
  const state = checkState(fact);
  const own = [
    ...checkEnding(fact).map((text) => ({ level: "error" as const, text })),
    ...(state?.text == null ? [] : [{ level: state.level, text: state.text }]),
    ...checkSurroundings(fact),
    ...[...checkMap(fact), ...checkChatbot(fact), ...checkEmpty(fact)].map((text) => ({
      level: "warning" as const,
      text,
    })),
    ...checkWays(fact).map((text) => ({ level: "hint" as const, text })),
  ];
  const attributes = fact.state === "nested" ? [] : checkAttributes(fact.line, fact.attributes);
  return [
    ...own.map(({ level, text }) => ({ level, where, element: fact.element, ...text })),
    ...attributes.map(({ level, attribute, text }) => ({
      level,
      where: `${where}, ${attribute}`,
      element: fact.element,
      ...text,
    })),
  ];
}

/** Reports anchors with the same id and attributes; two lists with different filters are no mistake. */
function checkTwins(facts: readonly AnchorFact[]): Finding[] {
  const counts = new Map<string, { readonly fact: AnchorFact; readonly count: number }>();
  for (const fact of facts) {
    const same = JSON.stringify([fact.id, ...[...fact.attributes].sort()]);
    counts.set(same, { fact, count: (counts.get(same)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .map(({ fact, count }) => ({
      level: "hint",
      where: whereOf(fact),
      element: fact.element,
      ...anchorTexts.twice(count),
    }));
}

function explainSuspect({ kind, found, meant }: Suspect): Explained {
  if (kind === "spelling") return suspectTexts.spelling(found, meant);
  if (kind === "prefix") return suspectTexts.prefix(found, meant);
  return kind === "unknown" ? suspectTexts.unknown(found, meant) : suspectTexts[kind](meant);
}

const levels: Readonly<Record<Suspect["kind"], Level>> = {
  spelling: "error",
  space: "error",
  item: "error",
  class: "error",
  tag: "error",
  prefix: "warning",
  unknown: "warning",
};

/** Everything that is wrong with the anchors of a page, and with elements that were meant to be one. */
export function checkAnchors(facts: readonly AnchorFact[], suspects: readonly Suspect[]): Finding[] {
  const none: Finding[] =
    facts.length === 0
      ? [{ level: suspects.length === 0 ? "warning" : "hint", where: pageTexts.whole, ...pageTexts.none() }]
      : [];
  return [
    ...suspects.map((suspect): Finding => ({
      level: levels[suspect.kind],
      where: tagOf(suspect.element),
      element: suspect.element,
      ...explainSuspect(suspect),
    })),
    ...facts.flatMap(checkAnchor),
    ...checkTwins(facts),
    ...none,
  ];
}
