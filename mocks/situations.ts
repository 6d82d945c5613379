import type { Customer } from '#mocks/model/state.ts';
import { configBlock, configOf } from '#mocks/pages.ts';
import { initial } from '#mocks/playground/address.ts';
import { anchorOf } from '#mocks/playground/snippet.ts';
import type { Scenario } from '#mocks/scenarios.ts';
import { bookingSituations, cancellingSituations } from '#mocks/situations/portal/booking.ts';
import { eventDetailSituations } from '#mocks/situations/portal/event-detail.ts';
import { eventListSituations } from '#mocks/situations/portal/event-list.ts';
import { eventOverviewSituations } from '#mocks/situations/portal/event-overview.ts';
import { feedbackSituations } from '#mocks/situations/portal/feedback.ts';
import { memberSituations } from '#mocks/situations/portal/members.ts';
import { photoSituations } from '#mocks/situations/portal/photos.ts';
import { placeSituations } from '#mocks/situations/portal/place.ts';
import { settingsSituations } from '#mocks/situations/portal/settings.ts';
import type { Situation } from '#mocks/situations/situation.ts';
import { startPageSituations } from '#mocks/situations/portal/start-page.ts';
import { videoSituations } from '#mocks/situations/portal/videos.ts';

/** Every named state: playground, browser tests, axe runs and the sheet of pictures show these and follow from them. */
export const situations: readonly Situation[] = [
  ...startPageSituations,
  ...eventListSituations,
  ...eventOverviewSituations,
  ...eventDetailSituations,
  ...bookingSituations,
  ...cancellingSituations,
  ...photoSituations,
  ...videoSituations,
  ...placeSituations,
  ...memberSituations,
  ...settingsSituations,
  ...feedbackSituations,
];

/** The situation of this id. */
export const situationOf = (id: string): Situation | undefined => situations.find((situation) => situation.id === id);

/** A situation before its first step, with nothing left to default; also a state of the playground's address. */
export interface Start {
  readonly widget: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly customer: Customer;
  readonly scenario: Scenario;
  readonly today: string;
}

/** What a situation starts from. */
export function startOf({ widget, attributes, customer, scenario, today }: Situation): Start {
  return { widget, attributes: attributes ?? {}, customer: customer ?? initial.customer, scenario: scenario ?? initial.scenario, today: today ?? initial.today };
}

/** The page's body as its author writes it: configuration and markup, without the script tag. */
export function bodyOf(situation: Situation): string {
  return `${configBlock({ ...configOf(situation.widget), ...situation.config })}<main>${anchorOf(startOf(situation))}</main>`;
}
