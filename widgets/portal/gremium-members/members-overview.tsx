import { useCallback, useEffect, useMemo, useRef, type RefObject } from "react";
import { addressOf } from "#api/path.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import { memberRows, type MemberRoute, type MemberRights, type MemberRefusal } from "#domain/people/members.ts";
import { common } from "#i18n/common.ts";
import { memberViewLabels, members as texts, refusals } from "#i18n/members.ts";
import { textSearch } from "#lib/text-search.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { documentIcon } from "#ui/icon/paths.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { RestoredEntries, type RestoredList } from "#widgets/portal/shared/list/restored-list.tsx";
import { MemberList, type MemberActions } from "#widgets/portal/shared/members/member-list.tsx";
import css from "./gremium-members.css?inline";

export interface OverviewProps {
  readonly list: RestoredList;
  readonly members: readonly GremiumUser[];
  readonly rights: MemberRights;
  /** Why the address opened no member, if it named one. */
  readonly refused: MemberRefusal | null;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onOpen: (route: MemberRoute) => void;
  /** The member who was open before; the focus returns to the button that opened them. */
  readonly cameFrom: MemberRoute | null;
}

/**
 * A PDF with everybody's bookings; it shows other people's data, so only administrators get it (contract section 4).
 */
function PdfLink() {
  const href = addressOf(useConfig(), "gremiumPdf");
  if (href === null) return null;
  return (
    <Button icon={<Icon path={documentIcon} size={20} />} href={href} newTabHint={common.opensNewTab}>
      {texts.pdf}
    </Button>
  );
}

function useReturningFocus(box: RefObject<HTMLElement | null>, cameFrom: MemberRoute | null): void {
  useEffect(() => {
    if (cameFrom === null) return;
    const row = [...(box.current?.querySelectorAll<HTMLElement>("[data-member]") ?? [])].find(
      (element) => element.dataset.member === cameFrom.key,
    );
    const target =
      row?.querySelector<HTMLElement>(`[data-view="${cameFrom.view}"]`) ?? box.current?.querySelector("input");
    target?.focus();
  }, [box, cameFrom]);
}

/** Search, PDF and all members, each with the two views that may be opened (spec section 2, state OVERVIEW). */
export function MembersOverview({ list, members, rights, refused, query, onQuery, onOpen, cameFrom }: OverviewProps) {
  useStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const search = useMemo(() => textSearch(memberRows(members, rights), ({ name }) => name ?? ""), [members, rights]);
  const found = useMemo(() => search(query), [search, query]);
  const actions = useCallback<MemberActions>(
    (key, describedBy) =>
      (["events", "settings"] as const).map((view) => (
        <Button key={view} data-view={view} aria-describedby={describedBy} onClick={() => onOpen({ key, view })}>
          {memberViewLabels[view]}
        </Button>
      )),
    [onOpen],
  );
  useReturningFocus(box, cameFrom);
  return (
    <div className="stack" data-state="OVERVIEW" ref={box}>
      {refused !== null && <Notice state="info">{refusals[refused]}</Notice>}
      <div className="members-tools">
        <SearchField label={texts.search} query={query} onQuery={onQuery} spellCheck={false} />
        {rights.isAdmin && <PdfLink />}
      </div>
      <p className="small muted" role="status">
        {found.length === 0 ? texts.noMatch : texts.found(found.length, members.length)}
      </p>
      {found.length > 0 && (
        <RestoredEntries list={list}>
          <MemberList rows={found} actions={actions} />
        </RestoredEntries>
      )}
    </div>
  );
}
