import type { ReactNode } from "react";

/** Text for screen readers only; its styles are in the sheet of every root (`scope`). */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
);
