import { isDay } from "#mocks/data/days.ts";
import { isScenario, type Scenario } from "#mocks/model/scenarios.ts";
import { customers, type Customer } from "#mocks/model/state.ts";
import { exampleAttributes, exampleEnding } from "#mocks/playground/examples.ts";
import { pageOf } from "#mocks/situations/pages.ts";
import { widgetEntryOf, type WidgetEntry } from "#mount/registry.ts";
import { CONFIG_KEYS, readConfig, writeConfig } from "./config-in-address.ts";

/** Widths of the page in px that are offered: a phone, the product's breakpoints, a desktop. */
export const viewports = ["390", "576", "768", "992", "1280"] as const;
/** The narrowest and the widest page in px that can be asked for. */
export const [NARROWEST, WIDEST] = [240, 2560];
/** The reader's own size of text in percent of the browser's. */
export const textSizes = ["100", "150", "200"] as const;
export const schemes = ["light", "dark"] as const;
/** Whether the marketing consent is given, asked for and then given, or asked for and refused. */
export const consents = ["ask", "granted", "refused"] as const;
export const hostStyles = ["none", "bootstrap", "pico", "nasty"] as const;

/** Everything the playground shows; all of it is in the address, so that a finding can be sent as a link. */
export interface PlaygroundState {
  /** An anchor id of the registry, or a whole page of pages.ts. */
  readonly widget: string;
  /** The text in place of the name in braces in an anchor's id. */
  readonly item: string;
  /** Attributes of the anchor, by name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly customer: Customer;
  readonly scenario: Scenario;
  /** How the backend answers from the first press of a person in the page on, '' for as before. */
  readonly later: Scenario | "";
  /** Berlin day `yyyy-MM-dd` that the mock portal takes for today, and the page's clock too, unless it has its own. */
  readonly today: string;
  /** Berlin day that the page's clock shows, '' for the one of the data. */
  readonly clock: string;
  /** Width of the page in px, as digits. */
  readonly viewport: string;
  /** Width in px of a second page beside it, '' for none. */
  readonly beside: string;
  readonly scheme: (typeof schemes)[number];
  readonly text: (typeof textSizes)[number];
  readonly consent: (typeof consents)[number];
  readonly host: (typeof hostStyles)[number];
  /** Whether the page is opened with the authors' inspector. */
  readonly inspect: boolean;
  /** The page's configuration as text, right or wrong; null for what the example pages configure. */
  readonly config: string | null;
  /** Query (`?…`) and hash (`#…`) of the page itself, '' for none: the chosen tab, the opened member. */
  readonly query: string;
  readonly hash: string;
  /** The named state (situations.ts) whose steps are shown beside the page, '' for none. */
  readonly situation: string;
  /** Whether the steps of the named state are taken as soon as the link is opened. */
  readonly run: boolean;
  /** How the mock portal's state differs from what the customer starts with, as changes.ts encodes it. */
  readonly changes: string;
}

/** The parts of the state that say how a page is looked at, not what it shows. */
export const looks = ["viewport", "beside", "scheme", "text", "host", "inspect"] as const;

/** A widget or page as it is first shown: the page itself and the portal's state at their start. */
export const firstShown = (
  widget: string,
): Pick<PlaygroundState, "widget" | "item" | "attributes" | "query" | "hash" | "situation"> => ({
  widget,
  item: exampleEnding(widget),
  attributes: exampleAttributes(widget),
  query: "",
  hash: "",
  situation: "",
});

export const initial: PlaygroundState = {
  ...firstShown("portal-event-list"),
  customer: "admin",
  scenario: "normal",
  later: "",
  today: "2026-03-10",
  clock: "",
  viewport: "992",
  beside: "",
  scheme: "light",
  text: "100",
  consent: "ask",
  host: "none",
  inspect: false,
  run: false,
  config: null,
  changes: "",
};

const INSPECT = "portal-inspect";
const RUN = "run";
const plain = [
  "widget",
  "item",
  "customer",
  "scenario",
  "later",
  "today",
  "clock",
  "viewport",
  "beside",
  "scheme",
  "text",
  "consent",
  "host",
  "situation",
  "changes",
] as const;
const isOurs = (name: string): boolean =>
  plain.some((key) => key === name) ||
  [...CONFIG_KEYS, INSPECT, RUN, "kept"].includes(name) ||
  name.startsWith("data-");

/** The part of a query that is the page's own, not the playground's. */
export function pageQuery(query: URLSearchParams): string {
  const own = new URLSearchParams([...query].filter(([name]) => !isOurs(name))).toString();
  return own === "" ? "" : `?${own}`;
}

