import { useMemo, useRef, useState, type RefObject } from 'react';
import { bookAppointment, type AppointmentBooking, type BookingRefusal } from '#api/consultant.ts';
import type { FreeAppointment } from '#domain/appointments.ts';
import { contactOf } from '#domain/contact.ts';
import type { Id } from '#domain/entities/fields.ts';
import { request } from '#i18n/requests.ts';
import { useSend, type SendState } from '#state/send.ts';
import { useContactOfVisit, useVisitDraft } from '#state/visit.ts';
import { bodyOf, fieldsOf, optional, required, type DescribedForm, type DescribedValues } from '#widgets/shared/forms/description.ts';
import { lazyResolver } from '#widgets/shared/forms/lazy-resolver.ts';
import { useFormFrame, type Attempt, type FormHandle } from '#widgets/shared/forms/use-form-frame.ts';
import { useKnownValues } from '#widgets/shared/forms/use-known-values.ts';
import { draftSchema } from '#widgets/shared/forms/use-stored-form.ts';

/** Whoever wants an appointment. */
export const bookingForm: DescribedForm = {
  name: 'consultant',
  groups: [{ title: request.contact, fields: [...required('salutation', 'firstname', 'lastname', 'company', 'phone', 'email'), ...optional('message')] }],
};

const rules = lazyResolver(() => import('#widgets/shared/forms/described-rules.ts').then((module) => module.describedResolver(fieldsOf(bookingForm), Date.now)));

export interface BookingOf {
  readonly consultantId: Id;
  readonly topic: string | null;
}

/** A booking in a view's hands. */
export interface BookingHandle {
  readonly handle: FormHandle<DescribedValues>;
  readonly send: SendState<undefined, BookingRefusal>;
  readonly chosen: FreeAppointment | null;
  readonly choose: (appointment: FreeAppointment | null) => void;
  /** The appointment of the last attempt. */
  readonly asked: FreeAppointment | null;
  /** An attempt was made: what is missing is said from now on. */
  readonly isTried: boolean;
  readonly onTry: () => void;
  readonly again: () => void;
  readonly firstDay: RefObject<HTMLInputElement | null>;
}

/** Chosen appointment, contact data and sending; a slot that is taken meanwhile costs nothing that was typed. */
export function useBooking({ consultantId, topic }: BookingOf): BookingHandle {
  const known = useKnownValues(bookingForm);
  const draft = useVisitDraft(bookingForm.name, draftSchema);
  const visit = useContactOfVisit();
  const { send, run, reset, fail } = useSend(bookAppointment);
  const [chosen, setChosen] = useState<FreeAppointment | null>(null);
  const [asked, setAsked] = useState<FreeAppointment | null>(null);
  const [isTried, setTried] = useState(false);
  const firstDay = useRef<HTMLInputElement>(null);
  const values = useMemo(() => known, [known]);
  const onSend = async (typed: DescribedValues): Promise<Attempt> => {
    if (chosen === null) {
      firstDay.current?.focus();
      return { isSent: false };
    }
    setAsked(chosen);
    const sent = await run({ appointmentId: chosen.appointmentId, consultantId, topic, ...bodyOf(bookingForm, typed, known) } as AppointmentBooking);
    if (sent?.state === 'done') visit.keep(contactOf(typed));
    if (sent?.state === 'refused' && sent.refusal === 'taken') setChosen(null);
    return { isSent: sent?.state === 'done' };
  };
  const handle = useFormFrame({ values, draft, rules, afterSending: 'clear', onSend, onBroken: fail });
  const choose = (appointment: FreeAppointment | null): void => {
    setChosen(appointment);
    if (send.state === 'refused') reset();
  };
  const again = (): void => {
    setChosen(null);
    setTried(false);
    reset();
  };
  return { handle, send, chosen, choose, asked, isTried, onTry: () => setTried(true), again, firstDay };
}
