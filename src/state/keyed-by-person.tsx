import { Fragment, type ReactNode } from "react";
import { usePortal } from "#state/store.ts";

/** Mounts a widget anew, with its forms and dialogs, when the page has become another person's. */
export function KeyedByPerson({ children }: { children: ReactNode }) {
  const turn = usePortal((state) => state.turn);
  return <Fragment key={turn}>{children}</Fragment>;
}
