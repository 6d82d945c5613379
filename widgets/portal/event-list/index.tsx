import { defineWidget } from '#widgets/shared/widget.ts';
import { EventList } from './event-list.tsx';

export default defineWidget(EventList);
