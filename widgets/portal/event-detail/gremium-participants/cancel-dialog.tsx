import { useId, useState, type ReactNode } from 'react';
import type { CancelOutcome } from '#api/recipients.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import { cancelling as texts, OTHER_REASON, participantDialog } from '#i18n/booking.ts';
import { common } from '#i18n/common.ts';
import { cancelledText } from '#i18n/recipients.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextArea } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SessionExpired } from '#widgets/shared/session-expired.tsx';
import { CloseButton, DialogFacts } from './dialog-parts.tsx';
import { cancelErrors, sentReason, type CancelValues } from './form.ts';
import { FormBox, useSmallForm, type SmallForm } from './small-form.tsx';

/** None, success or failure (spec section 4); a failure leaves the form to try again. */
type CancelState =
  | { readonly state: 'form'; readonly failure: 'failed' | 'session' | null }
  | { readonly state: 'sending' }
  | { readonly state: 'succeeded' };

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

function Result({ state, type }: { state: CancelState; type: string | null }) {
  switch (state.state) {
    case 'succeeded':
      return <Notice state="success">{cancelledText(type)}</Notice>;
    case 'form':
      return (
        <>
          {state.failure === 'failed' && <Notice state="error">{texts.failed}</Notice>}
          <SessionExpired refused={state.failure === 'session'} />
        </>
      );
    case 'sending':
      return null;
    default:
      return state satisfies never;
  }
}

function titleOf({ type }: Recipient): string {
  return type === 'booking' || type === 'reservation' ? texts.titles[type] : texts.titles.other;
}

export interface CancelDialogProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  /** Null when nothing was sent. */
  readonly onSend: (reason: string) => Promise<CancelOutcome | null>;
  readonly onClose: () => void;
}

/** Cancels a participant's entry for one of eight reasons (spec sections 4, 5 and 9). */
export function CancelDialog({ event, recipient, onSend, onClose }: CancelDialogProps) {
  const [state, setState] = useState<CancelState>({ state: 'form', failure: null });
  const send = async (values: CancelValues): Promise<void> => {
    if (state.state === 'sending') return;
    setState({ state: 'sending' });
    const outcome = await onSend(sentReason(values));
    setState(outcome === 'succeeded' ? { state: outcome } : { state: 'form', failure: outcome });
  };
  const form: CancelForm = useSmallForm<CancelValues, { reason: string; other: string }>({ reason: null, other: '' }, cancelErrors, (values) => void send(values));
  const formId = useId();
  const sending = state.state === 'sending';
  const open = state.state !== 'succeeded';
  const footer = (close: () => void): ReactNode => open ? (
    <>
      <Button variant="danger" type="submit" form={formId} busy={sending}>{texts.send}</Button>
      <Button onClick={close}>{texts.back}</Button>
    </>
  ) : <CloseButton onClose={close} />;
  const dirty = state.state === 'form' && form.values.other.trim() !== '';
  return (
    <Dialog open title={titleOf(recipient)} closeLabel={common.close} onClose={onClose} dirty={dirty} confirmClose={participantDialog} footer={footer}>
      <div className="stack">
        <DialogFacts event={event} recipient={recipient} />
        {open && <FormBox id={formId} attempts={form.attempts} onSubmit={form.onSubmit}><Fields form={form} /></FormBox>}
        <Result state={state} type={recipient.type} />
      </div>
    </Dialog>
  );
}
