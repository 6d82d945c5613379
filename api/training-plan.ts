import * as v from "valibot";
import { eventSchema } from "#domain/entities/event.ts";
import { exportedThemeSchema, planRowSchema, planSchema } from "#domain/entities/plan.ts";
import { id, list, type Id } from "#domain/entities/fields.ts";
import type { PlanContent } from "#domain/plan-draft.ts";
import { anyId } from "#api/body-fields.ts";
import { optionalResource, resource } from "#api/resource.ts";
import { always, answer, defineWrite, done, isDone, refused } from "#api/write.ts";

/** All training plans. */
export const plansResource = resource(
  "trainingPlans",
  v.object({ plans: list(planRowSchema) }),
  (given) => given.plans,
);

/** One plan by planId; null when there is none. */
export const planResource = optionalResource(
  resource("trainingPlan", v.object({ plan: v.nullish(planSchema, null) }), (given) => given.plan),
);

/** The themes that plans are made of; values `{ object: 'themes' }`. */
export const exportedThemes = resource(
  "exports",
  v.object({ themes: list(exportedThemeSchema) }),
  (given) => given.themes,
);

const content = {
  title: v.string(),
  recipient: v.string(),
  greeting: v.string(),
  groups: v.array(
    v.strictObject({
      title: v.string(),
      entries: v.array(
        v.strictObject({
          themeId: v.nullable(anyId),
          title: v.string(),
          url: v.nullable(v.string()),
          text: v.string(),
          priority: v.picklist(["must", "should", "can"]),
          event: v.nullable(eventSchema),
        }),
      ),
    }),
  ),
};

const savedPlan = answer(v.object({ planId: id }), ({ planId }) => done(planId));

/** Makes a plan; gives its id. */
export const createPlan = defineWrite({
  name: "trainingPlanCreate",
  body: v.strictObject({ plan: v.strictObject(content) }),
  request: (plan: PlanContent) => ({ body: { plan } }),
  answers: { "2xx": savedPlan },
  outdates: ["trainingPlans"],
  key: () => "new plan",
  idempotency: { subject: () => "", across: "tab" },
});

/** Saves a plan; refused with `changed` when somebody else has saved it since it was read (409). */
export const editPlan = defineWrite({
  name: "trainingPlanEdit",
  body: v.strictObject({ plan: v.strictObject({ planId: anyId, version: v.nullable(anyId), ...content }) }),
  request: ({
    planId,
    version,
    plan,
  }: {
    readonly planId: Id;
    readonly version: Id | null;
    readonly plan: PlanContent;
  }) => ({ values: { planId }, body: { plan: { planId, ...plan, version } } }),
  answers: { "2xx": savedPlan, 409: always<Id | null, "changed">(refused("changed")) },
  outdates: ["trainingPlans", "trainingPlan"],
  key: ({ planId }) => `plan ${planId}`,
});

/** Deletes a plan for good. */
export const deletePlan = defineWrite({
  name: "trainingPlanDelete",
  request: (planId: Id) => ({ values: { planId } }),
  answers: { "2xx": isDone },
  outdates: ["trainingPlans"],
  key: (planId) => `plan ${planId}`,
});
