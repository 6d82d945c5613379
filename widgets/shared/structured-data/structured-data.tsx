import { useEffect } from "react";
import { useConfig } from "#state/store.ts";
import type { Subject } from "./blocks.ts";

/**
 * Tells search engines what a widget shows, in the page's head, as long as the widget stands there and only where the
 * configuration says `structuredData` (contract-public section 8). Draws nothing.
 */
export function StructuredData({ kind, of }: Subject) {
  const config = useConfig();
  useEffect(() => {
    if (!config.structuredData) return undefined;
    let element: HTMLScriptElement | null = null;
    let isAlive = true;
    import("./write-block.ts").then(
      ({ writeBlock }) => {
        if (isAlive) element = writeBlock({ kind, of } as Subject, config);
      },
      // Readers miss nothing where its code cannot be had.
      () => undefined,
    );
    return () => {
      isAlive = false;
      element?.remove();
    };
  }, [kind, of, config]);
  return null;
}
