import { planResource } from "#api/training-plan.ts";
import type { Id } from "#domain/entities/fields.ts";
import { draftOf, emptyDraft } from "#domain/plan/plan-draft.ts";
import { common } from "#i18n/common.ts";
import { planEditor as texts, plans as planTexts } from "#i18n/training-plan.ts";
import { useResource } from "#state/resources.ts";
import { useVisitDraft } from "#state/visit.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import css from "./plan-editor.css?inline";
import { PlanEditor, type OpenedProps } from "./plan-editor.tsx";
import { draftNameOf, keptSchema, type KeptPlan } from "./use-editing.ts";

/** The editor with its draft; for a deleted plan (`start` is null) the draft is all there is. */
function WithDraft({ planId, start, onClose }: OpenedProps & { start: KeptPlan | null }) {
  const store = useVisitDraft(draftNameOf(planId), keptSchema);
  if (store.state === "waiting")
    return (
      <Notice state="loading" outline="widget">
        {common.loading}
      </Notice>
    );
  const begin = start ?? store.saved;
  if (begin === null)
    return (
      <Notice state="error" actions={<Button onClick={() => onClose(false)}>{texts.back}</Button>}>
        {texts.gone}
      </Notice>
    );
  return <PlanEditor planId={planId} start={begin} store={store} isGone={start === null} onClose={onClose} />;
}

function Existing({ planId, onClose }: { planId: Id; onClose: OpenedProps["onClose"] }) {
  const watched = useResource(planResource, { planId });
  return (
    <RemoteView watched={watched} loading={planTexts.loading} outline="widget">
      {(plan) => (
        <WithDraft
          planId={planId}
          start={plan === null ? null : { version: plan.version, draft: draftOf(plan) }}
          onClose={onClose}
        />
      )}
    </RemoteView>
  );
}

/** The editor of one plan, in place of the list. */
export function OpenedPlan({ planId, onClose }: OpenedProps) {
  useStyles(css);
  return planId === null ? (
    <WithDraft planId={null} start={{ version: null, draft: emptyDraft }} onClose={onClose} />
  ) : (
    <Existing planId={planId} onClose={onClose} />
  );
}
