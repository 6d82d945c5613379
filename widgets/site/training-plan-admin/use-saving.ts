import { useState } from "react";
import type { ApiError } from "#api/errors.ts";
import { planResource } from "#api/training-plan.ts";
import { createPlan, editPlan } from "#api/plan-saves.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Plan } from "#domain/entities/plan.ts";
import { draftOf, planContent } from "#domain/plan-draft.ts";
import { askAnew } from "#state/reads.ts";
import { useSend } from "#state/send.ts";
import type { Editing } from "./use-editing.ts";

/** How far saving has come; `conflict`: somebody else has saved the plan since, `gone`: has deleted it. */
export type Saving =
  | { readonly state: "idle" | "sending" | "conflict" | "gone" }
  | { readonly state: "failed"; readonly error: ApiError };

/**
 * Saves a plan, new for null; a conflict has both ways on, and one that is gone, from the start (`isGone`) or since,
 * can be made anew.
 */
export function useSaving(planId: Id | null, editing: Editing, isGone: boolean, onSaved: () => void) {
  const [saving, setSaving] = useState<Saving>({ state: isGone ? "gone" : "idle" });
  const { run: create } = useSend(createPlan);
  const { run: edit } = useSend(editPlan);
  const send = async (of: Id | null, version: Id | null): Promise<void> => {
    setSaving({ state: "sending" });
    const plan = planContent(editing.draft);
    const sent = of === null ? await create(plan) : await edit({ planId: of, version, plan });
    if (sent === null) return;
    if (sent.state === "done") {
      editing.drop();
      onSaved();
    } else if (sent.state === "refused") setSaving({ state: "conflict" });
    else setSaving(sent.error.status === 404 ? { state: "gone" } : { state: "failed", error: sent.error });
  };
  /** Reads the plan as it is now and goes on with it. */
  const withFresh = async (go: (plan: Plan) => unknown): Promise<void> => {
    if (planId === null) return;
    setSaving({ state: "sending" });
    const asked = await askAnew(planResource, { planId });
    if (asked.state === "failed") setSaving(asked);
    else if (asked.data === null) setSaving({ state: "gone" });
    else await go(asked.data);
  };
  return {
    saving,
    save: () => void send(planId, editing.version),
    saveMine: () => void withFresh((plan) => send(planId, plan.version)),
    saveAsNew: () => void send(null, null),
    loadTheirs: () =>
      void withFresh((plan) => {
        editing.startFrom({ version: plan.version, draft: draftOf(plan) });
        setSaving({ state: "idle" });
      }),
  };
}
