import { useEffect, useId, useState } from "react";
import type { Id } from "#domain/entities/fields.ts";
import { consultant as texts } from "#i18n/consultant.ts";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import { useVisitDraft } from "#state/visit.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { AppointmentPicker } from "./picker.tsx";
import { useAppointments } from "./use-appointments.ts";
import { useAppointmentChoice } from "./use-choice.ts";

const loadForm = () => import("./booking-form.tsx").then((module) => module.BookingForm);
const BookingForm = lazyComponent(loadForm);

interface BookingProps {
  readonly consultantId: Id;
  readonly topic: string | null;
  readonly name: string | null;
}

/**
 * Books one of the free appointments of a consultant. The form appears once an appointment is chosen, or at once if a
 * draft exists.
 */
export function ConsultantBooking({ name, ...of }: BookingProps) {
  const formId = useId();
  const appointments = useAppointments(of.consultantId);
  const draft = useVisitDraft(of.topic === null ? "consultant" : `consultant ${of.topic}`, draftSchema);
  const choice = useAppointmentChoice();
  const { picked, chosen, isTried } = choice;
  const [isOpen, setOpen] = useState(false);
  const [isBooked, setBooked] = useState(false);
  if (!isOpen && (chosen !== null || (draft.state === "ready" && draft.saved !== null && !isBooked))) setOpen(true);
  // Loads the form while the time is being chosen; the lazy component itself reports a failure.
  useEffect(() => {
    if (picked !== null) loadForm().catch(() => undefined);
  }, [picked]);
  const again = (): void => {
    choice.again();
    setBooked(false);
    setOpen(false);
  };
  return (
    <div className="stack consultant-booking" onSubmitCapture={choice.onTry}>
      {!isBooked && (
        <AppointmentPicker
          form={formId}
          appointments={appointments}
          picked={picked}
          onPick={choice.pick}
          chosen={chosen}
          onChoose={choice.choose}
          error={isTried && chosen === null ? texts.missing : undefined}
        />
      )}
      {isOpen && (
        <BookingForm
          texts={lazyTexts}
          {...of}
          {...{ name, formId, appointments, draft, choice }}
          onBooked={() => setBooked(true)}
          onAgain={again}
        />
      )}
    </div>
  );
}
