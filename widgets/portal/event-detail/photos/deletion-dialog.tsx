import type { ReactNode } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { photoDelete } from "#api/photos.ts";
import type { Id } from "#domain/entities/fields.ts";
import { common } from "#i18n/common.ts";
import { photoDeletion as texts } from "#i18n/photos.ts";
import { useSend } from "#state/send.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CloseButton } from "#widgets/portal/event-detail/close-button.tsx";
import { FormArea } from "#widgets/shared/forms/form-fields.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt } from "#widgets/shared/forms/use-form-frame.ts";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { SendButton, WaitSentence } from "#widgets/shared/waiting.tsx";

/** The states of a deletion request (spec section 4); EMPTY is the form's own. */
type Deletion = "NONE" | "IN_PROGRESS" | "SUCCESS" | "ALREADY_REQUESTED" | "FAILED";

const deletionOf = {
  idle: "NONE",
  sending: "IN_PROGRESS",
  done: "SUCCESS",
  refused: "ALREADY_REQUESTED",
  failed: "FAILED",
} as const satisfies Record<string, Deletion>;

const EMPTY = { reason: "" };
const rules = lazyResolver(() => import("./deletion-rules.ts").then((module) => module.deletionResolver()));

interface DeletionDialogProps {
  readonly photoId: Id;
  readonly name: string;
  readonly onClose: () => void;
}

function useDeletion(photoId: Id) {
  const { send, run, fail } = useSend(photoDelete);
  const onSend = async ({ reason }: { reason: string }): Promise<Attempt> => {
    await run({ photoId, reason: reason.trim() });
    return { isSent: false };
  };
  return {
    state: deletionOf[send.state],
    handle: useFormFrame({ values: EMPTY, draft: null, rules, onSend, onBroken: fail }),
  };
}

function Outcome({ state }: { state: Deletion }) {
  switch (state) {
    case "NONE":
      return <SessionExpired />;
    case "IN_PROGRESS":
      return <Notice state="loading">{texts.IN_PROGRESS}</Notice>;
    case "SUCCESS":
      return <Notice state="success">{texts.SUCCESS}</Notice>;
    case "ALREADY_REQUESTED":
      return <Notice state="error">{texts.ALREADY_REQUESTED}</Notice>;
    case "FAILED":
      return (
        <>
          <Notice state="error">
            <p>{texts.FAILED}</p>
            <WaitSentence routes={["photoDelete"]} />
          </Notice>
          <SessionExpired />
        </>
      );
    default:
      return state satisfies never;
  }
}

/**
 * Asks for the deletion of a photo, with a reason (spec section 4). Closing forgets everything, as it leaves the page.
 */
export function DeletionDialog({ photoId, name, onClose }: DeletionDialogProps) {
  const { state, handle } = useDeletion(photoId);
  const {
    id,
    form: { control },
  } = handle;
  const { errors } = useFormState({ control });
  const reason = useWatch({ control, name: "reason" });
  const sending = state === "IN_PROGRESS";
  const done = state === "SUCCESS" || state === "ALREADY_REQUESTED";
  const footer = (close: () => void): ReactNode =>
    done ? (
      <CloseButton onClose={close} />
    ) : (
      <>
        <SendButton routes={["photoDelete"]} type="submit" form={id} variant="primary" busy={sending}>
          {texts.submit}
        </SendButton>
        <Button onClick={close}>{texts.back}</Button>
      </>
    );
  return (
    <Dialog
      open
      title={texts.title(name)}
      closeLabel={common.close}
      onClose={onClose}
      dirty={!done && !sending && reason.trim() !== ""}
      confirmClose={texts.confirm}
      footer={footer}
    >
      <FormFrame handle={handle} className="stack" state={errors.reason === undefined ? state : "EMPTY"}>
        {!done && (
          <>
            <p>{texts.intro}</p>
            <FormArea control={control} name="reason" label={texts.reason} required readOnly={sending} />
          </>
        )}
        <Outcome state={state} />
      </FormFrame>
    </Dialog>
  );
}
