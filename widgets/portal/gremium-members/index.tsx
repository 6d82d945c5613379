import { gremiumUsersResource, userResource, membershipsResource } from "#api/people.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { GremiumMembers } from "./gremium-members.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, GremiumMembers, {
  reads: [gremiumUsersResource, userResource, membershipsResource],
});
