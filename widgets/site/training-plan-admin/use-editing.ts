import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import * as v from "valibot";
import { useAnchor } from "#anchor/anchor.ts";
import type { Id } from "#domain/entities/fields.ts";
import { id } from "#domain/entities/fields.ts";
import { planDraftSchema, restore, type PlanDraft, type Removed } from "#domain/plan-draft.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { noteUnsaved } from "#state/drafts/unsaved.ts";
import { useRoot } from "#ui/root/root.tsx";

/** A draft with the version of the plan that it began with; null for a new one. */
export const keptSchema = v.object({ version: id, draft: planDraftSchema });
export type KeptPlan = v.InferOutput<typeof keptSchema>;

/** Begins the names of the drafts of plans. */
export const DRAFTS = "training plan ";

/** The name of a plan's draft; null for a new one. */
export const draftNameOf = (planId: Id | null): string => `${DRAFTS}${planId ?? "new"}`;

/** The draft in the editor's hands. */
export interface Editing {
  readonly draft: PlanDraft;
  readonly version: Id | null;
  readonly isChanged: boolean;
  /** While the plan is saved nothing is typed into it, as what came after would be in no plan. */
  readonly isLocked: boolean;
  /** What is read out after a change that one does not see at once. */
  readonly message: string;
  /** What has been taken out, the last one at the end. */
  readonly removed: readonly { readonly what: Removed; readonly title: string }[];
  readonly change: (next: PlanDraft, told?: { readonly message?: string; readonly focus?: string }) => void;
  /** Takes something out, and offers to undo that. */
  readonly take: (taken: { readonly draft: PlanDraft; readonly removed: Removed } | null, title: string) => void;
  readonly undo: () => void;
  /** Starts from another state of the plan; what was typed is given up. */
  readonly startFrom: (kept: KeptPlan) => void;
  /** What was typed is saved or given up. */
  readonly drop: () => void;
}

/** The same draft while it is saved: it can be seen, and not changed. */
export const locked = (editing: Editing): Editing => ({
  ...editing,
  isLocked: true,
  change: () => undefined,
  take: () => undefined,
  undo: () => undefined,
});

/**
 * After a change the focus goes where it is told, by `data-plan-focus`: an element that moved in the page has lost it.
 */
function useToldFocus(): (focus: string | undefined) => void {
  const { root } = useRoot();
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

/** While something is not saved, the reader is asked before it is left. */
function useNoted(isChanged: boolean, drop: () => void): void {
  const anchor = useAnchor();
  const discard = useEffectEvent(drop);
  useEffect(() => {
    const form = {};
    if (isChanged) noteUnsaved(form, { anchor, discard: () => discard() });
    return () => noteUnsaved(form, null);
  }, [isChanged, anchor]);
}

/** Edits a plan: what is typed is kept as a draft at once, and asked about before it is left. */
export function useEditing(start: KeptPlan, store: Extract<Draft<KeptPlan>, { state: "ready" }>): Editing {
  const [kept, setKept] = useState<KeptPlan>(store.saved ?? start);
  const [isChanged, setChanged] = useState(store.saved !== null);
  const [message, setMessage] = useState("");
  const [removed, setRemoved] = useState<Editing["removed"]>([]);
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
  return {
    draft: kept.draft,
    version: kept.version,
    isChanged,
    isLocked: false,
    message,
    removed,
    change,
    drop,
    take: (taken, title) => {
      if (taken === null) return;
      change(taken.draft, { focus: "undo" });
      setRemoved([...removed, { what: taken.removed, title }]);
    },
    undo: () => {
      const last = removed.at(-1);
      if (last === undefined) return;
      const { what } = last;
      change(restore(kept.draft, what), { focus: `take ${what.kind === "group" ? what.group.key : what.entry.key}` });
      setRemoved(removed.slice(0, -1));
    },
    startFrom: (next) => {
      setKept(next);
      setRemoved([]);
      drop();
    },
  };
}
