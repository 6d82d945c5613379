import { defineWidget } from '#widgets/shared/widget.ts';
import { anchor } from './manifest.ts';
import { TrainingPlan } from './training-plan.tsx';

export default defineWidget(anchor, TrainingPlan);
