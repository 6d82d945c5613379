import { eventSchema } from '#domain/entities/event.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { CalendarDownload } from './calendar-download.tsx';

export default defineWidget(CalendarDownload, eventSchema);
