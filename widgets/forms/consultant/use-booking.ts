import { useState } from "react";
import { bookAppointment, type AppointmentBooking, type BookingRefusal } from "#api/consultant.ts";
import type { FreeAppointment } from "#domain/appointments.ts";
import { contactOf } from "#domain/contact.ts";
import type { Id } from "#domain/entities/fields.ts";
import { consultant as texts } from "#i18n/consultant.ts";
import { request } from "#i18n/requests.ts";
import { useSend, type SendState } from "#state/send.ts";
import { useContactOfVisit, useVisitDraft } from "#state/visit.ts";
import {
  bodyOf,
  fieldsOf,
  optional,
  required,
  type DescribedForm,
  type DescribedValues,
} from "#widgets/shared/forms/description.ts";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import { useKnownValues } from "#widgets/shared/forms/use-known-values.ts";
import { draftSchema } from "#widgets/shared/forms/form-values.ts";

/** Whoever wants an appointment. */
export const bookingForm: DescribedForm = {
  name: "consultant",
  groups: [
    {
      title: request.contact,
      fields: [...required("salutation", "firstname", "lastname", "company", "phone", "email"), ...optional("message")],
    },
  ],
};

const rules = lazyResolver(() =>
  import("#widgets/shared/forms/described-rules.ts").then((module) =>
    module.describedResolver(fieldsOf(bookingForm), Date.now),
  ),
);

/** The names of days and times in the form: what is missing of the appointment leads there. */
export const DAY_FIELD = "day";
export const TIME_FIELD = "time";

export interface BookingOf {
  readonly consultantId: Id;
  readonly topic: string | null;
}

/** A booking in a view's hands. */
export interface BookingHandle {
  readonly handle: FormHandle<DescribedValues>;
  readonly send: SendState<undefined, BookingRefusal>;
  /** The Berlin day whose times are shown. */
  readonly picked: string | null;
  readonly pick: (day: string | null) => void;
  readonly chosen: FreeAppointment | null;
  readonly choose: (appointment: FreeAppointment | null) => void;
  /** The appointment of the last attempt. */
  readonly asked: FreeAppointment | null;
  /** An attempt was made: what is missing is said from now on. */
  readonly isTried: boolean;
  readonly onTry: () => void;
  readonly again: () => void;
}

/** Chosen appointment, contact data and sending; a slot that is taken meanwhile costs nothing that was typed. */
export function useBooking({ consultantId, topic }: BookingOf): BookingHandle {
  const { values: known, isFinal } = useKnownValues(bookingForm);
  const draft = useVisitDraft(topic === null ? bookingForm.name : `${bookingForm.name} ${topic}`, draftSchema);
  const visit = useContactOfVisit();
  const { send, run, reset, fail } = useSend(bookAppointment);
  const [chosen, setChosen] = useState<FreeAppointment | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [asked, setAsked] = useState<FreeAppointment | null>(null);
  const [isTried, setTried] = useState(false);
  const onSend = async (typed: DescribedValues): Promise<Attempt> => {
    if (chosen === null) return { isSent: false };
    setAsked(chosen);
    const sent = await run({
      appointmentId: chosen.appointmentId,
      consultantId,
      topic,
      ...bodyOf(bookingForm, typed),
    } as AppointmentBooking);
    if (sent?.state === "done") visit.keep(contactOf(typed));
    if (sent?.state === "refused" && sent.refusal === "taken") setChosen(null);
    return { isSent: sent?.state === "done" };
  };
  const handle = useFormFrame({
    values: known,
    isFinal,
    draft,
    rules,
    afterSending: "clear",
    alsoWrong: () => (chosen === null ? { [picked === null ? DAY_FIELD : TIME_FIELD]: texts.missing } : {}),
    onSend,
    onBroken: fail,
  });
  const choose = (appointment: FreeAppointment | null): void => {
    setChosen(appointment);
    if (send.state === "refused") reset();
  };
  const pick = (day: string | null): void => {
    setPicked(day);
    choose(null);
  };
  const again = (): void => {
    pick(null);
    setTried(false);
    reset();
  };
  return { handle, send, picked, pick, chosen, choose, asked, isTried, onTry: () => setTried(true), again };
}
