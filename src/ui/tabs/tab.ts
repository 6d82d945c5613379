import type { ReactNode } from "react";

/** One of several views of which one is shown. */
export interface Tab {
  /** Names the tab in the address and in `tabChange`. */
  readonly key: string;
  readonly label: string;
  /** How many entries it has, where that is known; not part of the tab's name. */
  readonly count?: number | null | undefined;
  /** A quieter second line, not shown in the dropdown. */
  readonly hint?: string | null | undefined;
  /** Draws the panel; called only while the tab is active. */
  readonly render: () => ReactNode;
}
