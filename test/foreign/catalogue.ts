/** JSON as this backend writes it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a handler answers: a status with JSON, undefined for no body. */
export interface Reply {
  readonly status: number;
  readonly json?: Json;
}

/** What is asked for. */
export type Body = Readonly<Record<string, Json | undefined>>;

interface Seminar {
  readonly id: number;
  readonly title: string;
  readonly theme: number;
  readonly first: string;
  readonly last: string;
  /** Euro for one, two and so on. */
  readonly tiers: readonly number[];
  /** Places left; 0 is a waiting list, null one that is closed. */
  readonly places: number | null;
}

/** In the order of its database, which is none that a reader would choose. */
export const seminars: readonly Seminar[] = [
  {
    id: 880412,
    title: "Dienstpläne mitgestalten",
    theme: 31,
    first: "2026-06-15T10:00:00+02:00",
    last: "2026-06-19T12:30:00+02:00",
    tiers: [1490, 1390.5, 1290],
    places: 12,
  },
  {
    id: 880411,
    title: "Dienstpläne mitgestalten",
    theme: 31,
    first: "2026-05-11T10:00:00+02:00",
    last: "2026-05-15T12:30:00+02:00",
    tiers: [1490, 1390.5, 1290],
    places: 1,
  },
  {
    id: 880500,
    title: "Protokolle für Eilige",
    theme: 32,
    first: "2026-03-27T09:00:00+01:00",
    last: "2026-03-29T16:00:00+02:00",
    tiers: [990],
    places: 0,
  },
  {
    id: 880600,
    title: "Rückblick Tarifrunde",
    theme: 33,
    first: "2025-11-03T09:00:00+01:00",
    last: "2025-11-04T16:00:00+01:00",
    tiers: [790],
    places: null,
  },
];

const tierNames = [
  "price",
  "priceParticipantTwo",
  "priceParticipantThree",
  "priceParticipantFour",
  "priceParticipantFive",
];

/** A seminar as the contract has it: no field that would be null, none of what the widgets can do without. */
export function eventOf({ id, title, theme, first, last, tiers }: Seminar): Json {
  return {
    content: {
      prices: [Object.fromEntries(tiers.map((price, index) => [tierNames[index] ?? "", price]))],
      duration: 5,
      title,
      description: "<p>Mit <strong>Beispielen</strong> aus der Praxis.</p>",
    },
    theme: { url: `thema-${theme}`, themeId: theme, actionField: { rubric: { name: "Betriebsverfassung" } } },
    hotel: { id: 91, city: "Würzburg", name: "Hof am Fluß", postalCode: "97070" },
    endDate: last,
    startDate: first,
    title,
    bookingNumber: `WÜ-${id}`,
    eventId: id,
    internalState: { revision: 7 },
  };
}

/** Whether a seminar can be booked, waited for, or neither. */
export function stateOf({ id, places }: Seminar): Json {
  const state = places === null ? "closed" : places === 0 ? "waitingList" : places < 3 ? "few" : "open";
  return { freePlaces: places, state, eventId: id };
}

export const seminarOf = (id: unknown): Seminar | undefined => seminars.find((seminar) => seminar.id === Number(id));
