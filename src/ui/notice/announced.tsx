import type { ReactNode } from "react";
import { useStyles } from "#ui/root/root.tsx";
import css from "./announced.css?inline";

/**
 * A live region that reads its content politely, as a whole. It must be rendered before its content, because screen
 * readers ignore a live region that appears with its text. A notice in it is `quiet`.
 */
export function Announced({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return (
    <div className="announced" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
