import { Fragment, type ReactNode } from "react";
import { usePortal } from "#state/store.ts";

/** Draws a widget anew, from nothing, when the page has become another person's: forms, dialogs and all. */
export function OfPerson({ children }: { children: ReactNode }) {
  const turn = usePortal((state) => state.turn);
  return <Fragment key={turn}>{children}</Fragment>;
}
