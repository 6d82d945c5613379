import { createPlan, editPlan } from "#api/plan-saves.ts";
import { at } from "#mocks/data/days.ts";
import type { StoredPlan } from "#mocks/data/site/plans.ts";
import { ok, problem, unknown, type Answer, type Context, type Handler, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import { idempotent } from "#mocks/model/once.ts";

/** A handler for the plan of the path value `planId`. */
function forPlan(handle: (plan: StoredPlan, context: Context) => Answer): Handler {
  return (context) => {
    const plan = context.state.plans.find(({ planId }) => String(planId) === context.params.planId);
    return plan === undefined ? unknown(`plan ${context.params.planId ?? ""}`) : handle(plan, context);
  };
}

const savedAt = ({ today }: Context): string => at(today, "09:00");

const numberOf = ({ planId }: StoredPlan): number => Number(String(planId).replace(/\D/g, ""));

type Names = "trainingPlans" | "trainingPlan" | "trainingPlanCreate" | "trainingPlanEdit" | "trainingPlanDelete";

export const planHandlers: Handlers<Names> = {
  trainingPlans: ({ state }) =>
    ok({ plans: state.plans.map(({ planId, title, recipient, updated }) => ({ planId, title, recipient, updated })) }),
  trainingPlan: forPlan(({ planId, title, recipient, greeting, version, groups }) =>
    ok({ plan: { planId, title, recipient, greeting, version, groups } }),
  ),
  trainingPlanCreate: idempotent(
    "trainingPlanCreate",
    withBody(createPlan.body, ({ plan }, context) => {
      const planId = `p-${1 + Math.max(0, ...context.state.plans.map(numberOf))}`;
      context.state.plans.unshift({ ...plan, planId, version: 1, updated: savedAt(context) });
      return ok({ planId });
    }),
    false,
  ),
  trainingPlanEdit: forPlan((known, context) =>
    withBody(editPlan.body, ({ plan }) => {
      if (plan.version !== known.version) return problem(409, "Somebody else has saved the plan since");
      Object.assign(known, plan, {
        planId: known.planId,
        version: Number(known.version) + 1,
        updated: savedAt(context),
      });
      return ok({ planId: known.planId });
    })(context),
  ),
  trainingPlanDelete: forPlan((known, { state }) => {
    state.plans = state.plans.filter((plan) => plan !== known);
    return ok({});
  }),
};
