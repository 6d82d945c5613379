import type { LookedUp } from "#domain/answers/outcome.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import type { Plan } from "#domain/entities/plan.ts";
import { draftOf, type PlanDraft } from "./plan-draft.ts";

/**
 * The body in which a plan is sent (contract-public section 4, Training plan): without keys, typed texts trimmed, and
 * what nobody has changed as the backend gave it.
 */
export function planContent({ title, recipient, greeting, groups, untidy }: PlanDraft) {
  const sent = (text: string | null): string | null => (text === null || untidy.includes(text) ? text : text.trim());
  return {
    title: sent(title),
    recipient: sent(recipient),
    greeting: sent(greeting),
    groups: groups.map((group) => ({
      title: sent(group.title),
      entries: group.entries.map(({ themeId, title: name, url, text, priority, event }) => ({
        themeId,
        title: name,
        url,
        text: sent(text),
        priority,
        event,
      })),
    })),
  };
}
/** A plan as a write sends it. */
export type PlanContent = ReturnType<typeof planContent>;

/** What a plan says as a text for comparing; without the events, and tidied, which a backend may do as well. */
const saidBy = (content: PlanContent): string =>
  JSON.stringify(content, (name, value: unknown) =>
    name === "event" ? null : typeof value === "string" ? value.trim() : (value ?? ""),
  );

/**
 * Tells whether a plan was saved, by the plan as it is now. If it still has the version on which the change was based,
 * nothing was saved; if it has another, somebody else may have saved it, and nobody can tell.
 */
export function planLookedUp(saved: Plan | null, version: Id | null, sent: PlanContent): LookedUp {
  if (saved === null) return { state: "not happened" };
  if (saidBy(planContent(draftOf(saved))) === saidBy(sent))
    return { state: "happened", answer: { planId: saved.planId } };
  return { state: sameId(saved.version, version) ? "not happened" : "unknown" };
}
