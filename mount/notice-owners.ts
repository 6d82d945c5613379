import { claimHandover } from "#state/handover.ts";
import { claimSessionNotice, releaseSessionNotice } from "#state/session.ts";
import { usePortal } from "#state/store.ts";

/** Milliseconds in which widgets with a failed call claim the notice of an expired session. */
const OTHERS_FIRST_MS = 200;

/** The widgets of the page, of which one says what is said once. */
const anchors = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;
let stopFollowing: (() => void) | null = null;

/**
 * Gives what nobody says to a widget: that the page is another person's at once, that the session is over where no
 * widget with a failed call does so, as when the expiry was seen in another tab.
 */
function giveAway(): void {
  const { handover, session } = usePortal.getState();
  const first = handover === null ? undefined : [...anchors].find((anchor) => anchor.isConnected);
  if (first !== undefined) claimHandover(first);
  if (session.state === "expired" && session.owner === null)
    timer ??= setTimeout(() => {
      timer = undefined;
      anchors.forEach(claimSessionNotice);
    }, OTHERS_FIRST_MS);
  else {
    clearTimeout(timer);
    timer = undefined;
  }
}

/** Counts a widget among those that may say what is said once a page. @returns a way to leave */
export function joinNoticeOwners(anchor: HTMLElement): () => void {
  anchors.add(anchor);
  stopFollowing ??= usePortal.subscribe(giveAway);
  giveAway();
  return () => {
    anchors.delete(anchor);
    releaseSessionNotice(anchor);
    if (anchors.size > 0) return;
    stopFollowing?.();
    stopFollowing = null;
    clearTimeout(timer);
    timer = undefined;
  };
}
