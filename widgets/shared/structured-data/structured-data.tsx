import { useEffect } from "react";
import { useConfig } from "#state/store.ts";
import type { StructuredContent } from "./blocks.ts";

/**
 * Describes the content of a widget to search engines in the page's head, while the widget is mounted, and only if the
 * configuration says `structuredData` (contract-public section 8). Renders nothing.
 */
export function StructuredData({ kind, of }: StructuredContent) {
  const config = useConfig();
  useEffect(() => {
    if (!config.structuredData) return undefined;
    let element: HTMLScriptElement | null = null;
    let isAlive = true;
    import("./write-block.ts").then(
      ({ writeBlock }) => {
        if (isAlive) element = writeBlock({ kind, of } as StructuredContent, config);
      },
      // If the code cannot be loaded, readers miss nothing.
      () => undefined,
    );
    return () => {
      isAlive = false;
      element?.remove();
    };
  }, [kind, of, config]);
  return null;
}
