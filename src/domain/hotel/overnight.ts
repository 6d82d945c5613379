/** The values of the spec's overnight and meal options (section 3). */
export const OVERNIGHT = ["mitNacht_VP", "ohneNacht_VP", "mitNacht_HP", "ohneNacht_HP"] as const;
/** The same options for events of one day. */
export const ONE_DAY = ["tagesseminar_OhneNacht", "tagesseminar_MitNachtFruehst"] as const;
/** A hotel option as it travels. */
export type BookingOption = (typeof OVERNIGHT)[number] | (typeof ONE_DAY)[number];

/** The hotel options of an event, and the preselected one; null for none. */
export interface StayChoice {
  readonly options: readonly string[];
  readonly preselected: string | null;
}

/** The option if it is offered, otherwise the preselected one: an option that nobody offers is not chosen. */
export const offeredOption = ({ options, preselected }: StayChoice, option: string | null): string | null =>
  options.some((offered) => offered === option) ? option : preselected;
