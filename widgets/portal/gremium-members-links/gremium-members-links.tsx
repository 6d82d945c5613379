import { useCallback, useMemo } from "react";
import { gremiumUsersResource } from "#api/people.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import { oldMemberHref } from "#domain/people/members-address.ts";
import { memberRows, type MemberRights, type MemberRow } from "#domain/people/members.ts";
import { memberViewLabels, members as texts } from "#i18n/members.ts";
import { ownAddress } from "#lib/own-address.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { RestoredEntries, useRestoredList } from "#widgets/portal/shared/list/restored-list.tsx";
import { MemberList, type MemberActions } from "#widgets/portal/shared/members/member-list.tsx";
import { useMemberRights, type RightsState } from "#widgets/portal/shared/members/member-rights.ts";
import { RightsFailure } from "#widgets/portal/shared/members/rights-failure.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

/** Links to the pages where a member's bookings and settings are (spec section 2, the older members widget). */
function useMemberLinks(): MemberActions {
  const { bookingsUrl, memberSettingsUrl, activeDocId } = useConfig();
  return useCallback(
    (key, describedBy) => (
      <>
        <Button
          href={oldMemberHref(bookingsUrl, ownAddress(), activeDocId, { key, view: "events" })}
          aria-describedby={describedBy}
        >
          {memberViewLabels.events}
        </Button>
        <Button
          href={oldMemberHref(memberSettingsUrl, ownAddress(), activeDocId, { key, view: "settings" })}
          aria-describedby={describedBy}
        >
          {memberViewLabels.settings}
        </Button>
      </>
    ),
    [bookingsUrl, memberSettingsUrl, activeDocId],
  );
}

/** Members without a userId cannot be opened, because the other pages identify members by it. */
function linkRows(members: readonly GremiumUser[], rights: MemberRights): MemberRow[] {
  return memberRows(members, rights).map((row) =>
    members[row.index]?.userId == null ? { ...row, openKey: null } : row,
  );
}

function List({ members, rights }: { members: readonly GremiumUser[]; rights: RightsState }) {
  const list = useRestoredList();
  const actions = useMemberLinks();
  const rows = useMemo(() => linkRows(members, rights.rights), [members, rights.rights]);
  if (members.length === 0) return <Empty about="missing">{texts.none}</Empty>;
  if (rights.state === "loading")
    return (
      <Notice state="loading" outline="widget">
        {texts.loading}
      </Notice>
    );
  return (
    <div className="stack">
      <RightsFailure rights={rights} />
      <RestoredEntries list={list}>
        <MemberList rows={rows} actions={actions} />
      </RestoredEntries>
    </div>
  );
}

/** The older members widget: everyone by name, with links to other pages for members that the customer may open. */
export function GremiumMembersLinks() {
  const watched = useResource(gremiumUsersResource);
  const rights = useMemberRights();
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(members) => <List members={members} rights={rights} />}
    </RemoteView>
  );
}
