import { defineWidget } from '#widgets/shared/widget.ts';
import { DocumentList } from './document-list.tsx';

export default defineWidget(DocumentList);
