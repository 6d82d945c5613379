import { defineWidget } from '#widgets/shared/widget.ts';
import { UserSettings } from './user-settings.tsx';

export default defineWidget(UserSettings);
