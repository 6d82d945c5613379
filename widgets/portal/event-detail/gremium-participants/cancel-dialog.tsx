import { useRef, type ReactNode } from "react";
import { useWatch, type Control } from "react-hook-form";
import { cancelRecipient } from "#api/recipients.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { cancelling as texts, OTHER_REASON, participantDialog } from "#i18n/booking.ts";
import { common } from "#i18n/common.ts";
import { afterCancel, cancelledText } from "#i18n/recipients.ts";
import { useSend, type SendState } from "#state/send.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useInView } from "#ui/dialog/use-in-view.ts";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ParticipantFacts } from "#widgets/shared/booking/participant-facts.tsx";
import { FormArea } from "#widgets/shared/forms/form-fields.tsx";
import { FormRadios } from "#widgets/shared/forms/form-radios.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt } from "#widgets/shared/forms/use-form-frame.ts";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { CloseButton } from "#widgets/portal/event-detail/close-button.tsx";
import { SendButton, WaitSentence } from "#widgets/shared/waiting.tsx";
import { cancelStart, sentReason, type CancelValues } from "./cancel-values.ts";

const rules = lazyResolver(() => import("./cancel-rules.ts").then((module) => module.cancelResolver()));
const options = texts.reasons.map((reason) => ({ value: reason, label: reason }));

/** It comes below the last of many reasons, which on a phone is out of sight. */
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

/** None or a failure, which leaves the form to try again. */
function Uncancelled({ send }: { send: SendState<undefined, never> }) {
  switch (send.state) {
    case "failed":
      return send.error.kind === "session" ? (
        <SessionExpired refused />
      ) : (
        <>
          <Notice state="error">
            <p>{texts.failed}</p>
            <WaitSentence routes={["cancelRecipient"]} />
          </Notice>
          <SessionExpired />
        </>
      );
    case "idle":
      return <SessionExpired />;
    case "sending":
    case "refused":
    case "done":
      return null;
    default:
      return send satisfies never;
  }
}

/** None, success or failure (spec section 4). */
function Result({ send, type }: { send: SendState<undefined, never>; type: string | null }) {
  return (
    <>
      <Announced>
        {send.state === "done" && (
          <Notice state="success" quiet>
            <p>{cancelledText(type)}</p>
            <p>{afterCancel}</p>
          </Notice>
        )}
      </Announced>
      <Uncancelled send={send} />
    </>
  );
}

function titleOf({ type }: Recipient): string {
  return type === "booking" || type === "reservation" ? texts.titles[type] : texts.titles.other;
}

export interface CancelDialogProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  /** Told the sentences that remain to be said; null where nothing was cancelled. */
  readonly onClose: (said: readonly string[] | null) => void;
}

function useCancelling({ recipientId }: Recipient) {
  const { send, run, fail } = useSend(cancelRecipient);
  const onSend = async (values: CancelValues): Promise<Attempt> => {
    const sent = recipientId === null ? null : await run({ recipientId, reason: sentReason(values) });
    return { isSent: sent?.state === "done" };
  };
  return { send, handle: useFormFrame({ values: cancelStart, draft: null, rules, onSend, onBroken: fail }) };
}

/** Cancels a participant's entry for one of eight reasons (spec sections 4, 5 and 9). */
export function CancelDialog({ event, recipient, onClose }: CancelDialogProps) {
  const { send, handle } = useCancelling(recipient);
  const { control } = handle.form;
  const other = useWatch({ control, name: "other" });
  const sending = send.state === "sending";
  const open = send.state !== "done";
  const footer = (close: () => void): ReactNode =>
    open ? (
      <>
        <SendButton routes={["cancelRecipient"]} variant="danger" type="submit" form={handle.id} busy={sending}>
          {texts.send}
        </SendButton>
        <Button onClick={close}>{texts.back}</Button>
      </>
    ) : (
      <CloseButton onClose={close} />
    );
  const leave = (): void => onClose(open ? null : [cancelledText(recipient.type), afterCancel]);
  const dirty = open && !sending && other.trim() !== "";
  return (
    <Dialog
      open
      title={titleOf(recipient)}
      closeLabel={common.close}
      onClose={leave}
      dirty={dirty}
      confirmClose={participantDialog}
      footer={footer}
    >
      <div className="stack">
        <ParticipantFacts event={event} recipient={recipient} />
        {open && (
          <FormFrame handle={handle} className="stack">
            <Fields control={control} />
          </FormFrame>
        )}
        <Result send={send} type={recipient.type} />
      </div>
    </Dialog>
  );
}
