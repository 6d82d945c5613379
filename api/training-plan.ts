import * as v from "valibot";
import { optionalResource, defineResource } from "#api/resource.ts";
import { list } from "#domain/entities/fields.ts";
import { exportedThemeSchema, planRowSchema, planSchema } from "#domain/entities/plan.ts";

/** All training plans. */
export const plansResource = defineResource(
  "trainingPlans",
  v.object({ plans: list(planRowSchema) }),
  (given) => given.plans,
);

/** One plan by planId; null when it does not exist. */
export const planResource = optionalResource(
  defineResource("trainingPlan", v.object({ plan: v.nullish(planSchema, null) }), (given) => given.plan),
);

/** The themes of which plans consist, read with the values `{ object: 'themes' }`. */
export const exportedThemes = defineResource(
  "exports",
  v.object({ themes: list(exportedThemeSchema) }),
  (given) => given.themes,
);
