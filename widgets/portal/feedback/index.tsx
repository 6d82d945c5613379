import { defineWidget } from '#widgets/shared/widget.ts';
import { Feedback } from './feedback.tsx';

export default defineWidget(Feedback);
