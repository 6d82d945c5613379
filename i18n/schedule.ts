/** Texts of the schedule (spec section 2, Schedule component). */
export const schedule = {
  headline: "Ablauf des Seminars",
  conferenceHeadline: "Ablauf der Fachtagung",
  daysLabel: "Tage",
  jumpLabel: "Zu einem Tag springen",
  /** 'Seminarstart', then '2. Seminartag' (contract section 4). */
  dayLabel: (number: number): string => (number === 1 ? "Seminarstart" : `${number}. Seminartag`),
  followUp: "Online-Nachbetreuung",
  arrival: "Anreise",
  departure: "Abreise",
  evening: "Anreisetag",
  arrivalPoints: [
    "Ziele und Organisation des Seminars",
    "Ihre Lernmaterialien",
    "Gegenseitiges Kennenlernen",
    "Gemeinsames Abendessen",
  ],
  morning: "Vormittag",
  afternoon: "Nachmittag",
  times: (from: string, to: string): string => `${from}–${to} Uhr`,
  noPoints: "Der Ablauf dieses Tages steht noch nicht fest.",
  leisure: "Rahmenprogramm",
  conferenceLeisureText: "Nach dem Programm laden wir Sie zu einem freiwilligen gemeinsamen Freizeitprogramm ein.",
  leisureText: "Nach Seminarschluss laden wir Sie zu einem freiwilligen gemeinsamen Freizeitprogramm ein.",
} as const;
