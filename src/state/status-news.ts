import * as v from "valibot";
import type { RouteName } from "#api/routes.ts";
import { showingStatus } from "#api/status-reads.ts";
import { invalidate } from "#state/reads.ts";
import { usePortal, type PortalState } from "#state/store.ts";
import { tabChannel } from "#state/tab-channel.ts";

const channel = tabChannel("kundenportal-status", "recipients", v.object({}));

const CHANGES: readonly RouteName[] = ["checkout", "cancelRecipient"];

const readAgain = (): void => invalidate(...showingStatus);

/** Whether somebody has just been booked or cancelled on this page, or may have been. */
const hasChanged = ({ sends }: PortalState, before: PortalState): boolean =>
  sends !== before.sends &&
  Object.entries(sends).some(
    ([id, { name, send }]) =>
      CHANGES.includes(name) && send.state !== "sending" && before.sends[id]?.send.state === "sending",
  );

/**
 * Reads again how participants stand, where that is shown, once another tab has booked or cancelled, or may have while
 * this page was left by the browser's way back; and tells the other tabs of this one. @returns a way to stop
 */
export function followStatus(): () => void {
  const leave = channel.join({ onNews: readAgain, onReturn: readAgain });
  const stopTelling = usePortal.subscribe((state, before) => {
    if (hasChanged(state, before)) channel.tell({});
  });
  return () => {
    leave();
    stopTelling();
  };
}
