import { defineWidget } from '#widgets/shared/widget.ts';
import { EventOverview } from './event-overview.tsx';

export default defineWidget(EventOverview);
