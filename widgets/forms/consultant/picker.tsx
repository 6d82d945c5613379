import { useEffect, useRef, useState } from "react";
import { clockDiffers, commonMinutes, type FreeAppointment, type FreeDay } from "#domain/calendar/appointments.ts";
import { dayOf, toInstant } from "#domain/dates/time.ts";
import { consultant as texts } from "#i18n/consultant.ts";
import { formatTime, formatWeekday } from "#i18n/format.ts";
import { requiredMark } from "#i18n/sentences.ts";
import { Button } from "#ui/button/button.tsx";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import type { Appointments } from "./use-appointments.ts";
import { DAY_FIELD, TIME_FIELD } from "./use-choice.ts";

interface PickerProps {
  /** The id of the form below, to which days and times belong. */
  readonly form: string;
  readonly appointments: Appointments;
  /** The day whose times are shown. */
  readonly picked: string | null;
  readonly onPick: (day: string | null) => void;
  readonly chosen: FreeAppointment | null;
  readonly onChoose: (appointment: FreeAppointment | null) => void;
  readonly error: string | undefined;
}

const differs = ({ start }: FreeAppointment): boolean =>
  clockDiffers(toInstant(start), new Date(toInstant(start)).getTimezoneOffset());

/** The times of the chosen day; nothing before a day is chosen. */
function Times({
  form,
  times,
  chosen,
  onChoose,
  error,
}: Pick<PickerProps, "form" | "chosen" | "onChoose" | "error"> & { readonly times: readonly FreeAppointment[] }) {
  const box = useRef<HTMLDivElement>(null);
  const day = times[0]?.start;
  useEffect(() => {
    // Below the days on a phone.
    box.current?.scrollIntoView({ block: "nearest" });
  }, [day]);
  if (times.length === 0) return null;
  return (
    <div className="consultant-times" ref={box}>
      <RadioGroup
        label={texts.time}
        name={TIME_FIELD}
        form={form}
        required
        options={times.map(({ appointmentId, start }) => ({
          value: String(appointmentId),
          label: formatTime(start) ?? start,
        }))}
        value={chosen === null ? null : String(chosen.appointmentId)}
        error={error}
        onValueChange={(id) => onChoose(times.find(({ appointmentId }) => String(appointmentId) === id) ?? null)}
      />
    </div>
  );
}

/** A button for later days, and a message with their number, because they appear above where the customer looks. */
function More({
  appointments: { days, isLoading, failure, more },
  onMore,
}: Pick<PickerProps, "appointments"> & { readonly onMore: () => void }) {
  const [before, setBefore] = useState<number | null>(null);
  const hasCome = before !== null && !isLoading && failure === null && days.length > 0;
  const ask = (): void => {
    setBefore(days.length);
    onMore();
    more();
  };
  return (
    <div className="cluster">
      <Button onClick={ask} busy={isLoading}>
        {texts.more}
      </Button>
      <Announced>{hasCome && <span className="muted">{texts.added(days.length - before)}</span>}</Announced>
    </div>
  );
}

/** How many days are shown before the others that are known. */
const SHOWN = 8;

/** The days to choose from, the first ones at first, and a button for the others that are known. */
function Days({
  form,
  days,
  shown,
  day,
  onPick,
  error,
  onWhole,
}: Pick<PickerProps, "form" | "onPick" | "error"> & {
  readonly days: readonly FreeDay[];
  readonly shown: readonly FreeDay[];
  readonly day: string | null;
  readonly onWhole: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (added !== null) box.current?.querySelectorAll("input")[added]?.focus();
  }, [added]);
  if (days.length === 0) return null;
  const options = shown.map(({ day: value, appointments: free }) => ({
    value,
    label: (
      <>
        <span>{formatWeekday(value)}</span> <span className="muted">{texts.free(free.length)}</span>
      </>
    ),
  }));
  return (
    <div className="consultant-days" ref={box}>
      <RadioGroup
        label={texts.day}
        name={DAY_FIELD}
        form={form}
        required
        options={options}
        value={day}
        onValueChange={onPick}
        error={error}
      />
      {shown.length < days.length && (
        <Button
          variant="quiet"
          onClick={() => {
            setAdded(shown.length);
            onWhole();
          }}
        >
          {texts.rest(days.length - shown.length)}
        </Button>
      )}
    </div>
  );
}

/** The day and then the time, as plain radio groups that work with arrow keys and screen readers. */
export function AppointmentPicker({ form, appointments, picked, onPick, chosen, onChoose, error }: PickerProps) {
  const { all, days, isLoading, failure } = appointments;
  const day = chosen === null ? picked : dayOf(chosen.start);
  const times = days.find((other) => other.day === day)?.appointments ?? [];
  const lasting = commonMinutes(chosen === null ? (times.length > 0 ? times : all) : [chosen]);
  const [isWhole, setWhole] = useState(false);
  const needed = Math.max(SHOWN, 1 + days.findIndex((other) => other.day === day));
  const shown = isWhole ? days : days.slice(0, needed);
  const missing = times.length === 0 ? error : undefined;
  return (
    <section className="stack" aria-label={texts.appointments}>
      <h2>{texts.appointments}</h2>
      {lasting !== null && <p>{texts.how(lasting)}</p>}
      {all.some(differs) && <p className="muted">{texts.zone}</p>}
      {days.length > 0 && <p className="small muted">{requiredMark}</p>}
      <div className="consultant-when">
        <Days {...{ form, days, shown, day, onPick }} error={missing} onWhole={() => setWhole(true)} />
        <Times {...{ form, times, chosen, onChoose, error }} />
      </div>
      {days.length === 0 && !isLoading && failure === null && <Notice state="empty">{texts.noAppointments}</Notice>}
      {isLoading && <Notice state="loading">{texts.loadingAppointments}</Notice>}
      {failure !== null && <ReadFailure error={failure.error} onRetry={failure.retry} />}
      {shown.length === days.length && <More appointments={appointments} onMore={() => setWhole(true)} />}
    </section>
  );
}
