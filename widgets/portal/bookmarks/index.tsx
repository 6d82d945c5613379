import { defineWidget } from '#widgets/shared/widget.ts';
import { Bookmarks } from './bookmarks.tsx';

export default defineWidget(Bookmarks);
