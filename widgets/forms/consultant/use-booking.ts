import { useState } from "react";
import { bookAppointment, type AppointmentBooking, type BookingRefusal } from "#api/consultant.ts";
import type { FreeAppointment } from "#domain/calendar/appointments.ts";
import type { Id } from "#domain/entities/fields.ts";
import { contactOf } from "#domain/forms/contact.ts";
import { consultant as texts } from "#i18n/consultant.ts";
import { request } from "#i18n/requests.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { isInDoubt } from "#state/sending/intents.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { useSend } from "#state/sending/send.ts";
import { useContactOfVisit } from "#state/visit.ts";
import {
  bodyOf,
  optional,
  required,
  type DescribedForm,
  type DescribedValues,
} from "#widgets/shared/forms/description.ts";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { lazyRulesOf } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import { useKnownValues } from "#widgets/shared/forms/use-known-values.ts";
import { DAY_FIELD, TIME_FIELD, type AppointmentChoice } from "./use-choice.ts";

/** The form for the person who wants an appointment. */
export const bookingForm: DescribedForm = {
  name: "consultant",
  groups: [
    {
      title: request.contact,
      fields: [...required("company", "salutation", "firstname", "lastname", "phone", "email"), ...optional("message")],
    },
  ],
};

const rules = lazyRulesOf(bookingForm);

/** Whose appointment is booked, about what, and by which form. */
export interface BookingOf {
  readonly consultantId: Id;
  readonly topic: string | null;
  /** The id of the form element, to which the days and times above belong. */
  readonly formId: string;
  readonly draft: Draft<FormValues>;
  readonly choice: AppointmentChoice;
  readonly onBooked: () => void;
}

/** What a view needs to show a booking. */
export interface BookingHandle {
  readonly handle: FormHandle<DescribedValues>;
  readonly send: SendState<undefined, BookingRefusal>;
  /** The appointment of the last attempt. */
  readonly asked: FreeAppointment | null;
  /** Whether an earlier try for this appointment has no known outcome, so that it may be the customer's already. */
  readonly isMaybeOwn: boolean;
  /** The contact data of the last attempt, as typed. */
  readonly reach: { readonly phone: string; readonly email: string };
}

/** What is shown of the sending: a refusal only until another appointment is chosen. */
function shownSend(
  send: BookingHandle["send"],
  chosen: FreeAppointment | null,
  asked: FreeAppointment | null,
): BookingHandle["send"] {
  const isOver = send.state === "refused" && chosen !== (send.refusal === "taken" ? null : asked);
  return isOver ? { state: "idle" } : send;
}

/** The form and the sending of a booking; if the appointment is taken meanwhile, all input stays. */
export function useAppointmentBooking(booking: BookingOf): BookingHandle {
  const { consultantId, topic, formId, draft, choice, onBooked } = booking;
  const { values: known, isFinal } = useKnownValues(bookingForm);
  const visit = useContactOfVisit();
  const { send, run, fail } = useSend(bookAppointment);
  const { chosen, picked, choose } = choice;
  const [asked, setAsked] = useState<FreeAppointment | null>(null);
  const [isMaybeOwn, setMaybeOwn] = useState(false);
  const [reach, setReach] = useState({ phone: "", email: "" });
  const onSend = async (typed: DescribedValues): Promise<Attempt> => {
    if (chosen === null) return { isSent: false };
    setAsked(chosen);
    setReach({ phone: (typed.phone ?? "").trim(), email: (typed.email ?? "").trim() });
    const { appointmentId } = chosen;
    const body = { appointmentId, consultantId, topic, ...bodyOf(bookingForm, typed) } as AppointmentBooking;
    setMaybeOwn(isInDoubt(bookAppointment, body));
    const sent = await run(body);
    if (sent?.state === "done") {
      visit.keep(contactOf(typed));
      onBooked();
    }
    if (sent?.state === "refused" && sent.refusal === "taken") choose(null);
    return { isSent: sent?.state === "done" };
  };
  const handle = useFormFrame({
    id: formId,
    values: known,
    isFinal,
    draft,
    rules,
    afterSending: "clear",
    alsoWrong: () => (chosen === null ? { [picked === null ? DAY_FIELD : TIME_FIELD]: texts.missing } : {}),
    onSend,
    onBroken: fail,
  });
  return { handle, send: shownSend(send, chosen, asked), asked, isMaybeOwn, reach };
}
