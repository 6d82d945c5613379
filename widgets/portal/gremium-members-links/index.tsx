import { defineWidget } from '#widgets/shared/widget.ts';
import { GremiumMembersLinks } from './gremium-members-links.tsx';

export default defineWidget(GremiumMembersLinks);
