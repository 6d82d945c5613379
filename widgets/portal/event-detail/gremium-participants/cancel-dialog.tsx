import { useId, type ReactNode } from 'react';
import { cancelRecipient } from '#api/recipients.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import { cancelling as texts, OTHER_REASON, participantDialog } from '#i18n/booking.ts';
import { common } from '#i18n/common.ts';
import { cancelledText } from '#i18n/recipients.ts';
import { useSend, type SendState } from '#state/send.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextArea } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SessionExpired } from '#widgets/shared/session-expired.tsx';
import { CloseButton, DialogFacts } from './dialog-parts.tsx';
import { cancelErrors, sentReason, type CancelValues } from './form.ts';
import { FormBox, useSmallForm, type SmallForm } from './small-form.tsx';

type CancelForm = SmallForm<CancelValues, { reason: string; other: string }>;

const options = texts.reasons.map((reason) => ({ value: reason, label: reason }));

/** It comes below the last of many reasons, which on a phone is out of sight. */
const bringIntoView = (field: HTMLElement | null): void => {
  // jsdom has no scrolling.
  if (field !== null && 'scrollIntoView' in field) field.scrollIntoView({ block: 'nearest' });
};

function Fields({ form: { values, change, errors } }: { form: CancelForm }) {
  return (
    <>
      <RadioGroup label={texts.reason} name="reason" required options={options} value={values.reason} onValueChange={(reason) => change({ reason })} error={errors.reason} />
      {values.reason === OTHER_REASON && (
        <TextArea ref={bringIntoView} label={texts.other} name="other" rows={3} required value={values.other} onChange={(event) => change({ other: event.target.value })} error={errors.other} />
      )}
    </>
  );
}

/** None, success or failure (spec section 4); a failure leaves the form to try again. */
function Result({ send, type }: { send: SendState<undefined, never>; type: string | null }) {
  switch (send.state) {
    case 'done':
      return <Notice state="success">{cancelledText(type)}</Notice>;
    case 'failed':
      return send.error.kind === 'session' ? <SessionExpired refused /> : (
        <>
          <Notice state="error">{texts.failed}</Notice>
          <SessionExpired />
        </>
      );
    case 'idle':
      return <SessionExpired />;
    case 'sending':
    case 'refused':
      return null;
    default:
      return send satisfies never;
  }
}

function titleOf({ type }: Recipient): string {
  return type === 'booking' || type === 'reservation' ? texts.titles[type] : texts.titles.other;
}

export interface CancelDialogProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  readonly onClose: () => void;
}

/** Cancels a participant's entry for one of eight reasons (spec sections 4, 5 and 9). */
export function CancelDialog({ event, recipient, onClose }: CancelDialogProps) {
  const { recipientId, type } = recipient;
  const { send, run } = useSend(cancelRecipient);
  const cancel = (values: CancelValues): void => {
    if (recipientId !== null) void run({ recipientId, reason: sentReason(values) });
  };
  const form: CancelForm = useSmallForm<CancelValues, { reason: string; other: string }>({ reason: null, other: '' }, cancelErrors, cancel);
  const formId = useId();
  const sending = send.state === 'sending';
  const open = send.state !== 'done';
  const footer = (close: () => void): ReactNode => open ? (
    <>
      <Button variant="danger" type="submit" form={formId} busy={sending}>{texts.send}</Button>
      <Button onClick={close}>{texts.back}</Button>
    </>
  ) : <CloseButton onClose={close} />;
  const dirty = open && !sending && form.values.other.trim() !== '';
  return (
    <Dialog open title={titleOf(recipient)} closeLabel={common.close} onClose={onClose} dirty={dirty} confirmClose={participantDialog} footer={footer}>
      <div className="stack">
        <DialogFacts event={event} recipient={recipient} />
        {open && <FormBox id={formId} attempts={form.attempts} onSubmit={form.onSubmit}><Fields form={form} /></FormBox>}
        <Result send={send} type={type} />
      </div>
    </Dialog>
  );
}
