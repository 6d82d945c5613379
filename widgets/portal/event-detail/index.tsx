import { defineWidget } from '#widgets/shared/widget.ts';
import { EventDetail } from './event-detail.tsx';

export default defineWidget(EventDetail);
