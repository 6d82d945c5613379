import { useEffect, useRef, useState, type Ref } from "react";
import type { RouteName } from "#api/routes.ts";
import type { Id } from "#domain/entities/fields.ts";
import { addGroup, dropOnto } from "#domain/plan/plan-draft.ts";
import { isFilled } from "#domain/text/text.ts";
import { forms } from "#i18n/forms.ts";
import { sending } from "#i18n/sending.ts";
import { requiredMark } from "#i18n/sentences.ts";
import { planEditor as texts, plans as planTexts } from "#i18n/training-plan.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useSecondPressIgnored } from "#ui/page/ignore-presses.ts";
import { useLeaveGuard } from "#widgets/shared/dialogs/leave-guard.tsx";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { GroupEditor } from "./group-editor.tsx";
import { LetterField } from "./letter-field.tsx";
import { useDragging } from "./use-dragging.ts";
import { lockedDraft, useEditing, type Editing, type KeptPlan } from "./use-editing.ts";
import { useSaving, type Saving } from "./use-saving.ts";

/** The open plan, and how to close it. */
export interface OpenedProps {
  /** Null for a new plan. */
  readonly planId: Id | null;
  /** Leads back to the list; `saved` says whether the plan was saved. */
  readonly onClose: (saved: boolean) => void;
}

interface EditorProps extends OpenedProps {
  readonly start: KeptPlan;
  readonly store: Extract<Draft<KeptPlan>, { state: "ready" }>;
  /** Whether somebody has deleted the plan, so that only the draft is left. */
  readonly isGone?: boolean;
}

interface OutcomeProps {
  readonly saving: Saving;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onNew: () => void;
}

const SAVES: readonly RouteName[] = ["trainingPlanCreate", "trainingPlanEdit"];

function Outcome({ saving, onMine, onTheirs, onNew }: OutcomeProps) {
  switch (saving.state) {
    case "idle":
      return null;
    case "sending":
      return saving.waits === true ? <Notice state="loading">{sending.waits}</Notice> : null;
    case "gone":
      return (
        <Notice state="error" result actions={<Button onClick={onNew}>{texts.saveAsNew}</Button>}>
          {texts.gone}
        </Notice>
      );
    case "conflict":
      return (
        <Notice
          state="error"
          result
          actions={
            <>
              <Button onClick={onTheirs}>{texts.loadTheirs}</Button>
              <Button onClick={onMine}>{texts.saveMine}</Button>
            </>
          }
        >
          {texts.conflict}
        </Notice>
      );
    case "failed":
      return saving.error.kind === "session" ? (
        <SessionExpired refused />
      ) : (
        <SendFailure send={saving} routes={SAVES} texts={texts.words} onCheck={saving.check} />
      );
    default:
      return saving satisfies never;
  }
}

function LastRemoved({ title, undo }: Pick<Editing, "undo"> & { title: string }) {
  const box = useRef<HTMLDivElement>(null);
  useSecondPressIgnored(box);
  return (
    <div className="plan-undo" ref={box}>
      <Notice
        state="info"
        actions={
          <Button data-plan-focus="undo" onClick={undo}>
            {texts.undo}
          </Button>
        }
      >
        {texts.taken(title)}
      </Notice>
    </div>
  );
}

/** What was removed last, with its undo; after the press it gives way to what was removed before. */
function Undo({ editing: { removed, undo } }: { editing: Editing }) {
  const last = removed.at(-1);
  return last !== undefined && <LastRemoved key={removed.length} title={last.title} undo={undo} />;
}

function Groups({ editing }: { editing: Editing }) {
  const { draft, change } = editing;
  const dragging = useDragging((held, over) => change(dropOnto(draft, held, over)));
  return (
    <section className="stack">
      <h3>{texts.groups}</h3>
      {draft.groups.map((group, index) => (
        <GroupEditor key={group.key} editing={editing} group={group} index={index} dragging={dragging} />
      ))}
      <p>
        <Button onClick={() => change(addGroup(draft), { focus: `name ${draft.nextKey}` })}>{texts.addGroup}</Button>
      </p>
    </section>
  );
}

/** Title, recipient and greeting of a plan. */
function Head({
  editing,
  error,
  titleField,
}: {
  editing: Editing;
  error: string | undefined;
  titleField: Ref<HTMLInputElement>;
}) {
  const { draft, change, isLocked } = editing;
  return (
    <>
      <p className="small muted">{requiredMark}</p>
      <TextField
        label={texts.title}
        required
        error={error}
        ref={titleField}
        readOnly={isLocked}
        value={draft.title ?? ""}
        onChange={(event) => change({ ...draft, title: event.target.value })}
      />
      <TextField
        label={texts.recipient}
        readOnly={isLocked}
        value={draft.recipient ?? ""}
        onChange={(event) => change({ ...draft, recipient: event.target.value })}
      />
      <LetterField
        label={texts.greeting}
        rows={7}
        html={draft.greeting ?? ""}
        readOnly={isLocked}
        onHtml={(greeting) => change({ ...draft, greeting })}
      />
    </>
  );
}

/** The editor of one plan: title, recipient, greeting and groups, and the result of the last try to save it. */
export function PlanEditor({ planId, start, store, isGone = false, onClose }: EditorProps) {
  const open = useEditing(start, store);
  const { guard, question } = useLeaveGuard();
  const { saving, save, saveMine, saveAsNew, loadTheirs } = useSaving(planId, open, isGone, () => onClose(true));
  const discard = (): void => {
    open.startFrom(start);
    if (isGone) onClose(false);
  };
  const editing = saving.state === "sending" ? lockedDraft(open) : open;
  const { draft, message } = editing;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isTried, setTried] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const error = isTried && !isFilled(draft.title) ? texts.titleMissing : undefined;
  const submit = (): void => {
    setTried(true);
    if (!isFilled(draft.title)) title.current?.focus();
    else save();
  };
  return (
    <div className="stack plan-editor">
      <p>
        <Button onClick={() => guard(() => onClose(false))}>{texts.back}</Button>
      </p>
      <h2 tabIndex={-1} ref={heading}>
        {planId === null ? texts.newTitle : isFilled(draft.title) ? draft.title.trim() : planTexts.untitled}
      </h2>
      {store.saved !== null && editing.isChanged && (
        <Notice state="info" actions={<Button onClick={discard}>{forms.discard}</Button>}>
          {forms.restored}
        </Notice>
      )}
      <Head editing={editing} error={error} titleField={title} />
      <div>
        <Groups editing={editing} />
        <Undo editing={editing} />
      </div>
      <Outcome saving={saving} onMine={saveMine} onTheirs={loadTheirs} onNew={saveAsNew} />
      <p>
        <SendButton routes={SAVES} variant="primary" busy={saving.state === "sending"} onClick={submit}>
          {texts.save}
        </SendButton>
      </p>
      <Announced unseen>{message}</Announced>
      {question}
    </div>
  );
}
