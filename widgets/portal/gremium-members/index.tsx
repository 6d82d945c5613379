import { defineWidget } from '#widgets/shared/widget.ts';
import { GremiumMembers } from './gremium-members.tsx';

export default defineWidget(GremiumMembers);
