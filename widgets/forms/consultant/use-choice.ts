import { useState } from "react";
import type { FreeAppointment } from "#domain/calendar/appointments.ts";

/** The names of the day and time controls, by which the error summary leads to a missing choice. */
export const DAY_FIELD = "day";
export const TIME_FIELD = "time";

/** The state of choosing an appointment. */
export interface AppointmentChoice {
  /** The Berlin day whose times are shown. */
  readonly picked: string | null;
  readonly pick: (day: string | null) => void;
  readonly chosen: FreeAppointment | null;
  readonly choose: (appointment: FreeAppointment | null) => void;
  /** Whether an attempt to book was made, after which missing choices are reported. */
  readonly isTried: boolean;
  readonly onTry: () => void;
  /** Starts the choice again. */
  readonly again: () => void;
}

/** Chooses a day and then a time; another day clears the time. */
export function useAppointmentChoice(): AppointmentChoice {
  const [picked, setPicked] = useState<string | null>(null);
  const [chosen, choose] = useState<FreeAppointment | null>(null);
  const [isTried, setTried] = useState(false);
  const pick = (day: string | null): void => {
    setPicked(day);
    choose(null);
  };
  const again = (): void => {
    pick(null);
    setTried(false);
  };
  return { picked, pick, chosen, choose, isTried, onTry: () => setTried(true), again };
}
