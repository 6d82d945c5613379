import { gremiumUsersResource, userResource, membershipsResource } from "#api/people.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { GremiumMembersLinks } from "./gremium-members-links.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, GremiumMembersLinks, {
  reads: [gremiumUsersResource, userResource, membershipsResource],
});
