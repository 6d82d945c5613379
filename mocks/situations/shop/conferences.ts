import { common } from "#i18n/common.ts";
import { conferences } from "#i18n/conferences.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const conference = (url: string) => ({ widget: "portal-conference", attributes: { "data-conference": url } }) as const;
const list = "portal-conference-list";

/** A conference, by booking state. */
export const conferenceSituations: readonly Situation[] = [
  {
    id: "fachtagung",
    title: "Fachtagung: Plätze frei",
    ...conference("betriebsraete-tage"),
    shows: ["link", conferences.ways.conferenceBooking],
  },
  {
    id: "fachtagung-warteliste",
    title: "Fachtagung: Warteliste",
    ...conference("fachtagung-ki"),
    shows: ["link", conferences.ways.conferenceWaitingList],
  },
  {
    id: "fachtagung-anderswo",
    title: "Fachtagung: Anmeldung auf anderer Seite",
    ...conference("betriebsraetinnen"),
    shows: ["link", common.login],
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
    shows: conferences.unknown,
  },
  {
    id: "fachtagung-laedt",
    title: "Fachtagung: lädt",
    ...conference("betriebsraete-tage"),
    scenario: "slow:conference",
    shows: conferences.loading,
  },
  {
    id: "fachtagung-fehler",
    title: "Fachtagung: nicht ladbar",
    ...conference("betriebsraete-tage"),
    scenario: "fail:conference",
    shows: ["button", common.retry],
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
    shows: conferences.loadingAll,
  },
  {
    id: "fachtagungen-fehler",
    title: "Fachtagungen: nicht ladbar",
    widget: list,
    scenario: "fail:conferences",
    shows: ["button", common.retry],
  },
];
