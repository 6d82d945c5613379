import { planResource } from "#api/training-plan.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { TrainingPlan } from "./training-plan.tsx";

export default defineWidget(anchor, TrainingPlan, { reads: [planResource] });
