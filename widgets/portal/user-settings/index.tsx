import { userResource } from "#api/people.ts";
import { salutationsResource, userDataResource } from "#api/settings.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { UserSettings } from "./user-settings.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, UserSettings, { reads: [userDataResource, userResource, salutationsResource] });
