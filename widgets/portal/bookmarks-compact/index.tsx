import { defineWidget } from '#widgets/shared/widget.ts';
import { BookmarksCompact } from './bookmarks-compact.tsx';

export default defineWidget(BookmarksCompact);
