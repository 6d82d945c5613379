import { appointmentCalendar } from "#domain/calendar/appointment-calendar.ts";
import { nextAppointments, type FreeAppointment } from "#domain/calendar/appointments.ts";
import { calendarHref } from "#domain/calendar/calendar.ts";
import { consultant as texts } from "#i18n/consultant.ts";
import { formatTime, formatWeekday } from "#i18n/format.ts";
import { request } from "#i18n/requests.ts";
import { useNow } from "#state/clock.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Consent } from "#widgets/shared/forms/consent.tsx";
import { DescribedFields } from "#widgets/shared/forms/described-fields.tsx";
import { FormFoot } from "#widgets/shared/forms/form-foot.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { LoginFirst, needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { FormResult } from "#widgets/shared/forms/outcome.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import type { Appointments } from "./use-appointments.ts";
import { bookingForm, useAppointmentBooking, type BookingHandle, type BookingOf } from "./use-booking.ts";

/** `Dienstag, 10.03.2026, 09:00 Uhr`. */
const momentOf = ({ start }: FreeAppointment): string =>
  [formatWeekday(start), formatTime(start)].filter((part) => part !== null).join(", ");

/** Says that the appointment is booked, by somebody else as far as is known, and offers the next three. */
function Taken({
  lost,
  isMaybeOwn,
  appointments,
  onChoose,
}: {
  lost: FreeAppointment;
  isMaybeOwn: boolean;
  appointments: Appointments;
  onChoose: (appointment: FreeAppointment) => void;
}) {
  const next = nextAppointments(appointments.all, lost, useNow());
  return (
    <Notice state="error" result>
      <p>{texts.taken}</p>
      {isMaybeOwn && (
        <p>
          <span>{texts.maybeYours}</span>
          <SupportPhone />
        </p>
      )}
      {next.length > 0 && (
        <>
          <p>{texts.instead}</p>
          <div className="consultant-next">
            {next.map((appointment) => (
              <Button key={appointment.appointmentId} onClick={() => onChoose(appointment)}>
                {momentOf(appointment)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Notice>
  );
}

/** The failure of an attempt; all input stays. */
function Failure({
  booking: { send, asked, isMaybeOwn },
  appointments,
  onChoose,
}: {
  booking: BookingHandle;
  appointments: Appointments;
  onChoose: (appointment: FreeAppointment) => void;
}) {
  if (needsLogin(send)) return <LoginFirst texts={request.unsent} />;
  if (send.state === "refused" && send.refusal === "taken")
    return asked === null ? null : <Taken lost={asked} {...{ isMaybeOwn, appointments, onChoose }} />;
  return <SendFailure send={send} routes={["bookAppointment"]} texts={texts.words} />;
}

function Booked({
  appointment,
  reach,
  name,
  onAgain,
}: {
  appointment: FreeAppointment;
  reach: BookingHandle["reach"];
  name: string | null;
  onAgain: () => void;
}) {
  const calendar = appointmentCalendar(appointment, texts.event(name), useNow());
  return (
    <FormResult kind="success" title={texts.words.known} back={texts.again} onBack={onAgain}>
      <p className="consultant-moment">
        <strong>{momentOf(appointment)}</strong>
      </p>
      {reach.phone !== "" && <p>{texts.callsYou(reach.phone)}</p>}
      {reach.email !== "" && <p>{texts.mailsYou(reach.email)}</p>}
      <p>
        <Button variant="primary" href={calendarHref(calendar)} download={texts.fileName}>
          {texts.calendar}
        </Button>
      </p>
    </FormResult>
  );
}

interface BookingFormProps extends BookingOf {
  readonly name: string | null;
  readonly appointments: Appointments;
  /** Called after a booking to start again, since nothing is left to choose. */
  readonly onAgain: () => void;
}

interface FieldsProps extends Pick<BookingFormProps, "appointments" | "choice"> {
  readonly booking: BookingHandle;
}

/** The form for the visitor of the chosen appointment. */
function Fields({ booking, appointments, choice: { chosen, choose } }: FieldsProps) {
  const { handle, send } = booking;
  const sending = send.state === "sending";
  return (
    <FormFrame handle={handle} label={texts.label} summaryFrom={1} state={send.state}>
      <DescribedFields described={bookingForm} form={handle.form} readOnly={sending} />
      <FormFoot
        before={
          <>
            {chosen !== null && (
              <p className="consultant-moment">
                <span>{texts.chosen}</span> <strong>{momentOf(chosen)}</strong>
              </p>
            )}
            <Consent />
          </>
        }
        outcome={
          <>
            <Announced unseen>{sending && texts.sending}</Announced>
            <Failure booking={booking} appointments={appointments} onChoose={choose} />
          </>
        }
      >
        <SubmitButton handle={handle} routes={["bookAppointment"]} sending={sending}>
          {texts.send}
        </SubmitButton>
      </FormFoot>
    </FormFrame>
  );
}

/** The form, and after it the result of the booking. */
export function BookingForm({ name, appointments, onAgain, ...of }: BookingFormProps) {
  const booking = useAppointmentBooking(of);
  const { send, asked, reach } = booking;
  const booked = send.state === "done" ? asked : null;
  return (
    <>
      <Announced>{booked !== null && <Booked appointment={booked} {...{ reach, name, onAgain }} />}</Announced>
      {booked === null && <Fields booking={booking} appointments={appointments} choice={of.choice} />}
    </>
  );
}
