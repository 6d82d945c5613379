import { defineWidget } from '#widgets/shared/widget.ts';
import { NextEventCard } from './next-event.tsx';

export default defineWidget(NextEventCard);
