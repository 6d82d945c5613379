import * as v from "valibot";
import { optionalResource, resource } from "#api/resource.ts";
import { list } from "#domain/entities/fields.ts";
import { exportedThemeSchema, planRowSchema, planSchema } from "#domain/entities/plan.ts";

/** All training plans. */
export const plansResource = resource(
  "trainingPlans",
  v.object({ plans: list(planRowSchema) }),
  (given) => given.plans,
);

/** One plan by planId; null when it does not exist. */
export const planResource = optionalResource(
  resource("trainingPlan", v.object({ plan: v.nullish(planSchema, null) }), (given) => given.plan),
);

/** The themes of which plans consist, read with the values `{ object: 'themes' }`. */
export const exportedThemes = resource(
  "exports",
  v.object({ themes: list(exportedThemeSchema) }),
  (given) => given.themes,
);
