import type { Journey } from "./journey.ts";
import { portalJourneys } from "./journeys-portal.ts";
import { shopJourneys } from "./journeys-shop.ts";

/** All journeys, in the order of their files. */
export const journeys: readonly Journey[] = [...shopJourneys, ...portalJourneys];
