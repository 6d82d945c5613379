import { memoise } from "#lib/memoise.ts";
import { idOf, isOff } from "#mount/anchor-id.ts";
import type { LookAlike } from "#mount/look-alike-ids.ts";
import { mountResults } from "#mount/mount-results.ts";
import type { WidgetEntry } from "#mount/registry.ts";
import { usePortal } from "#state/store.ts";
import { knownIds, knownWidgetId, lookAlike } from "./known-ids.ts";
import { widgetManifests } from "./widgets.ts";

/** What has become of an anchor. */
export type AnchorState = "off" | "mounted" | "troubled" | "failed" | "waiting" | "unloadable" | "nested" | "refused";

/** A known anchor on the page. */
export interface AnchorFact {
  readonly element: HTMLElement;
  readonly id: string;
  readonly line: WidgetEntry;
  readonly state: AnchorState;
  /**
   * Milliseconds until the widget was mounted or had failed, since the page was requested or the anchor was added to
   * it; null before.
   */
  readonly took: number | null;
  /** The error in the state `failed`. */
  readonly thrown: unknown;
  /** The id of the anchor around it, because of which it has no widget. */
  readonly outer: string | null;
  /** The element that hides the anchor, described for the author; null if the anchor is visible. */
  readonly hiddenBy: string | null;
  readonly attributes: ReadonlyMap<string, string>;
}

/** An element whose id, class or name resembles that of a widget. */
export interface Suspect {
  readonly element: HTMLElement;
  readonly found: string;
  readonly kind: LookAlike["kind"] | "class" | "tag";
  readonly meant: string;
}

const arrivals = new WeakMap<Element, number>();

/** Records when anchors were added to a page after it was loaded. */
export function noteArrivals(records: readonly MutationRecord[], now: number): void {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof Element)) continue;
    for (const element of [node, ...node.querySelectorAll("[id^=portal-]")]) arrivals.set(element, now);
  }
}

const isAnchor = (element: Element): boolean => knownWidgetId(idOf(element)) !== null;

function outerOf(element: Element): Element | null {
  const outer = element.parentElement?.closest("[id^=portal-]") ?? null;
  return outer === null || (isAnchor(outer) && outer.shadowRoot !== null) ? outer : outerOf(outer);
}

/** Elements that can have a shadow root: those of the standard, and custom elements. */
const CAPABLE = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z].*-.*)$/;

function stateOf(element: Element, outer: Element | null): AnchorState {
  const root = element.shadowRoot;
  if (root === null && outer !== null) return "nested";
  if (root === null) return CAPABLE.test(element.localName) ? "waiting" : "refused";
  const parts = [...root.children];
  if (parts.some((part) => part.role === "alert")) return "unloadable";
  const result = mountResults.get(element);
  if (result === undefined || !parts.some((part) => part.className === "portal")) return "waiting";
  if (result.thrown !== undefined) return "failed";
  return root.querySelector('[part~="notice"][data-state="error"]') === null ? "mounted" : "troubled";
}

/** Describes an element for its author: its tag with id or class. */
export function tagOf(element: Element): string {
  const name = element.localName;
  if (idOf(element) !== "") return `<${name} id="${idOf(element)}">`;
  return element.classList.length > 0 ? `<${name} class="${element.classList.value}">` : `<${name}>`;
}

function hiderOf(element: Element): Element | null {
  if (getComputedStyle(element).visibility !== "visible") return element;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).display === "none") return at;
    const details: Element | null = at.parentElement;
    if (details instanceof HTMLDetailsElement && !details.open && at.localName !== "summary") return details;
  }
  return null;
}

function factOf(element: HTMLElement, line: WidgetEntry): AnchorFact {
  const outer = outerOf(element);
  const isTurnedOff = isOff(usePortal.getState().config.off, line.id, idOf(element));
  const state = isTurnedOff ? "off" : stateOf(element, outer);
  const result = ["mounted", "troubled", "failed"].includes(state) ? mountResults.get(element) : undefined;
  const hider = state === "nested" || state === "refused" ? null : hiderOf(element);
  return {
    element,
    id: idOf(element),
    line,
    state,
    took: result === undefined ? null : result.at - (arrivals.get(element) ?? 0),
    thrown: result?.thrown,
    outer: state === "nested" ? (outer === null ? null : idOf(outer)) : null,
    hiddenBy: hider === null ? null : tagOf(hider),
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
  };
}

/** All known anchors of a page, in its order. */
export function surveyAnchors(page: Document): AnchorFact[] {
  return [...page.querySelectorAll<HTMLElement>("[id^=portal-]")].flatMap((element) => {
    const known = knownWidgetId(idOf(element));
    const line = widgetManifests.find(({ id }) => id === known);
    return line === undefined ? [] : [factOf(element, line)];
  });
}

/** `lookAlike`, memoised: it takes a while, and each inspection asks for the same ids. */
const judge = memoise(lookAlike);

const ours = new Set<string>(widgetManifests.flatMap((line) => line.params.map(({ attribute }) => attribute)));
const isEmpty = (element: Element): boolean => element.childElementCount === 0 && element.textContent.trim() === "";
const hasOurAttributes = (element: Element): boolean => element.getAttributeNames().some((name) => ours.has(name));

function byId(element: HTMLElement): Suspect[] {
  if (idOf(element) === "" || isAnchor(element)) return [];
  const found = judge(idOf(element));
  if (found === null) return [];
  // Other software has such ids as well; an empty element or our own attributes show that a widget was wanted.
  const guessed = found.kind === "prefix" || found.kind === "unknown";
  return guessed && !isEmpty(element) && !hasOurAttributes(element)
    ? []
    : [{ element, found: idOf(element), ...found }];
}

function byName(element: HTMLElement): Suspect[] {
  if (isAnchor(element)) return [];
  const kind = knownWidgetId(element.localName) === null ? "class" : "tag";
  const names = kind === "tag" ? [element.localName] : [...element.classList];
  const meant = names.find((name) => knownWidgetId(name) !== null);
  return meant === undefined ? [] : [{ element, found: meant, kind, meant }];
}

/** What may have been meant as an anchor; names of widgets without an ending may be written as elements. */
const SUSPECT = ["[id]", "[class*=portal-]", ...knownIds.filter((id) => !id.includes("{"))].join();

/**
 * Elements that look as if their author wanted a widget there.
 * @param others ids that begin like ours and belong to no widget, such as the configuration's
 */
export function surveySuspects(page: Document, others: readonly string[]): Suspect[] {
  const elements = [...page.body.querySelectorAll<HTMLElement>(SUSPECT)].filter(
    (element) => element.localName !== "script" && !others.includes(idOf(element)),
  );
  return elements.flatMap((element) => [...byId(element), ...byName(element)].slice(0, 1));
}
