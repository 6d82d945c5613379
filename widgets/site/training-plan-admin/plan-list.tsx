import { useRef, useState, type ReactNode } from "react";
import { pageAddress } from "#api/pages.ts";
import { deletePlan } from "#api/plan-saves.ts";
import { plansResource } from "#api/training-plan.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { PlanRow } from "#domain/entities/plan.ts";
import { isFilled } from "#domain/text/text.ts";
import { formatDateTime } from "#i18n/format.ts";
import { saving } from "#i18n/saving.ts";
import { planEditor as texts, plans as planTexts } from "#i18n/training-plan.ts";
import { useDraftsByName } from "#state/drafts/drafts-by-name.ts";
import { useResource } from "#state/resources.ts";
import { useSend } from "#state/sending/send.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { SendDialog, type SendDialogProps } from "#widgets/shared/dialogs/send-dialog.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import { SentLine, type ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { PLAN_DRAFTS, keptSchema, type KeptPlan } from "./use-editing.ts";

const titleOf = ({ title }: Pick<PlanRow, "title">): string => (isFilled(title) ? title : planTexts.untitled);

interface RemovalProps extends Pick<SendDialogProps, "onClose" | "onLine"> {
  readonly row: PlanRow;
  readonly planId: Id;
  readonly onRemoved: () => void;
}

/** Asks before a plan is deleted permanently. */
function Removal({ row, planId, onClose, onLine, onRemoved }: RemovalProps) {
  const { send, run, check } = useSend(deletePlan);
  const remove = async (way: () => ReturnType<typeof run>): Promise<void> => {
    if ((await way())?.state !== "done") return;
    onClose();
    onRemoved();
  };
  const footer = (close: () => void): ReactNode => (
    <>
      <SendButton
        routes={["trainingPlanDelete"]}
        variant="danger"
        busy={send.state === "sending"}
        onClick={() => void remove(() => run(planId))}
      >
        {texts.remove}
      </SendButton>
      <Button onClick={close}>{saving.cancel}</Button>
    </>
  );
  return (
    <SendDialog
      title={texts.removeTitle}
      send={send}
      texts={texts.removeWords}
      unsaved={null}
      keepsUnknown
      onClose={onClose}
      onLine={onLine}
      footer={footer}
    >
      <p>{texts.removeQuestion(titleOf(row))}</p>
      <SessionExpired refused={send.state === "failed" && send.error.kind === "session"} />
      <SendFailure
        send={send}
        routes={["trainingPlanDelete"]}
        texts={texts.removeWords}
        onCheck={check === null ? null : () => remove(check)}
      />
    </SendDialog>
  );
}

interface ListProps {
  /** Called with null to create a plan. */
  readonly onOpen: (planId: Id | null) => void;
  readonly onRemoved: () => void;
}

function Row({ row, planId, onOpen, onRemoved }: ListProps & { row: PlanRow; planId: Id }) {
  const [isRemoving, setRemoving] = useState(false);
  const [line, setLine] = useState<ClosedDialogResult | null>(null);
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
        <Button aria-label={named(texts.edit)} onClick={() => onOpen(planId)}>
          {texts.edit}
        </Button>
        {page !== null && (
          <Button href={page} aria-label={named(texts.show)}>
            {texts.show}
          </Button>
        )}
        <Button variant="quiet" aria-label={named(texts.remove)} onClick={line?.onReopen ?? (() => setRemoving(true))}>
          {texts.remove}
        </Button>
      </div>
      <SentLine line={line} />
      {isRemoving && <Removal {...{ row, planId, onRemoved }} onClose={() => setRemoving(false)} onLine={setLine} />}
    </article>
  );
}

/** A plan that somebody has deleted although it has a draft here, which is kept. */
function Gone({ planId, kept: { draft }, onOpen }: Pick<ListProps, "onOpen"> & { planId: string; kept: KeptPlan }) {
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

/** All plans with their actions, and deleted plans that have a draft. */
export function PlanList({ onOpen, onRemoved }: ListProps) {
  const watched = useResource(plansResource);
  const drafts = useDraftsByName(PLAN_DRAFTS, keptSchema);
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
