import { conferencesResource } from "#api/conferences.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { ConferenceList } from "./conference-list.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, ConferenceList, { reads: [conferencesResource] });
