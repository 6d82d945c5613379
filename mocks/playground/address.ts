import { isDay } from '#mocks/data/days.ts';
import { customers, type Customer } from '#mocks/model/state.ts';
import { exampleItem, pageOf } from '#mocks/pages.ts';
import { isScenario, type Scenario } from '#mocks/scenarios.ts';
import { lineOf, registry, type WidgetLine } from '#mount/registry.ts';

/** Everything the playground shows; all of it is in the address, so that a finding can be sent as a link. */
export interface PlaygroundState {
  /** An anchor id of the registry, or a whole page of pages.ts. */
  readonly widget: string;
  readonly customer: Customer;
  readonly scenario: Scenario;
  /** Berlin day `yyyy-MM-dd` that both the mock portal and the page's clock take for today. */
  readonly today: string;
  /** Attributes of the anchor, by name. */
  readonly attributes: Readonly<Record<string, string>>;
}

export const initial: PlaygroundState = { widget: registry[0].id, customer: 'admin', scenario: 'normal', today: '2026-03-10', attributes: {} };

const customerOf = (text: string | null): Customer => customers.find((customer) => customer === text) ?? initial.customer;

function attributesOf(line: WidgetLine, query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(line.params.flatMap(({ attribute }) => {
    const value = query.get(attribute);
    return value === null || value === '' ? [] : [[attribute, value]];
  }));
}

/** Reads an address; what is unknown or missing falls back to the start. */
export function readAddress(search: string): PlaygroundState {
  const query = new URLSearchParams(search);
  const wanted = query.get('widget') ?? '';
  const page = pageOf(wanted);
  const line = lineOf(wanted) ?? lineOf(initial.widget);
  const scenario = query.get('scenario') ?? '';
  const today = query.get('today') ?? '';
  return {
    widget: page?.id ?? line?.id ?? initial.widget,
    customer: customerOf(query.get('customer')),
    scenario: scenario !== '' && isScenario(scenario) ? scenario : initial.scenario,
    today: isDay(today) ? today : initial.today,
    attributes: page !== undefined || line === undefined ? {} : attributesOf(line, query),
  };
}

/** The query of an address that restores the state. */
export function writeAddress({ attributes, ...state }: PlaygroundState): string {
  return `?${new URLSearchParams({ ...state, ...attributes }).toString()}`;
}

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** What an author pastes for this state: the `<div>`, or a whole page's; `{id}` stands for a wishlist item. */
export function snippetOf({ widget, attributes }: PlaygroundState): string {
  const page = pageOf(widget);
  if (page !== undefined) return page.body;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<div id="${widget.replace('{id}', exampleItem)}"${written.join('')}></div>`;
}
