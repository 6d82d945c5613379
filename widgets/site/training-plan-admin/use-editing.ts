import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import * as v from "valibot";
import { useAnchor, useAnchorContext } from "#anchor/anchor.ts";
import type { Id } from "#domain/entities/fields.ts";
import { id } from "#domain/entities/fields.ts";
import { planDraftSchema, restorePart, type PlanDraft, type RemovedPart } from "#domain/plan/plan-draft.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { noteUnsaved } from "#state/drafts/unsaved.ts";

/** A draft with the version of the plan on which it is based; null for a new plan. */
export const keptSchema = v.object({ version: id, draft: planDraftSchema });
/** A plan's draft as the browser keeps it. */
export type KeptPlan = v.InferOutput<typeof keptSchema>;

/** The prefix of the names of plans' drafts. */
export const PLAN_DRAFTS = "training plan ";

/** The name of a plan's draft; null for a new one. */
export const draftNameOf = (planId: Id | null): string => `${PLAN_DRAFTS}${planId ?? "new"}`;

/** The draft in the editor, and functions to change it. */
export interface Editing {
  readonly draft: PlanDraft;
  readonly version: Id | null;
  readonly isChanged: boolean;
  /** Whether the plan is being saved and cannot be changed, since later input would be in no plan. */
  readonly isLocked: boolean;
  /** Announced after a change that is not visible at once. */
  readonly message: string;
  /** The removed parts, the last one at the end. */
  readonly removed: readonly { readonly what: RemovedPart; readonly title: string }[];
  readonly change: (next: PlanDraft, told?: { readonly message?: string; readonly focus?: string }) => void;
  /** Removes a part, with an undo. */
  readonly take: (taken: { readonly draft: PlanDraft; readonly removed: RemovedPart } | null, title: string) => void;
  readonly undo: () => void;
  /** Starts from another state of the plan and discards the input. */
  readonly startFrom: (kept: KeptPlan) => void;
  /** Writes the changes to the draft again, for example after a logout in another tab has deleted it. */
  readonly keep: () => void;
  /** Deletes the draft once it is saved or discarded. */
  readonly drop: () => void;
}

/** The draft while it is being saved: visible but unchangeable. */
export const lockedDraft = (editing: Editing): Editing => ({
  ...editing,
  isLocked: true,
  change: () => undefined,
  take: () => undefined,
  undo: () => undefined,
});

/** Moves the focus after a change, by `data-plan-focus`, because an element that was moved in the page has lost it. */
function useToldFocus(): (focus: string | undefined) => void {
  const { root } = useAnchorContext();
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const target = root.querySelector<HTMLElement>(`[data-plan-focus="${wanted.current}"]`);
    wanted.current = undefined;
    target?.focus();
  });
  return (focus) => {
    wanted.current = focus;
  };
}

/** Makes the editor be asked before unsaved changes are left. */
function useNoted(isChanged: boolean, drop: () => void): void {
  const anchor = useAnchor();
  const discard = useEffectEvent(drop);
  useEffect(() => {
    const form = {};
    if (isChanged) noteUnsaved(form, { anchor, discard: () => discard() });
    return () => noteUnsaved(form, null);
  }, [isChanged, anchor]);
}

/** The removed parts of a plan, and functions that take a part out and put the last one back. */
function useRemoved(
  draft: PlanDraft,
  change: Editing["change"],
): Pick<Editing, "removed" | "take" | "undo"> & { readonly forget: () => void } {
  const [removed, setRemoved] = useState<Editing["removed"]>([]);
  const take: Editing["take"] = (taken, title) => {
    if (taken === null) return;
    change(taken.draft, { focus: "undo" });
    setRemoved([...removed, { what: taken.removed, title }]);
  };
  const undo = (): void => {
    const last = removed.at(-1);
    if (last === undefined) return;
    const { what } = last;
    change(restorePart(draft, what), { focus: `take ${what.kind === "group" ? what.group.key : what.entry.key}` });
    setRemoved(removed.slice(0, -1));
  };
  return { removed, take, undo, forget: () => setRemoved([]) };
}

/** Edits a plan: changes are kept as a draft at once, and the editor is asked before they are left. */
export function useEditing(start: KeptPlan, store: Extract<Draft<KeptPlan>, { state: "ready" }>): Editing {
  const [kept, setKept] = useState<KeptPlan>(store.saved ?? start);
  const [isChanged, setChanged] = useState(store.saved !== null);
  const [message, setMessage] = useState("");
  const focusOn = useToldFocus();
  const drop = (): void => {
    store.drop();
    setChanged(false);
  };
  useNoted(isChanged, drop);
  const change: Editing["change"] = (draft, told = {}) => {
    const next = { ...kept, draft };
    setKept(next);
    store.keep(next);
    setChanged(true);
    setMessage(told.message ?? "");
    focusOn(told.focus);
  };
  const { forget, ...removing } = useRemoved(kept.draft, change);
  const keep = (): void => {
    if (isChanged) store.keep(kept);
  };
  const startFrom = (next: KeptPlan): void => {
    setKept(next);
    forget();
    drop();
  };
  return {
    ...removing,
    draft: kept.draft,
    version: kept.version,
    isChanged,
    isLocked: false,
    message,
    change,
    keep,
    drop,
    startFrom,
  };
}
