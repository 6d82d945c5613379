import { useState } from "react";
import { gremiumUsersResource } from "#api/people.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import { membersState, type MembersRoute } from "#domain/people/members.ts";
import { members as texts } from "#i18n/members.ts";
import { useResource } from "#state/resources.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useRestoredList, useRestoredSearch } from "#widgets/portal/shared/list/restored-list.tsx";
import { useMemberRights, type RightsState } from "#widgets/portal/shared/members/member-rights.ts";
import { RightsFailure } from "#widgets/portal/shared/members/rights-failure.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { MembersOverview } from "./members-overview.tsx";
import { OpenedMember } from "./opened-member.tsx";
import { useMembersRoute } from "./use-members-route.ts";

/** The route before the current one; undefined before the customer has gone anywhere. */
function usePreviousRoute(route: MembersRoute): MembersRoute | undefined {
  const [routes, setRoutes] = useState<{ now: MembersRoute; before: MembersRoute | undefined }>({
    now: route,
    before: undefined,
  });
  if (routes.now === route) return routes.before;
  setRoutes({ now: route, before: routes.now });
  return routes.now;
}

function Members({ members, rights }: { members: readonly GremiumUser[]; rights: RightsState }) {
  const [route, go] = useMembersRoute();
  const before = usePreviousRoute(route);
  const list = useRestoredList();
  const [query, setQuery] = useRestoredSearch(list);
  const state = membersState(members, route, rights.rights);
  if (state.state === "NONE") return <Empty about="missing">{texts.none}</Empty>;
  if (rights.state === "loading")
    return (
      <Notice state="loading" outline="widget">
        {texts.loading}
      </Notice>
    );
  switch (state.state) {
    case "OVERVIEW":
      return (
        <div className="stack">
          <RightsFailure rights={rights} />
          <MembersOverview
            list={list}
            members={members}
            rights={rights.rights}
            refused={rights.state === "known" ? state.refused : null}
            query={query}
            onQuery={setQuery}
            onOpen={go}
            cameFrom={before ?? null}
          />
        </div>
      );
    case "USER_EVENTS":
    case "USER_SETTINGS":
    case "GREMIUM_USER_EVENTS":
    case "GREMIUM_USER_SETTINGS":
      return (
        <OpenedMember
          key={`${state.state} ${route?.key ?? ""}`}
          opened={state}
          takeFocus={before !== undefined}
          onBack={() => go(null)}
        />
      );
    default:
      return state satisfies never;
  }
}

/** The Gremium's members, version 2: six states by the page's address (spec section 2). */
export function GremiumMembers() {
  const watched = useResource(gremiumUsersResource);
  const rights = useMemberRights();
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(members) => <Members members={members} rights={rights} />}
    </RemoteView>
  );
}
