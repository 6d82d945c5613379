import { useEffect } from "react";
import * as v from "valibot";
import { invalidate } from "#state/reads.ts";
import { tabChannel } from "#state/tab-channel.ts";

/** All that the settings show of a person. Tabs do not say which of these were saved, so all are read again. */
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
const listener = { onNews: readAgain, onReturn: readAgain };

/**
 * Reads the settings on screen again when another tab has saved some, or may have while this page was in the browser's
 * history. A form sends all its fields and would otherwise undo the other tab's change.
 */
export function useSettingsNews(): void {
  useEffect(() => channel.join(listener), []);
}

/** Tells the other tabs that settings are saved, or may be. */
export const tellOfSettings = (): void => channel.tell({});