function choose<T extends string>(known: readonly T[], given: string | null, fallback: T): T {
  return known.find((value) => value === given) ?? fallback;
}

/** Whether a text is a width in px that can be asked for. */
export const isWidth = (given: string): boolean =>
  /^\d{3,4}$/.test(given) && Number(given) >= NARROWEST && Number(given) <= WIDEST;

const widthOf = (given: string | null, fallback: string): string =>
  given !== null && isWidth(given) ? given : fallback;

function attributesOf(line: WidgetEntry | undefined, query: URLSearchParams): Record<string, string> {
  const attributes = { ...(line === undefined ? {} : exampleAttributes(line.id)) };
  for (const { attribute } of line?.params ?? []) {
    const given = query.get(attribute);
    if (given !== null) attributes[attribute] = given;
  }
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ""));
}

/** A value of an address; in a scenario typed by hand, plus signs arrive as blanks. */
const givenIn = (query: URLSearchParams, name: string): string =>
  ["scenario", "later"].includes(name) ? (query.get(name) ?? "").replaceAll(" ", "+") : (query.get(name) ?? "");

function scenarioIn<None extends Scenario | "">(query: URLSearchParams, name: "scenario" | "later", none: None) {
  const given = givenIn(query, name);
  return given !== "" && isScenario(given) ? given : none;
}

/** Reads an address (query and hash); what is unknown or missing falls back to the start. */
export function readAddress(address: string): PlaygroundState {
  const { searchParams: query, hash } = new URL(address, "http://playground.invalid");
  const wanted = query.get("widget") ?? "";
  const widget = (pageOf(wanted) ?? widgetEntryOf(wanted))?.id ?? initial.widget;
  const today = query.get("today") ?? "";
  const clock = query.get("clock") ?? "";
  const item = query.get("item") ?? "";
  return {
    widget,
    item: item === "" ? exampleEnding(widget) : item,
    attributes: attributesOf(widgetEntryOf(widget), query),
    customer: choose(customers, query.get("customer"), initial.customer),
    scenario: scenarioIn(query, "scenario", initial.scenario),
    later: scenarioIn(query, "later", initial.later),
    today: isDay(today) ? today : initial.today,
    clock: isDay(clock) ? clock : initial.clock,
    viewport: widthOf(query.get("viewport"), initial.viewport),
    beside: widthOf(query.get("beside"), initial.beside),
    scheme: choose(schemes, query.get("scheme"), initial.scheme),
    text: choose(textSizes, query.get("text"), initial.text),
    consent: choose(consents, query.get("consent"), initial.consent),
    host: choose(hostStyles, query.get("host"), initial.host),
    inspect: query.has(INSPECT),
    run: query.has(RUN),
    config: readConfig(widget, query),
    query: pageQuery(query),
    hash,
    situation: query.get("situation") ?? "",
    changes: query.get("changes") ?? "",
  };
}

/**
 * German sentences about what of an address cannot be shown, so that an outdated link does not pass for another
 * finding.
 */
export function ignoredOf(address: string): string[] {
  const { searchParams: query } = new URL(address, "http://playground.invalid");
  const state = readAddress(address);
  return plain.flatMap((name) => {
    const given = givenIn(query, name);
    return given === "" || given === state[name]
      ? []
      : [`Der Link nennt „${given}“ als ${name}; das gibt es hier nicht. Gezeigt wird „${state[name]}“.`];
  });
}

/** The address (query and hash) that restores a state; it holds only what differs from the start. */
export function writeAddress(state: PlaygroundState): string {
  const query = new URLSearchParams(state.query);
  const start = { ...initial, item: exampleEnding(state.widget) };
  // An address that names a state without its widget means the whole of that state (situation-state.ts).
  if (state.situation !== "") query.set("widget", state.widget);
  for (const name of plain) if (state[name] !== start[name]) query.set(name, state[name]);
  const examples = exampleAttributes(state.widget);
  for (const name of new Set([...Object.keys(examples), ...Object.keys(state.attributes)])) {
    const value = state.attributes[name] ?? "";
    if (value !== (examples[name] ?? "")) query.set(name, value);
  }
  for (const [name, value] of Object.entries(writeConfig(state.widget, state.config))) query.set(name, value);
  if (state.inspect) query.set(INSPECT, "");
  if (state.run) query.set(RUN, "");
  const text = query.toString();
  return (text === "" ? "" : `?${text}`) + state.hash;
}
