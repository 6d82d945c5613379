import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { AFTER_CHECKOUT_MS, checkout } from '#api/recipients.ts';
import { bookingChoice, type BookingChoice } from '#domain/booking-options.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import { isHistoric } from '#domain/events.ts';
import { booking as texts, participantDialog } from '#i18n/booking.ts';
import { common } from '#i18n/common.ts';
import { bookingOptionLabels } from '#i18n/recipients.ts';
import { useNow } from '#state/clock.ts';
import { pushPurchase } from '#state/purchase.ts';
import { useSend, type SendState } from '#state/send.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SessionExpired } from '#widgets/shared/session-expired.tsx';
import { CloseButton, DialogFacts } from './dialog-parts.tsx';
import { bookingErrors, type BookingValues } from './form.ts';
import { FormBox, useSmallForm, type SmallForm } from './small-form.tsx';

type BookingForm = SmallForm<BookingValues, { option: string; terms: string }>;

/** Form, then success, already converted or failure (spec section 4); a failure leaves the form to try again. */
type BookingState = SendState<undefined, 'converted'> | { readonly state: 'gone' };

const isOpen = ({ state }: BookingState): boolean => state === 'idle' || state === 'sending' || state === 'failed';

function Terms({ form }: { form: BookingForm }) {
  const { termsUrl, privacyUrl } = useConfig();
  const [before, terms, between, privacy, after] = texts.terms;
  const label = (
    <>
      {before}<a href={termsUrl} target="_blank" rel="noopener">{terms}</a>{between}<a href={privacyUrl} target="_blank" rel="noopener">{privacy}</a>{after}
    </>
  );
  return <Checkbox label={label} required error={form.errors.terms} checked={form.values.terms} onChange={(event) => form.change({ terms: event.target.checked })} />;
}

function Options({ form, choice }: { form: BookingForm; choice: BookingChoice }) {
  const options = choice.options.map((value) => ({ value, label: bookingOptionLabels[value] }));
  if (options.length === 0) return null;
  const onChange = (value: string | null): void => form.change({ option: choice.options.find((option) => option === value) ?? null });
  return <RadioGroup label={texts.options} hint={texts.optionsHint} name="option" options={options} value={form.values.option} onValueChange={onChange} clearable required={choice.required} error={form.errors.option} />;
}

/** An error with what the support needs to know, and the way to it (spec section 8). */
function SupportNotice({ message, recipient }: { message: string; recipient: Recipient }) {
  const { contactUrl } = useConfig();
  return (
    <Notice state="error" actions={<Button href={contactUrl} newTabHint={common.opensNewTab}>{participantDialog.support}</Button>}>
      <p><strong>{message}</strong></p>
      <p>{texts.recipientId} {recipient.recipientId}</p>
      <p>{texts.askSupport}</p>
    </Notice>
  );
}

function Result({ state, recipient }: { state: BookingState; recipient: Recipient }) {
  switch (state.state) {
    case 'done':
      return <Notice state="success">{texts.success}</Notice>;
    case 'refused':
      return <SupportNotice message={texts.converted} recipient={recipient} />;
    case 'gone':
      return <Notice state="error">{texts.gone}</Notice>;
    case 'failed':
      return state.error.kind === 'session' ? <SessionExpired refused /> : (
        <>
          <SupportNotice message={texts.failed} recipient={recipient} />
          <SessionExpired />
        </>
      );
    case 'idle':
      return <SessionExpired />;
    case 'sending':
      return null;
    default:
      return state satisfies never;
  }
}

export interface BookingDialogProps {
  readonly event: PortalEvent;
  readonly recipient: Recipient;
  /** Called at once when the booking was accepted, also should the dialog be gone. */
  readonly onBooked: () => void;
  readonly onClose: () => void;
  /** Called one second after a success with what remains to be said. */
  readonly onDone: (message: string) => void;
}

function useBooking({ event, recipient, onBooked, onDone }: BookingDialogProps) {
  const now = useNow();
  const { send, run } = useSend(checkout);
  const [gone, setGone] = useState(false);
  const done = useEffectEvent(() => onDone(texts.success));
  useEffect(() => {
    if (send.state !== 'done') return undefined;
    const timer = setTimeout(() => done(), AFTER_CHECKOUT_MS);
    return () => clearTimeout(timer);
  }, [send.state]);
  const book = async (hotelOverNightOption: string | null): Promise<void> => {
    if (isHistoric(event, now)) {
      setGone(true);
      return;
    }
    const sent = await run({ recipient, hotelOverNightOption });
    if (sent?.state !== 'done') return;
    if (sent.isAgain !== true) pushPurchase(event, 'Kunde');
    onBooked();
  };
  const state: BookingState = gone ? { state: 'gone' } : send;
  return { state, book };
}

/** Books a reserved participant: option, terms, and what became of it (spec sections 4 and 5). */
export function BookingDialog(props: BookingDialogProps) {
  const { event, recipient, onClose } = props;
  const { state, book } = useBooking(props);
  const choice = bookingChoice(event);
  const form: BookingForm = useSmallForm<BookingValues, { option: string; terms: string }>({ option: choice.preselected, terms: false }, (values) => bookingErrors(values, choice), ({ option }) => void book(option));
  const formId = useId();
  const sending = state.state === 'sending';
  const open = isOpen(state);
  const footer = (close: () => void): ReactNode => open ? (
    <>
      <Button variant="primary" type="submit" form={formId} busy={sending}>{texts.send}</Button>
      <Button onClick={close}>{texts.back}</Button>
    </>
  ) : <CloseButton onClose={close} />;
  return (
    <Dialog open title={texts.title} closeLabel={common.close} onClose={onClose} footer={footer}>
      <div className="stack">
        <DialogFacts event={event} recipient={recipient} />
        {open && (
          <FormBox id={formId} attempts={form.attempts} onSubmit={form.onSubmit}>
            <Options form={form} choice={choice} />
            <Terms form={form} />
          </FormBox>
        )}
        <Result state={state} recipient={recipient} />
      </div>
    </Dialog>
  );
}
