import { defineWidget } from '#widgets/shared/widget.ts';
import { UserSettings } from './user-settings.tsx';
import { anchor } from './manifest.ts';

export default defineWidget(anchor, UserSettings);
