import { userResource } from "#api/people.ts";
import { salutationsResource, userDataResource } from "#api/settings.ts";
import { UserSettings } from "#widgets/portal/shared/settings/user-settings.tsx";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, UserSettings, { reads: [userDataResource, userResource, salutationsResource] });
