import * as v from "valibot";
import { showingStatus } from "#api/status-reads.ts";
import { invalidate } from "#state/reads.ts";
import { tabChannel } from "#state/tab-channel.ts";

const channel = tabChannel("kundenportal-status", "recipients", v.object({}));

const readAgain = (): void => invalidate(...showingStatus);

/**
 * Reads again how participants stand, where that is shown, once another tab has booked or cancelled, or may have while
 * this page was left by the browser's way back. @returns a way to stop
 */
export const followStatus = (): (() => void) => channel.join({ onNews: readAgain, onReturn: readAgain });

/** Tells the other tabs that somebody was booked or cancelled, or may have been. */
export const tellOfStatus = (): void => channel.tell({});
