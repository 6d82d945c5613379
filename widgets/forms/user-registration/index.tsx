import { userResource } from "#api/people.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { UserRegistration } from "./user-registration.tsx";

export default defineWidget(anchor, UserRegistration, { reads: [userResource] });
