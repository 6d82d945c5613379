import type { Situation } from "#mocks/situations/situation.ts";

const conference = (url: string) => ({ widget: "portal-conference", attributes: { "data-conference": url } }) as const;
const list = "portal-conference-list";

/** A conference, by booking state. */
export const conferenceSituations: readonly Situation[] = [
  {
    id: "fachtagung",
    title: "Fachtagung: Plätze frei",
    ...conference("betriebsraete-tage"),
    shows: ["link", "Jetzt anmelden"],
  },
  {
    id: "fachtagung-warteliste",
    title: "Fachtagung: Warteliste",
    ...conference("fachtagung-ki"),
    shows: ["link", "Auf die Warteliste"],
  },
  {
    id: "fachtagung-anderswo",
    title: "Fachtagung: Anmeldung auf anderer Seite",
    ...conference("betriebsraetinnen"),
    shows: ["link", "Zur Anmeldung"],
  },
  {
    id: "fachtagung-ausgebucht",
    title: "Fachtagung: ausgebucht",
    ...conference("betriebsraete-tage-folgejahr"),
    shows: "Ausgebucht",
  },
  {
    id: "fachtagung-unbekannt",
    title: "Fachtagung: unbekannt",
    ...conference("gibt-es-nicht"),
    answered: [404],
    shows: "Diese Fachtagung gibt es nicht (mehr).",
  },
  {
    id: "fachtagung-laedt",
    title: "Fachtagung: lädt",
    ...conference("betriebsraete-tage"),
    scenario: "slow:conference",
    shows: "Fachtagung wird geladen.",
  },
  {
    id: "fachtagung-fehler",
    title: "Fachtagung: nicht ladbar",
    ...conference("betriebsraete-tage"),
    scenario: "fail:conference",
    shows: ["button", "Erneut versuchen"],
  },
];

/** All conferences. */
export const conferenceListSituations: readonly Situation[] = [
  { id: "fachtagungen", title: "Fachtagungen", widget: list, shows: ["link", "Betriebsräte-Tage"] },
  {
    id: "fachtagungen-laden",
    title: "Fachtagungen: laden",
    widget: list,
    scenario: "slow:conferences",
    shows: "Fachtagungen werden geladen.",
  },
  {
    id: "fachtagungen-fehler",
    title: "Fachtagungen: nicht ladbar",
    widget: list,
    scenario: "fail:conferences",
    shows: ["button", "Erneut versuchen"],
  },
];
