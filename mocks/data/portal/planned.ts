import { addDays } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { instant } from "#mocks/data/days.ts";
import { content, theme } from "./content.ts";
import { buildEvent, type EventPlan } from "./event.ts";
import type { buildHotels } from "./hotels.ts";
import { followUpEvent, longSeries, shortSeries } from "./planned-series.ts";

type Hotels = ReturnType<typeof buildHotels>;

const week = ["arrival", "full", "full", "full", "morning"] as const;
const basics = theme(601, "Betriebsverfassungsrecht Teil 1", 1190);
const conferenceField = { name: "Fachtagungen", rubric: { name: "Tagungen und Kongresse" } };

/** As long as a title may be, for the tests. */
export const longTitle =
  "Überörtliche Zuständigkeiten, Gesamtbetriebsratsarbeit und Konzernbetriebsvereinbarungen in Unternehmen mit mehreren Standorten – Aufbauseminar für Vorsitzende, Stellvertreter:innen und freigestellte Betriebsratsmitglieder";

/** Presence seminars ahead; two of them within seven days of the start. */
function presence(hotels: Hotels): EventPlan[] {
  return [
    {
      id: 5001,
      title: "Betriebsverfassungsrecht Teil 1",
      start: 24,
      days: 5,
      hotel: hotels.seeblick,
      theme: basics,
      content: content("Betriebsverfassungsrecht Teil 1", 1190, 4.5, week, {
        disturberTitle: "Mit Besuch beim Arbeitsgericht",
        disturberText: "<p>Am dritten Tag erleben Sie eine Verhandlung mit.</p>",
      }),
    },
    {
      id: 5002,
      title: "Protokollführung im Betriebsrat",
      start: 3,
      days: 1,
      hotel: hotels.hafen,
      theme: theme(602, "Protokollführung", 590),
      content: content("Protokollführung im Betriebsrat", 590, 1, ["full"]),
    },
    {
      id: 5003,
      title: "Arbeitszeit und Mitbestimmung",
      start: 7,
      days: 3,
      hotel: hotels.altstadt,
      theme: theme(603, "Arbeitszeit und Mitbestimmung", 1090),
      content: content("Arbeitszeit und Mitbestimmung", 1090, 2.5, ["arrival", "full", "morning"]),
    },
    {
      id: 5004,
      title: "Schwerbehindertenrecht: Das SGB IX in der Praxis",
      start: 8,
      days: 3,
      from: "13:30",
      hotel: hotels.altstadt,
      theme: theme(604, "SGB IX in der Praxis", 1150),
      content: content("Schwerbehindertenrecht: Das SGB IX in der Praxis", 1150, 2, ["afternoon", "full", "morning"]),
    },
    {
      id: 5009,
      title: "Jugend- und Auszubildendenvertretung: Auftaktseminar",
      start: 45,
      days: 1,
      hotel: hotels.hafen,
      theme: theme(605, "JAV-Auftakt", 490),
      content: content("Jugend- und Auszubildendenvertretung: Auftaktseminar", 490, 1, ["full"]),
    },
    {
      id: 5015,
      title: "Reden, die ankommen: Rhetorik für Betriebsräte",
      start: 33,
      days: 4,
      hotel: hotels.seeblick,
      theme: theme(606, "Rhetorik Teil 1", 1390),
      content: content("Reden, die ankommen: Rhetorik für Betriebsräte", 1390, 3.5, [
        "arrival",
        "full",
        "full",
        "morning",
      ]),
      more: { isRhetoric: true },
    },
    {
      id: 5016,
      title: longTitle,
      start: 52,
      days: 5,
      hotel: hotels.altstadt,
      theme: theme(607, longTitle, 1690),
      content: content(longTitle, 1690, 4.5, week),
    },
    {
      id: 5017,
      title: "Fahrtkosten und Spesen",
      start: 66,
      days: 2,
      hotel: hotels.waldhof,
      theme: theme(608, "Fahrtkosten und Spesen", 790, { content: [{ topics: [], prices: [] }] }),
      content: content("Fahrtkosten und Spesen", 790, 1.5, [], { topics: [] }),
    },
  ];
}

