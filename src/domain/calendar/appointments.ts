import { addDays, berlinDay, berlinWall, dayOf, toInstant } from "#domain/dates/time.ts";
import type { Appointment } from "#domain/entities/consultant.ts";

/** A free appointment that can be shown and booked. */
export interface FreeAppointment extends Appointment {
  readonly appointmentId: NonNullable<Appointment["appointmentId"]>;
  readonly start: string;
}

/** The free appointments of one Berlin day `yyyy-MM-dd`, the earliest first. */
export interface FreeDay {
  readonly day: string;
  readonly appointments: readonly FreeAppointment[];
}

/** The number of days in one call: four weeks (contract-public section 4, Consultant). */
const WINDOW_DAYS = 28;

/**
 * The first and last Berlin day of the four weeks that begin on the day of `now` (epoch ms), both included; `index` 1
 * gives the next four weeks, and so on.
 */
export function appointmentWindow(now: number, index = 0): { readonly from: string; readonly until: string } {
  const from = addDays(berlinDay(now), index * WINDOW_DAYS);
  return { from, until: addDays(from, WINDOW_DAYS - 1) };
}

const isFree = (appointment: Appointment, now: number): appointment is FreeAppointment =>
  appointment.appointmentId !== null && appointment.start !== null && toInstant(appointment.start) > now;

/**
 * The appointments that begin after `now` (epoch ms), the earliest first; one that is in several answers counts once.
 */
export function freeAppointments(appointments: readonly Appointment[], now: number): FreeAppointment[] {
  const free = new Map(
    appointments
      .filter((appointment) => isFree(appointment, now))
      .map((appointment) => [appointment.appointmentId, appointment]),
  );
  return [...free.values()].sort((a, b) => toInstant(a.start) - toInstant(b.start));
}

/** The free appointments by Berlin day; days without any are left out. */
export function freeDays(appointments: readonly Appointment[], now: number): FreeDay[] {
  const days = new Map<string, FreeAppointment[]>();
  for (const appointment of freeAppointments(appointments, now)) {
    const day = dayOf(appointment.start);
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  return [...days].map(([day, free]) => ({ day, appointments: free }));
}

function minutesOf({ start, end }: Appointment): number | null {
  if (start === null || end === null) return null;
  const minutes = Math.round((toInstant(end) - toInstant(start)) / 60_000);
  return minutes > 0 ? minutes : null;
}

/** The minutes that each of some appointments lasts; null if they differ, or if one has no end after its start. */
export function commonMinutes(appointments: readonly Appointment[]): number | null {
  const [minutes = null, ...others] = new Set(appointments.map(minutesOf));
  return others.length === 0 ? minutes : null;
}

/** How many appointments are offered in place of one that is gone. */
const OFFERED = 3;

/**
 * Appointments to offer in place of one that somebody else has booked: the next three from its time on, filled up with
 * the latest before it if there are too few; in order.
 */
export function nextAppointments(
  appointments: readonly Appointment[],
  lost: FreeAppointment,
  now: number,
): FreeAppointment[] {
  const free = freeAppointments(appointments, now).filter(({ appointmentId }) => appointmentId !== lost.appointmentId);
  const later = free.filter(({ start }) => toInstant(start) >= toInstant(lost.start)).slice(0, OFFERED);
  const missing = OFFERED - later.length;
  const earlier = free.filter(({ start }) => toInstant(start) < toInstant(lost.start));
  return [...(missing > 0 ? earlier.slice(-missing) : []), ...later];
}

/**
 * Whether a visitor's clock shows another time than Berlin's at an instant (epoch ms), so that the zone must be named.
 * @param offset minutes by which UTC is ahead of the visitor's clock, as `getTimezoneOffset` gives it for that instant
 */
export function clockDiffers(instant: number, offset: number): boolean {
  return berlinWall(instant) !== new Date(instant - offset * 60_000).toISOString().slice(0, 19);
}
