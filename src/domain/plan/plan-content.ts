import type { Id } from "#domain/entities/fields.ts";
import type { Plan } from "#domain/entities/plan.ts";
import type { LookedUp } from "#domain/outcome.ts";
import { draftOf, type PlanDraft } from "./plan-draft.ts";

/** The body in which a plan is sent (contract-public section 4, Training plan): without keys, texts trimmed. */
export function planContent(draft: PlanDraft) {
  const groups = draft.groups.map(({ title, entries }) => ({
    title: title.trim(),
    entries: entries.map(({ themeId, title: name, url, text, priority, event }) => ({
      themeId,
      title: name.trim(),
      url,
      text: text.trim(),
      priority,
      event,
    })),
  }));
  return { title: draft.title.trim(), recipient: draft.recipient.trim(), greeting: draft.greeting.trim(), groups };
}
export type PlanContent = ReturnType<typeof planContent>;

/** The content of a plan as a text for comparing; without the events, which a backend may update. */
const saidBy = ({ groups, ...rest }: PlanContent): string =>
  JSON.stringify({
    ...rest,
    groups: groups.map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => ({ ...entry, event: null })),
    })),
  });

/**
 * Tells whether a plan was saved, by the plan as it is now. If it still has the version on which the change was based,
 * nothing was saved; if it has another, somebody else may have saved it, and nobody can tell.
 */
export function planLookedUp(saved: Plan | null, version: Id | null, sent: PlanContent): LookedUp {
  if (saved === null) return { state: "not happened" };
  if (saidBy(planContent(draftOf(saved))) === saidBy(sent))
    return { state: "happened", answer: { planId: saved.planId } };
  const isOld = version !== null && saved.version !== null && String(saved.version) === String(version);
  return { state: isOld ? "not happened" : "unknown" };
}
