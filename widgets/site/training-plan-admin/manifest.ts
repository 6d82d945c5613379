import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-training-plan-admin",
  height: { wide: 480, phone: 720 },
  skeleton: "rows",
  params: [],
  reads: ["trainingPlans"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Schulungspläne bearbeiten",
  shows: {
    de: "Alle Schulungspläne: anlegen, bearbeiten, ordnen, löschen.",
    en: "list, create, edit, delete training plans",
  },
  leadsTo: ["trainingPlan", "theme"],
  calls: ["user", "exports", "trainingPlan", "trainingPlanCreate", "trainingPlanEdit", "trainingPlanDelete"],
} as const satisfies About;
