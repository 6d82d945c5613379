import { useEffect } from "react";
import * as v from "valibot";
import { invalidate } from "#state/reads.ts";
import { tabChannel } from "#state/tab-channel.ts";

/** All that the settings show of a person: which of it a tab has saved is not said. */
const READS = [
  "userData",
  "gremiumUserData",
  "hotelPreferences",
  "userBrFunctions",
  "gremiumUserBrFunctions",
  "marketingPreferences",
] as const;

const channel = tabChannel("kundenportal-settings", "userData", v.object({}));

const readAgain = (): void => invalidate(...READS);
const hearing = { onNews: readAgain, onReturn: readAgain };

/**
 * Reads the settings on screen again once another tab has saved some, or may have while this page was left: a form
 * sends all that it shows, and would else put back what was changed there.
 */
export function useSettingsNews(): void {
  useEffect(() => channel.join({ ...hearing }), []);
}

/** Tells the other tabs that some of the settings are saved, or may be. */
export const tellOfSettings = (): void => channel.tell({});