/** Online events: without a hotel, one of them a webinar, one free. */
function online(today: string): EventPlan[] {
  const first = addDays(today, 18);
  return [
    {
      id: 5010,
      title: "Datenschutz im Homeoffice",
      start: 18,
      days: 2,
      hotel: null,
      theme: theme(611, "Datenschutz im Homeoffice", 690),
      content: content("Datenschutz im Homeoffice", 690, 2, ["morning", "afternoon"]),
      more: { startDate: instant(first, "08:30"), endDate: instant(addDays(first, 1), "17:30") },
    },
    {
      id: 5011,
      title: "Webinar: Neue Urteile zur Betriebsratswahl",
      start: 12,
      days: 1,
      from: "10:00",
      until: "11:30",
      hotel: null,
      theme: theme(612, "Neue Urteile", 0),
      content: content("Webinar: Neue Urteile zur Betriebsratswahl", 0, 0.25, ["morning"]),
      more: { isWebinar: true },
    },
    {
      id: 5012,
      title: "Schnupperstunde Betriebsratsarbeit",
      start: 15,
      days: 1,
      from: "16:00",
      until: "17:00",
      hotel: null,
      theme: theme(613, "Schnupperstunde", 0),
      content: content("Schnupperstunde Betriebsratsarbeit", 0, 0.25, ["afternoon"]),
    },
  ];
}

/** Conferences, in-house events and the odd ones. */
function others(hotels: Hotels): EventPlan[] {
  const meeting = (title: string) =>
    content(title, 1490, 2.5, ["afternoon", "full", "morning"], { conference: [{ title: "Foren und Vorträge" }] });
  return [
    {
      id: 5008,
      title: "Inhouse Seminar",
      start: 28,
      days: 2,
      from: "09:00",
      until: "16:00",
      hotel: hotels.werk,
      theme: null,
      content: null,
      more: { isInhouse: true },
    },
    {
      id: 5013,
      title: "Fachtagung Künstliche Intelligenz im Betrieb",
      start: 60,
      days: 3,
      from: "13:00",
      hotel: hotels.hafen,
      theme: theme(621, "Fachtagung KI", 1490, { eventType: 3, actionField: conferenceField }),
      content: meeting("Fachtagung Künstliche Intelligenz im Betrieb"),
    },
    {
      id: 5014,
      title: "Frauenkonferenz der Betriebsrätinnen",
      start: 75,
      days: 2,
      from: "10:00",
      hotel: hotels.hafen,
      theme: theme(622, "Frauenkonferenz", 1490, {
        eventType: 3,
        redirectUrl: "https://konferenz.beispiel.example/",
        actionField: conferenceField,
      }),
      content: meeting("Frauenkonferenz der Betriebsrätinnen"),
    },
    {
      id: 5018,
      title: "Mobbing vorbeugen (Termin folgt)",
      start: 200,
      days: 1,
      hotel: hotels.waldhof,
      theme: theme(623, "Mobbing vorbeugen", 890),
      content: content("Mobbing vorbeugen", 890, 2.5, ["arrival", "full", "morning"]),
      more: { startDate: null, endDate: null },
    },
    {
      id: 5019,
      title: "Klausurtagung des Gremiums",
      start: 35,
      days: 1,
      hotel: hotels.hafen,
      theme: null,
      content: null,
    },
    {
      id: 5020,
      title: "Betriebsversammlung gestalten",
      start: 0,
      days: 3,
      hotel: hotels.hafen,
      theme: theme(624, "Betriebsversammlung gestalten", 1090),
      content: content("Betriebsversammlung gestalten", 1090, 2.5, ["arrival", "full", "morning"]),
    },
    {
      id: 5021,
      title: "Kündigungsschutz aktuell",
      start: -2,
      days: 4,
      hotel: hotels.seeblick,
      theme: theme(625, "Kündigungsschutz aktuell", 1190),
      content: content("Kündigungsschutz aktuell", 1190, 3.5, ["arrival", "full", "full", "morning"]),
    },
  ];
}

/** Everything that has not ended, plus the parts of series that have. */
export function buildPlanned(today: string, hotels: Hotels): PortalEvent[] {
  const single = [...presence(hotels), ...online(today), ...others(hotels)].map((plan) => buildEvent(today, plan));
  return [...single, longSeries(today, hotels), shortSeries(today, hotels), followUpEvent(today, hotels)];
}
