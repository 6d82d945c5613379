import * as v from "valibot";
import { anyId, optionalText } from "#api/body-fields.ts";
import { loadResource } from "#api/resource.ts";
import { planResource, plansResource } from "#api/training-plan.ts";
import { alwaysReader, bodyReader, defineWrite, doneWith, doneAnswer } from "#api/write.ts";
import { newPlanLookedUp, removalLookedUp } from "#domain/answers/outcome.ts";
import { eventSchema } from "#domain/entities/event.ts";
import { id, type Id } from "#domain/entities/fields.ts";
import { planLookedUp, type PlanContent } from "#domain/plan/plan-content.ts";

const content = {
  title: optionalText,
  recipient: optionalText,
  greeting: optionalText,
  groups: v.array(
    v.strictObject({
      title: optionalText,
      entries: v.array(
        v.strictObject({
          themeId: v.nullable(anyId),
          title: optionalText,
          url: optionalText,
          text: optionalText,
          priority: optionalText,
          event: v.nullable(eventSchema),
        }),
      ),
    }),
  ),
};

const savedPlan = bodyReader(v.object({ planId: id }), ({ planId }) => doneWith(planId));

/** Creates a plan and gives its id. */
export const createPlan = defineWrite({
  name: "trainingPlanCreate",
  body: v.strictObject({ plan: v.strictObject(content) }),
  request: (plan: PlanContent) => ({ body: { plan } }),
  answers: { "2xx": savedPlan },
  outdates: ["trainingPlans"],
  key: () => "new plan",
  lookUp: async ({ title }) => newPlanLookedUp(await loadResource(plansResource, {}), title),
  idempotency: { subject: () => "", across: "tab" },
});

/**
 * Saves a plan. A 409 says that it was saved since it was read, if not by this save, which the browser repeats after a
 * broken connection: so the plan is looked up first.
 */
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
  answers: { "2xx": savedPlan, 409: alwaysReader<Id | null, never>(null) },
  outdates: ["trainingPlans", "trainingPlan"],
  key: ({ planId }) => `plan ${planId}`,
  lookUp: async ({ planId, version, plan }) =>
    planLookedUp(await loadResource(planResource, { planId }), version, plan),
});

/** Deletes a plan permanently. */
export const deletePlan = defineWrite({
  name: "trainingPlanDelete",
  request: (planId: Id) => ({ values: { planId } }),
  answers: { "2xx": doneAnswer },
  outdates: ["trainingPlans"],
  key: (planId) => `plan ${planId}`,
  lookUp: async (planId) =>
    removalLookedUp(
      (await loadResource(plansResource, {})).map((row) => row.planId),
      planId,
    ),
});
