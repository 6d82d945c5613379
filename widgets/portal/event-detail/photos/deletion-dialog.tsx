import type { ReactNode } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { photoDelete } from "#api/photos.ts";
import type { Id } from "#domain/entities/fields.ts";
import { login } from "#i18n/login.ts";
import { photoDeletion as texts } from "#i18n/photos.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { useSend } from "#state/sending/send.ts";
import { useLoggedOut } from "#state/session/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CloseButton } from "#widgets/portal/event-detail/close-button.tsx";
import { SendDialog, type SendDialogProps } from "#widgets/shared/dialogs/send-dialog.tsx";
import { FormArea } from "#widgets/shared/forms/form-fields.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { useFormFrame, type Attempt } from "#widgets/shared/forms/use-form-frame.ts";
import { BackCloses } from "#widgets/shared/page/back-closes.tsx";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import { LoginNeeded, SessionExpired } from "#widgets/shared/session-expired.tsx";

/** The states of a deletion request (spec section 4); EMPTY is handled by the form. */
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

interface DeletionDialogProps extends Pick<SendDialogProps, "onClose" | "onLine"> {
  readonly photoId: Id;
  readonly name: string;
  /** Called when the deletion is requested, now or earlier. */
  readonly onAsked: () => void;
}

function useDeletion(photoId: Id, onAsked: () => void) {
  const { send, run, fail } = useSend(photoDelete);
  const onSend = async ({ reason }: { reason: string }): Promise<Attempt> => {
    const sent = await run({ photoId, reason: reason.trim() });
    if (sent?.state === "done" || sent?.state === "refused") onAsked();
    return { isSent: false };
  };
  return { send, handle: useFormFrame({ values: EMPTY, draft: null, rules, onSend, onBroken: fail }) };
}

type Send = SendState<undefined, "requestedBefore">;

/** Says in one notice that nothing was asked for, and why. */
const LoggedOut = () =>
  useLoggedOut() ? <LoginNeeded text={`${texts.words.unsent} ${login.first}`} /> : <SessionExpired refused />;

function Outcome({ send }: { send: Send }) {
  switch (send.state) {
    case "idle":
      return <SessionExpired />;
    case "sending":
      return <Notice state="loading">{texts.IN_PROGRESS}</Notice>;
    case "done":
      return <Notice state="success">{texts.words.known}</Notice>;
    case "refused":
      return <SendFailure send={send} routes={["photoDelete"]} texts={texts.words} hint={null} />;
    case "failed":
      return needsLogin(send) ? (
        <LoggedOut />
      ) : (
        <SendFailure send={send} routes={["photoDelete"]} texts={texts.words} />
      );
    default:
      return send satisfies never;
  }
}

/** Requests the deletion of a photo, with a reason (spec section 4). Closing discards the input. */
export function DeletionDialog({ photoId, name, onAsked, onClose, onLine }: DeletionDialogProps) {
  const { send, handle } = useDeletion(photoId, onAsked);
  const { control } = handle.form;
  const { errors } = useFormState({ control });
  const reason = useWatch({ control, name: "reason" });
  const sending = send.state === "sending";
  const done = send.state === "done" || send.state === "refused";
  const footer = (close: () => void): ReactNode =>
    done ? (
      <CloseButton onClose={close} />
    ) : (
      <>
        <SubmitButton handle={handle} routes={["photoDelete"]} sending={sending}>
          {texts.submit}
        </SubmitButton>
        <Button onClick={close}>{texts.back}</Button>
      </>
    );
  return (
    <SendDialog
      title={texts.title(name)}
      send={send}
      texts={texts.words}
      unsaved={!done && reason.trim() !== "" ? texts.confirm : null}
      onClose={onClose}
      onLine={onLine}
      footer={footer}
    >
      <BackCloses />
      <FormFrame
        handle={handle}
        className="stack"
        state={errors.reason === undefined ? deletionOf[send.state] : "EMPTY"}
      >
        {!done && (
          <>
            <p>{texts.intro}</p>
            <RequiredNote />
            <FormArea control={control} name="reason" label={texts.reason} required readOnly={sending} />
          </>
        )}
        <Outcome send={send} />
      </FormFrame>
    </SendDialog>
  );
}
