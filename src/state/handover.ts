import { usePortal } from "#state/store.ts";

/** Makes a widget the one that says that the page belongs to another person now, where none does that is there. */
export function claimHandover(anchor: HTMLElement): void {
  const { handover } = usePortal.getState();
  if (handover !== null && handover.owner?.isConnected !== true) usePortal.setState({ handover: { owner: anchor } });
}

/** Puts the sentence away, once the reader has seen it. */
export const dismissHandover = (): void => usePortal.setState({ handover: null });
