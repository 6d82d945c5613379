import { eventsPast } from "#api/events.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { DocumentList } from "./document-list.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, DocumentList, { reads: [eventsPast] });
