import type { ReactNode } from "react";
import { useStyles } from "#ui/root/root.tsx";
import css from "./visually-hidden.css?inline";

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  return <span className="visually-hidden">{children}</span>;
}
