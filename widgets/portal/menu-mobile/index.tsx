import { defineWidget } from '#widgets/shared/widget.ts';
import { MenuMobile } from './menu-mobile.tsx';

export default defineWidget(MenuMobile);
