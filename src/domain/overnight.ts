/** The values of the spec's overnight and meal options (section 3). */
export const OVERNIGHT = ["mitNacht_VP", "ohneNacht_VP", "mitNacht_HP", "ohneNacht_HP"] as const;
export const ONE_DAY = ["tagesseminar_OhneNacht", "tagesseminar_MitNachtFruehst"] as const;
export type BookingOption = (typeof OVERNIGHT)[number] | (typeof ONE_DAY)[number];
