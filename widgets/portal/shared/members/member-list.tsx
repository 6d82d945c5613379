import { memo, useId, type ReactNode } from "react";
import type { MemberRow } from "#domain/people/members.ts";
import { members as texts } from "#i18n/members.ts";
import { smallRows } from "#pace/paced-list.tsx";
import { AddressFollower, useAddressed } from "#ui/addressed/addressed.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import css from "./member-list.css?inline";

/** Renders the actions of a row; `describedBy` is the id of the member's name, `openKey` identifies the member. */
export type MemberActions = (openKey: string, describedBy: string) => ReactNode;

const Row = memo(function Row({ row, id, actions }: { row: MemberRow; id: string; actions: MemberActions }) {
  const name = row.userId === null ? undefined : `member-${row.userId}`;
  const { ref } = useAddressed(name);
  return (
    <li className="member" data-member={row.openKey ?? undefined} id={name} data-list-focus={name} ref={ref}>
      <h3 className="member-name">
        <span id={id}>{row.name ?? texts.nameless}</span>
        {row.own && <span className="small muted">{texts.self}</span>}
      </h3>
      {row.openKey !== null && <span className="member-actions">{actions(row.openKey, id)}</span>}
    </li>
  );
});

/**
 * The members by name, each with the actions that the customer may use; `actions` must keep its identity between
 * renders.
 */
export function MemberList({ rows, actions }: { rows: readonly MemberRow[]; actions: MemberActions }) {
  useStyles(css);
  const id = useId();
  return (
    <div>
      <h2>
        <VisuallyHidden>{texts.listLabel}</VisuallyHidden>
      </h2>
      <ul className={`members ${smallRows(rows.length)}`.trim()} aria-label={texts.listLabel}>
        <AddressFollower>
          {rows.map((row) => (
            <Row key={row.index} row={row} id={`${id}-${row.index}`} actions={actions} />
          ))}
        </AddressFollower>
      </ul>
    </div>
  );
}
