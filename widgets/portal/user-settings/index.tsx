import { userResource } from "#api/people.ts";
import { salutationsResource, userDataResource } from "#api/settings.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { UserSettings } from "./user-settings.tsx";

export default defineWidget(anchor, UserSettings, { reads: [userDataResource, userResource, salutationsResource] });
