import type { ReactNode } from "react";
import { useStyles } from "#ui/root/root.tsx";
import css from "./announced.css?inline";

/**
 * What comes into it is read out politely, as a whole. It stands there before: screen readers are silent about a live
 * region that comes with its words. A notice in it is `quiet`.
 */
export function Announced({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return (
    <div className="announced" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
