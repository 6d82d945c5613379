import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { AFTER_CHECKOUT_MS, checkout, type CheckoutRefusal } from '#api/recipients.ts';
import { addressOf } from '#api/url.ts';
import { bookingChoice, type BookingChoice } from '#domain/booking-options.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import { isHistoric, isTradeConference } from '#domain/events.ts';
import { booking as texts, participantDialog } from '#i18n/booking.ts';
import { common } from '#i18n/common.ts';
import { events as eventTexts } from '#i18n/events.ts';
import { bookingOptionLabels, clearOption } from '#i18n/recipients.ts';
import { useNow } from '#state/clock.ts';
import { pushPurchase } from '#state/purchase.ts';
import { useSend, type SendState } from '#state/send.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { NewTab } from '#ui/new-tab/new-tab.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FormCheckbox, FormRadios } from '#widgets/shared/forms/form-fields.tsx';
import { FormFrame } from '#widgets/shared/forms/form-frame.tsx';
import { lazyResolver } from '#widgets/shared/forms/lazy-resolver.ts';
import { useFormFrame, type Attempt } from '#widgets/shared/forms/use-form-frame.ts';
import { SessionExpired } from '#widgets/shared/session-expired.tsx';
import { CloseButton } from '#widgets/shared/close-button.tsx';
import { DialogFacts } from './dialog-parts.tsx';
import { bookingStart, type BookingValues } from './dialog-values.ts';

/** Form, then success, already converted or failure (spec section 4); a failure leaves the form to try again. */
type BookingState = SendState<undefined, CheckoutRefusal> | { readonly state: 'gone' };

const isOpen = ({ state }: BookingState): boolean => state === 'idle' || state === 'sending' || state === 'failed';

function Terms({ control }: { control: Control<BookingValues> }) {
  const { termsUrl, privacyUrl } = useConfig();
  const [before, terms, between, privacy, after] = texts.terms;
  const label = (
    <>
      {before}<a href={termsUrl} target="_blank" rel="noopener">{terms}</a>{between}<a href={privacyUrl} target="_blank" rel="noopener">{privacy}</a>{after}
    </>
  );
  return <FormCheckbox control={control} name="terms" label={label} required />;
}

function Options({ control, choice }: { control: Control<BookingValues>; choice: BookingChoice }) {
  const options = choice.options.map((value) => ({ value, label: bookingOptionLabels[value] }));
  if (options.length === 0) return null;
  return <FormRadios control={control} name="option" label={texts.options} options={options} clearLabel={clearOption} required={choice.required} />;
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
      return <SupportNotice message={state.refusal === 'converted' || state.refusal.reason === 'duplicate' ? texts.converted : texts.failed} recipient={recipient} />;
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

/** The way to the cost calculator, which a trade conference does not have (spec section 2). */
function Costs({ event }: { event: PortalEvent }) {
  const href = addressOf(useConfig(), 'priceCalculator', { eventId: event.eventId });
  return href !== null && <a href={href} target="_blank" rel="noopener">{eventTexts.costCalculator}<NewTab hint={common.opensNewTab} /></a>;
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

function useBooking({ event, recipient, onBooked, onDone }: BookingDialogProps, choice: BookingChoice) {
  const now = useNow();
  const { send, run, fail } = useSend(checkout);
  const [gone, setGone] = useState(false);
  const [values] = useState(() => bookingStart(choice));
  const rules = useMemo(() => lazyResolver(() => import('./dialog-rules.ts').then((module) => module.bookingResolver(choice.required))), [choice.required]);
  const done = useEffectEvent(() => onDone(texts.success));
  useEffect(() => {
    if (send.state !== 'done') return undefined;
    const timer = setTimeout(() => done(), AFTER_CHECKOUT_MS);
    return () => clearTimeout(timer);
  }, [send.state]);
  const onSend = async ({ option }: BookingValues): Promise<Attempt> => {
    if (isHistoric(event, now)) {
      setGone(true);
      return { isSent: false };
    }
    const sent = await run({ recipient, hotelOverNightOption: option === '' ? null : option });
    if (sent?.state !== 'done') return { isSent: false };
    if (sent.isAgain !== true) pushPurchase(event, 'Kunde');
    onBooked();
    return { isSent: true };
  };
  const handle = useFormFrame({ values, draft: null, rules, onSend, onBroken: fail });
  const state: BookingState = gone ? { state: 'gone' } : send;
  return { state, handle };
}

/** Books a reserved participant: option, terms, and what became of it (spec sections 4 and 5). */
export function BookingDialog(props: BookingDialogProps) {
  const { event, recipient, onClose } = props;
  const choice = bookingChoice(event);
  const { state, handle } = useBooking(props, choice);
  const { control } = handle.form;
  const sending = state.state === 'sending';
  const open = isOpen(state);
  const footer = (close: () => void): ReactNode => open ? (
    <>
      <Button variant="primary" type="submit" form={handle.id} busy={sending}>{texts.send}</Button>
      <Button onClick={close}>{texts.back}</Button>
    </>
  ) : <CloseButton onClose={close} />;
  return (
    <Dialog open title={texts.title} closeLabel={common.close} onClose={onClose} footer={footer}>
      <div className="stack">
        <DialogFacts event={event} recipient={recipient} further={isTradeConference(event) ? [] : [[texts.costs, <Costs key="costs" event={event} />]]} />
        {open && (
          <FormFrame handle={handle} className="stack">
            <Options control={control} choice={choice} />
            <Terms control={control} />
          </FormFrame>
        )}
        <Result state={state} recipient={recipient} />
      </div>
    </Dialog>
  );
}
