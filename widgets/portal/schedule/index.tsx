import { eventSchema } from '#domain/entities/event.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { Schedule } from './schedule-widget.tsx';

export default defineWidget(Schedule, eventSchema);
