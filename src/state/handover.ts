import { usePortal } from "#state/store.ts";

/**
 * Makes a widget the one that announces that the page now belongs to another person, unless a widget on the page
 * already does.
 */
export function claimHandover(anchor: HTMLElement): void {
  const { handover } = usePortal.getState();
  if (handover !== null && handover.owner?.isConnected !== true) usePortal.setState({ handover: { owner: anchor } });
}

/** Removes the announcement once the reader has dismissed it. */
export const dismissHandover = (): void => usePortal.setState({ handover: null });
