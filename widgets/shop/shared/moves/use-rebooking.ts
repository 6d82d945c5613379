import { useRef, useState } from "react";
import type { Cart } from "#domain/entities/cart.ts";
import { isUnfinished, rebookingSchema, type Rebooking } from "#domain/rebooking.ts";
import { useAnchor } from "#anchor/anchor.ts";
import { rebook, type Rebooked } from "#state/rebook.ts";
import { useSessionClaim } from "#state/session.ts";
import { useVisitDraft } from "#state/visit.ts";

/** How the move of people to another date stands on this page; `kept` was begun before the page was loaded. */
export type RebookingState =
  | { readonly state: "none" }
  | { readonly state: "kept"; readonly rebooking: Rebooking }
  | { readonly state: "running"; readonly rebooking: Rebooking }
  | { readonly state: "done"; readonly rebooking: Rebooking }
  | { readonly state: "stuck"; readonly rebooking: Rebooking; readonly end: Exclude<Rebooked, { state: "done" }> };

/** A move in a view's hands. */
export interface RebookingControl {
  readonly now: RebookingState;
  /** Begins a move, or goes on with it. @param onDone told when all have moved */
  readonly start: (rebooking: Rebooking, onDone?: () => void) => void;
  /** Puts away what is said of it; whoever has moved stays where they are. */
  readonly giveUp: () => void;
}

/** The move of people to another date, kept until it is done or given up, reloads included. */
export function useRebooking(cart: Pick<Cart, "items"> | null): RebookingControl {
  const anchor = useAnchor();
  const draft = useVisitDraft(":rebooking", rebookingSchema);
  const isBusy = useRef(false);
  const [begun, setBegun] = useState<RebookingState | null>(null);
  const saved = draft.state === "ready" ? draft.saved : null;
  const isOpen = saved !== null && cart !== null && isUnfinished(saved, cart);
  const now: RebookingState = begun ?? (isOpen ? { state: "kept", rebooking: saved } : { state: "none" });
  useSessionClaim(now.state === "stuck" && now.end.state === "failed" ? now.end.error : null);
  const run = async (rebooking: Rebooking, onDone?: () => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    if (draft.state === "ready") draft.keep(rebooking);
    setBegun({ state: "running", rebooking });
    const end = await rebook(rebooking, anchor);
    isBusy.current = false;
    if (end.state !== "done") {
      setBegun({ state: "stuck", rebooking, end });
      return;
    }
    if (draft.state === "ready") draft.drop();
    setBegun({ state: "done", rebooking });
    onDone?.();
  };
  return {
    now,
    start: (rebooking, onDone) => void run(rebooking, onDone),
    giveUp: () => {
      if (draft.state === "ready") draft.drop();
      setBegun({ state: "none" });
    },
  };
}
