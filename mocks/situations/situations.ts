import type { Scenario } from "#mocks/model/scenarios.ts";
import type { Customer } from "#mocks/model/state.ts";
import { initial } from "#mocks/playground/address.ts";
import { anchorOf } from "#mocks/playground/snippet.ts";
import { widgetEntryOf } from "#mount/registry.ts";
import { lists } from "./list.ts";
import { configBlock, configOf, pageOf } from "./pages.ts";
import type { Situation } from "./situation.ts";

/** Every named state: playground, browser tests, axe runs and the sheet of pictures show these and follow from them. */
export const situations: readonly Situation[] = lists.flat();

/** The situation of this id. */
export const situationOf = (id: string): Situation | undefined => situations.find((situation) => situation.id === id);

/** The situation of an id that is known to be one. @throws Error when it is gone */
export function situationNamed(id: string): Situation {
  const situation = situationOf(id);
  if (situation === undefined) throw new Error(`There is no situation ${id}`);
  return situation;
}

/** A widget or whole page in German: `Seminarliste`. */
export const subjectName = (widget: string): string => widgetEntryOf(widget)?.name ?? pageOf(widget)?.label ?? widget;

/** Widget and state in German, the widget once: `Seminarliste: Geplant, erstes Seminar offen`. */
export function situationName({ widget, title }: Pick<Situation, "widget" | "title">): string {
  const subject = subjectName(widget);
  return title.startsWith(subject) ? title : `${subject}: ${title}`;
}

/** A situation before its first step, with nothing left to default; also a state of the playground's address. */
export interface Start {
  readonly widget: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly customer: Customer;
  readonly scenario: Scenario;
  readonly today: string;
}

/** The start of a situation. */
export function startOf({ widget, attributes, customer, scenario, today }: Situation): Start {
  return {
    widget,
    attributes: attributes ?? {},
    customer: customer ?? initial.customer,
    scenario: scenario ?? initial.scenario,
    today: today ?? initial.today,
  };
}

/** The page's body as its author writes it: configuration and markup, without the script tag. */
export function bodyOf(situation: Situation): string {
  return `${configBlock({ ...configOf(situation.widget), ...situation.config })}<main>${anchorOf(startOf(situation))}</main>`;
}
