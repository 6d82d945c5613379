import { useRef, useState } from "react";
import { pageAddress } from "#api/pages.ts";
import { plansResource } from "#api/training-plan.ts";
import { deletePlan } from "#api/plan-saves.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { PlanRow } from "#domain/entities/plan.ts";
import { isFilled } from "#domain/text.ts";
import { saving } from "#i18n/saving.ts";
import { formatDateTime } from "#i18n/format.ts";
import { planEditor as texts, plans as planTexts } from "#i18n/training-plan.ts";
import { useKeptByName } from "#state/kept-by-name.ts";
import { useResource } from "#state/resources.ts";
import { useSend } from "#state/send.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { SendButton, WaitSentence } from "#widgets/shared/waiting.tsx";
import { DRAFTS, keptSchema, type Kept } from "./use-editing.ts";

const titleOf = ({ title }: Pick<PlanRow, "title">): string => (isFilled(title) ? title : planTexts.untitled);

interface RemovalProps {
  readonly row: PlanRow;
  readonly planId: Id;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a plan is deleted for good. */
function Removal({ row, planId, onClose, onRemoved }: RemovalProps) {
  const { send, run } = useSend(deletePlan);
  const remove = async (): Promise<void> => {
    if ((await run(planId))?.state !== "done") return;
    onClose();
    onRemoved();
  };
  const footer = (
    <>
      <SendButton
        routes={["trainingPlanDelete"]}
        variant="danger"
        busy={send.state === "sending"}
        onClick={() => void remove()}
      >
        {texts.remove}
      </SendButton>
      <Button onClick={onClose}>{saving.cancel}</Button>
    </>
  );
  return (
    <Dialog open title={texts.removeTitle} closeLabel={saving.close} onClose={onClose} footer={footer}>
      <p>{texts.removeQuestion(titleOf(row))}</p>
      <SessionExpired refused={send.state === "failed" && send.error.kind === "session"} />
      {send.state === "failed" && send.error.kind !== "session" && (
        <Notice state="error">
          <p>{texts.removeFailed}</p>
          <WaitSentence routes={["trainingPlanDelete"]} />
        </Notice>
      )}
    </Dialog>
  );
}

interface ListProps {
  /** Called with null to make a new plan. */
  readonly onOpen: (planId: Id | null) => void;
  readonly onRemoved: () => void;
}

function Row({ row, planId, onOpen, onRemoved }: ListProps & { row: PlanRow; planId: Id }) {
  const [isRemoving, setRemoving] = useState(false);
  const card = useRef<HTMLElement>(null);
  useIgnoredOnceGone(card);
  const page = pageAddress(useConfig(), "trainingPlan", { planId });
  const title = titleOf(row);
  const named = (action: string): string => `${action}: ${title}`;
  const day = formatDateTime(row.updated);
  return (
    <article className="card stack" part="card" ref={card}>
      <h3>
        <Compound text={title} />
      </h3>
      {isFilled(row.recipient) && <p>{row.recipient}</p>}
      {day !== null && <p className="small muted">{texts.changed(day)}</p>}
      <div className="cluster">
        <Button variant="primary" aria-label={named(texts.edit)} onClick={() => onOpen(planId)}>
          {texts.edit}
        </Button>
        {page !== null && (
          <Button href={page} aria-label={named(texts.show)}>
            {texts.show}
          </Button>
        )}
        <Button aria-label={named(texts.remove)} onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      </div>
      {isRemoving && <Removal row={row} planId={planId} onClose={() => setRemoving(false)} onRemoved={onRemoved} />}
    </article>
  );
}

/** A plan that somebody has deleted while something was typed into it here, which is not lost. */
function Gone({ planId, kept: { draft }, onOpen }: Pick<ListProps, "onOpen"> & { planId: string; kept: Kept }) {
  const title = titleOf(draft);
  return (
    <article className="card stack" part="card">
      <h3>
        <Compound text={title} />
      </h3>
      <p>{texts.gone}</p>
      <div className="cluster">
        <Button variant="primary" aria-label={`${texts.edit}: ${title}`} onClick={() => onOpen(planId)}>
          {texts.edit}
        </Button>
      </div>
    </article>
  );
}

/** Every plan with what can be done with it, and every one that is gone but for what was typed. */
export function PlanList({ onOpen, onRemoved }: ListProps) {
  const watched = useResource(plansResource);
  const drafts = useKeptByName(DRAFTS, keptSchema);
  return (
    <>
      <p>
        <Button variant="primary" onClick={() => onOpen(null)}>
          {texts.create}
        </Button>
      </p>
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {(rows) => {
          const known = rows.flatMap((row) => (row.planId === null ? [] : [{ row, planId: row.planId }]));
          const gone = [...drafts].filter(
            ([planId]) => planId !== "new" && !known.some((one) => String(one.planId) === planId),
          );
          if (known.length + gone.length === 0) return <Notice state="empty">{texts.none}</Notice>;
          return (
            <ul className="stack" aria-label={texts.heading}>
              {known.map(({ row, planId }) => (
                <li key={planId}>
                  <Row row={row} planId={planId} onOpen={onOpen} onRemoved={onRemoved} />
                </li>
              ))}
              {gone.map(([planId, kept]) => (
                <li key={planId}>
                  <Gone planId={planId} kept={kept} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          );
        }}
      </RemoteView>
    </>
  );
}
