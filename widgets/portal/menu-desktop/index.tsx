import { defineWidget } from '#widgets/shared/widget.ts';
import { MenuDesktop } from './menu-desktop.tsx';

export default defineWidget(MenuDesktop);
