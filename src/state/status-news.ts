import * as v from "valibot";
import type { RouteName } from "#api/routes.ts";
import { showingStatus } from "#api/status-reads.ts";
import { invalidate } from "#state/reads.ts";
import { usePortal, type PortalState } from "#state/store.ts";
import { tabChannel } from "#state/tab-channel.ts";

const channel = tabChannel("kundenportal-status", "recipients", v.object({}));

const CHANGES: readonly RouteName[] = ["checkout", "cancelRecipient"];

const readAgain = (): void => invalidate(...showingStatus);

/** Whether a booking or cancellation of this page has just ended, with whatever outcome. */
const hasChanged = ({ sends }: PortalState, before: PortalState): boolean =>
  sends !== before.sends &&
  Object.entries(sends).some(
    ([id, { name, send }]) =>
      CHANGES.includes(name) && send.state !== "sending" && before.sends[id]?.send.state === "sending",
  );

/**
 * Reads the status of participants again, where it is shown, when another tab has booked or cancelled, or may have
 * while this page was in the browser's history; tells other tabs when this page does. @returns a function that stops
 * this
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
