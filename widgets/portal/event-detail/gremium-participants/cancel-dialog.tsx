import { useRef, type ReactNode } from "react";
import { useWatch, type Control } from "react-hook-form";
import { cancelRecipient } from "#api/recipients.ts";
import { cancellingLookedUp } from "#domain/answers/outcome.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { cancelling as texts, OTHER_REASON, participantDialog } from "#i18n/booking.ts";
import { afterCancel, cancelledText } from "#i18n/recipients.ts";
import type { OutcomeTexts } from "#i18n/sending.ts";
import { useSend, type Sender } from "#state/sending/send.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useInView } from "#ui/page/use-in-view.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { CloseButton } from "#widgets/portal/event-detail/close-button.tsx";
import { ParticipantFacts } from "#widgets/shared/booking/participant-facts.tsx";
import { useNewerList, type NewerList } from "#widgets/shared/booking/use-newer-list.ts";
import { SendDialog, type SendDialogProps } from "#widgets/shared/dialogs/send-dialog.tsx";
import { FormArea } from "#widgets/shared/forms/form-fields.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { FormRadios } from "#widgets/shared/forms/form-radios.tsx";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { useFormFrame, type Attempt } from "#widgets/shared/forms/use-form-frame.ts";
import { BackCloses } from "#widgets/shared/page/back-closes.tsx";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { cancelStart, sentReason, type CancelValues } from "./cancel-values.ts";

const rules = lazyResolver(() => import("./cancel-rules.ts").then((module) => module.cancelResolver()));
const options = texts.reasons.map((reason) => ({ value: reason, label: reason }));

/** The field is scrolled into view, because it is below many reasons and out of sight on a phone. */
function OtherReason({ control }: { control: Control<CancelValues> }) {
  const box = useRef<HTMLDivElement>(null);
  useInView(box, null);
  return (
    <div ref={box}>
      <FormArea control={control} name="other" label={texts.other} rows={3} required />
    </div>
  );
}

function Fields({ control }: { control: Control<CancelValues> }) {
  const reason = useWatch({ control, name: "reason" });
  return (
    <>
      <FormRadios control={control} name="reason" label={texts.reason} required options={options} />
      {reason === OTHER_REASON && <OtherReason control={control} />}
    </>
  );
}

/** The result: nothing yet, success, or a failure that leaves the form for another try (spec section 4). */
function Result({ sender: { send, check }, texts: words }: { sender: Cancelling; texts: OutcomeTexts }) {
  return (
    <>
      <Announced>
        {send.state === "sending" && <VisuallyHidden>{participantDialog.sending}</VisuallyHidden>}
        {send.state === "done" && (
          <Notice state="success" quiet>
            <p>{words.known}</p>
            <p>{afterCancel}</p>
          </Notice>
        )}
      </Announced>
      <SendFailure send={send} routes={["cancelRecipient"]} texts={words} onCheck={check} />
      {send.state !== "done" && send.state !== "sending" && <SessionExpired refused={needsLogin(send)} />}
    </>
  );
}

function titleOf({ type }: Recipient): string {
  return type === "booking" || type === "reservation" ? texts.titles[type] : texts.titles.other;
}

export interface CancelDialogProps extends Pick<SendDialogProps, "onClose" | "onLine">, NewerList {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
}

type Cancelling = Pick<Sender<never, undefined, never>, "send" | "check">;

function useCancelling({ eventId }: PortalEvent, { recipientId }: Recipient, list: readonly Recipient[]) {
  const { send, run, check, learn, fail } = useSend(cancelRecipient);
  useNewerList(list, (recipients) => cancellingLookedUp(recipients, recipientId), learn);
  const onSend = async (values: CancelValues): Promise<Attempt> => {
    const sent = recipientId === null ? null : await run({ recipientId, eventId, reason: sentReason(values) });
    return { isSent: sent?.state === "done" };
  };
  return { send, check, handle: useFormFrame({ values: cancelStart, draft: null, rules, onSend, onBroken: fail }) };
}

/** Cancels a participant's entry for one of eight reasons (spec sections 4, 5 and 9). */
export function CancelDialog({ event, recipient, list, onClose, onLine }: CancelDialogProps) {
  const { handle, ...sender } = useCancelling(event, recipient, list);
  const { control } = handle.form;
  const other = useWatch({ control, name: "other" });
  const { send } = sender;
  const open = send.state !== "done";
  const words: OutcomeTexts = { ...texts.words, known: cancelledText(recipient.type) };
  const footer = (close: () => void): ReactNode =>
    open ? (
      <>
        <SubmitButton
          handle={handle}
          routes={["cancelRecipient"]}
          variant={sender.check === null ? "danger" : "secondary"}
          sending={send.state === "sending"}
        >
          {texts.send}
        </SubmitButton>
        <Button onClick={close}>{texts.back}</Button>
      </>
    ) : (
      <CloseButton onClose={close} />
    );
  return (
    <SendDialog
      title={titleOf(recipient)}
      send={send}
      texts={words}
      further={[afterCancel]}
      unsaved={open && other.trim() !== "" ? participantDialog : null}
      keepsUnknown
      onClose={onClose}
      onLine={onLine}
      footer={footer}
    >
      <BackCloses />
      <div className="stack">
        <ParticipantFacts event={event} recipient={recipient} />
        {open && (
          <FormFrame handle={handle} className="stack">
            <RequiredNote />
            <Fields control={control} />
          </FormFrame>
        )}
        <Result sender={sender} texts={words} />
      </div>
    </SendDialog>
  );
}
