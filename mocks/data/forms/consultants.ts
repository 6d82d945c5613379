import { addDays } from "#domain/dates/time.ts";
import type { Appointment, Consultant } from "#domain/entities/consultant.ts";
import { at, instant } from "#mocks/data/days.ts";

/** The consultants; the first one is also the one for no topic. */
export const consultants: readonly [Consultant, ...Consultant[]] = [
  {
    consultantId: 801,
    name: "Anke Reimers",
    role: "Beraterin für Seminare und Schulungspläne",
    image: "/mock-media/consultant/frau-reimers-320x320.svg",
    phone: "+49 123 4567-11",
    email: "anke.reimers@beispiel.example",
    text: "<p>Ich plane mit Ihnen, wer im Gremium <strong>welches Seminar</strong> wann besucht – kostenfrei und unverbindlich.</p>",
    topics: ["Schulungsplan", "Betriebsrat", "Inhouse"],
  },
  {
    consultantId: 802,
    name: "Tarık Öztürk",
    role: "Berater für Schwerbehindertenvertretungen",
    image: null,
    phone: "+49 123 4567-12",
    email: "tarik.oeztuerk@beispiel.example",
    text: "<p>Ihre Fragen rund um SBV-Schulungen sind bei mir richtig.</p>",
    topics: ["SBV"],
  },
];

const hours = ["09:00", "09:30", "10:00", "11:00", "14:00", "14:30", "15:30"] as const;

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Half past the given hour, or the next full hour. */
const halfHourLater = (time: string): string => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/**
 * The consultant's appointments between two Berlin days, both included: weekdays only, fewer on some days, none on the
 * days whose number can be divided by five. They carry both forms of contract section 2, with and without an offset.
 */
export function appointmentsBetween(consultantId: number, from: string, until: string): Appointment[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days
    .filter((day) => ![0, 6].includes(weekday(day)) && Number(day.slice(8)) % 5 !== 0)
    .flatMap((day) =>
      hours.slice(Number(day.slice(8)) % 3, 7 - (Number(day.slice(8)) % 4)).map((time, index): Appointment => {
        const write = index % 2 === 0 ? at : instant;
        return {
          appointmentId: `${consultantId}-${day}-${time.replace(":", "")}`,
          start: write(day, time),
          end: write(day, halfHourLater(time)),
        };
      }),
    );
}
