import { useState } from "react";
import type { FreeAppointment } from "#domain/appointments.ts";

/** The names of days and times in the form: what is missing of the appointment leads there. */
export const DAY_FIELD = "day";
export const TIME_FIELD = "time";

/** The appointment that somebody is choosing. */
export interface Choice {
  /** The Berlin day whose times are shown. */
  readonly picked: string | null;
  readonly pick: (day: string | null) => void;
  readonly chosen: FreeAppointment | null;
  readonly choose: (appointment: FreeAppointment | null) => void;
  /** An attempt to book was made: what is missing is said from now on. */
  readonly isTried: boolean;
  readonly onTry: () => void;
  /** Begins anew. */
  readonly again: () => void;
}

/** Day, then time; another day gives the time up. */
export function useAppointmentChoice(): Choice {
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
