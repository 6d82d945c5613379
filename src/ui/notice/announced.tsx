import type { ReactNode } from "react";

interface AnnouncedProps {
  /** Whether the content is for screen readers only. */
  readonly unseen?: boolean;
  readonly children: ReactNode;
}

/**
 * A live region that reads its content politely, as a whole. It must be rendered before its content, because screen
 * readers ignore a live region that appears with its text. A notice in it is `quiet`. Its styles are in the
 * sheet of every root (`scope`).
 */
export const Announced = ({ unseen = false, children }: AnnouncedProps) => (
  <div className={unseen ? "announced visually-hidden" : "announced"} aria-live="polite" aria-atomic="true">
    {children}
  </div>
);
