import { useState } from "react";
import { withOutcome, type ApiError } from "#api/errors.ts";
import { createPlan, editPlan } from "#api/plan-saves.ts";
import { planResource } from "#api/training-plan.ts";
import type { WriteEnd } from "#api/write.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Plan } from "#domain/entities/plan.ts";
import { planContent, type PlanContent } from "#domain/plan/plan-content.ts";
import { draftOf } from "#domain/plan/plan-draft.ts";
import { readFresh } from "#state/reads.ts";
import { useSend } from "#state/sending/send.ts";
import type { Editing } from "./use-editing.ts";

/**
 * The state of saving. `conflict`: somebody else has saved the plan since; `gone`: somebody has deleted it. `check`
 * asks the backend how a save ended if that is unknown.
 */
export type Saving =
  | { readonly state: "idle" | "conflict" | "gone" }
  | { readonly state: "sending"; readonly waits?: true }
  | { readonly state: "failed"; readonly error: ApiError; readonly check: (() => void) | null };

type Sent = WriteEnd<Id | null, never> | null;

/** The writes that create and change a plan, and a function that looks up how the last one ended. */
function usePlanWrites() {
  const create = useSend(createPlan);
  const edit = useSend(editPlan);
  const waits = [create.send, edit.send].some((send) => send.state === "sending" && send.waits === true);
  const save = (planId: Id | null, version: Id | null, plan: PlanContent): Promise<Sent> =>
    planId === null ? create.run(plan) : edit.run({ planId, version, plan });
  return { save, ask: create.check ?? edit.check, waits };
}

/** The state of saving after a try that saved nothing; `of` is the plan that was to be saved, null for a new one. */
function savingAfter(sent: Exclude<Sent, { readonly state: "done" }>, of: Id | null): Saving {
  // Nothing was sent, because the page has become another person's.
  if (sent === null) return { state: "idle" };
  if (sent.state === "refused" || (of !== null && sent.error.status === 409)) return { state: "conflict" };
  return of !== null && sent.error.status === 404 ? { state: "gone" } : { ...sent, check: null };
}

/** The state of saving for display, with what the writes tell. */
function shownOf(saving: Saving, waits: boolean, check: (() => void) | null): Saving {
  if (saving.state === "sending" && waits) return { state: "sending", waits };
  return saving.state === "failed" ? { ...saving, check } : saving;
}

/**
 * Saves a plan, or creates one for null. After a conflict the editor may overwrite or reload, and a deleted plan,
 * whether from the start (`isGone`) or since, can be created again.
 */
export function useSaving(planId: Id | null, editing: Editing, isGone: boolean, onSaved: () => void) {
  const [saving, setSaving] = useState<Saving>({ state: isGone ? "gone" : "idle" });
  const { save, ask, waits } = usePlanWrites();
  const settle = (sent: Sent, of: Id | null): void => {
    if (sent?.state === "done") {
      editing.drop();
      onSaved();
      return;
    }
    editing.keep();
    setSaving(savingAfter(sent, of));
  };
  const through = async (of: Id | null, way: () => Promise<Sent>): Promise<void> => {
    setSaving({ state: "sending" });
    settle(await way(), of);
  };
  const send = (of: Id | null, version: Id | null): Promise<void> =>
    through(of, () => save(of, version, planContent(editing.draft)));
  const withFresh = async (go: (plan: Plan) => unknown): Promise<void> => {
    if (planId === null) return;
    setSaving({ state: "sending" });
    const asked = await readFresh(planResource, { planId });
    if (asked.state === "failed")
      setSaving({ state: "failed", error: withOutcome(asked.error, "not done"), check: null });
    else if (asked.data === null) setSaving({ state: "gone" });
    else await go(asked.data);
  };
  return {
    saving: shownOf(saving, waits, ask === null ? null : () => void through(planId, ask)),
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
