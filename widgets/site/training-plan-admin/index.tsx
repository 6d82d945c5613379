import { plansResource } from "#api/training-plan.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { TrainingPlanAdmin } from "./training-plan-admin.tsx";

export default defineWidget(anchor, TrainingPlanAdmin, { reads: [plansResource] });
