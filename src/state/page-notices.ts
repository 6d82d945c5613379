import { claimSessionNotice, releaseSessionNotice } from "#state/session/session.ts";
import { usePortal } from "#state/store.ts";

/** Milliseconds in which a widget with a failed call may claim the notice of an expired session first. */
const OTHERS_FIRST_MS = 200;

/** The anchors whose widgets stand, in the order in which they were drawn. */
const standing = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;

const isUnclaimed = (): boolean => {
  const { session } = usePortal.getState();
  return session.state === "expired" && session.anchor === null;
};

function claimSession(): void {
  timer = undefined;
  const [first] = standing;
  if (first !== undefined && isUnclaimed()) claimSessionNotice(first);
}

/** Gives each notice that no widget shows to the first that stands. */
function giveOut(): void {
  const [first] = standing;
  const { handover } = usePortal.getState();
  if (first === undefined) return;
  if (handover !== null && (handover.anchor === null || !standing.has(handover.anchor)))
    usePortal.setState({ handover: { ...handover, anchor: first } });
  // No widget may have a failed call, as when the expiry was noticed in another tab.
  if (isUnclaimed()) timer ??= setTimeout(claimSession, OTHERS_FIRST_MS);
}

usePortal.subscribe(giveOut);

/**
 * Lets a widget show notices that concern the whole page; each is shown once, by one widget.
 * @returns a function that takes it out, for when the widget goes
 */
export function joinNotices(anchor: HTMLElement): () => void {
  standing.add(anchor);
  giveOut();
  return () => {
    standing.delete(anchor);
    releaseSessionNotice(anchor);
    giveOut();
  };
}
