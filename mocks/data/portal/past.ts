import type { PortalEvent } from "#domain/entities/event.ts";
import { content, theme } from "./content.ts";
import { buildEvent, type EventPlan } from "./event.ts";
import type { buildHotels } from "./hotels.ts";
import { pastSeries } from "./planned-series.ts";

type Hotels = ReturnType<typeof buildHotels>;

const week = ["arrival", "full", "full", "full", "morning"] as const;

function plans(hotels: Hotels): EventPlan[] {
  return [
    {
      id: 5101,
      title: "Betriebsrat I: Einstieg ins Amt",
      start: -46,
      days: 5,
      hotel: hotels.seeblick,
      theme: theme(651, "Betriebsrat I", 1190),
      content: content("Betriebsrat I: Einstieg ins Amt", 1190, 4.5, week),
    },
    {
      id: 5102,
      title: "Rhetorik: Sicher verhandeln",
      start: -75,
      days: 4,
      hotel: hotels.altstadt,
      theme: theme(652, "Rhetorik Teil 2", 1390),
      content: content("Rhetorik: Sicher verhandeln", 1390, 3.5, ["arrival", "full", "full", "morning"]),
      more: { isRhetoric: true },
    },
    {
      id: 5104,
      title: "Online-Seminar: Urlaubsrecht",
      start: -30,
      days: 1,
      hotel: null,
      theme: theme(653, "Urlaubsrecht", 590),
      content: content("Online-Seminar: Urlaubsrecht", 590, 1, ["full"]),
    },
    {
      id: 5105,
      title: "Inhouse Seminar",
      start: -160,
      days: 2,
      hotel: hotels.werk,
      theme: null,
      content: null,
      more: { isInhouse: true },
    },
    {
      id: 5106,
      title: "Fachtagung Gesundheit im Betrieb",
      start: -210,
      days: 2,
      hotel: hotels.hafen,
      theme: theme(654, "Fachtagung Gesundheit", 1390, { eventType: 3 }),
      content: content("Fachtagung Gesundheit im Betrieb", 1390, 2, ["full", "morning"], {
        conference: [{ title: "Foren" }],
      }),
    },
    {
      id: 5107,
      title: "Eingruppierung und Entgelt",
      start: -420,
      days: 3,
      hotel: hotels.waldhof,
      theme: theme(655, "Eingruppierung und Entgelt", 990),
      content: content("Eingruppierung und Entgelt", 990, 2.5, ["arrival", "full", "morning"]),
    },
    {
      id: 5108,
      title: "Betriebsänderung und Sozialplan",
      start: -4,
      days: 3,
      hotel: hotels.altstadt,
      theme: theme(656, "Betriebsänderung und Sozialplan", 1290),
      content: content("Betriebsänderung und Sozialplan", 1290, 2.5, ["arrival", "full", "morning"]),
    },
  ];
}

/** Everything that ended before `today`. */
export function buildPast(today: string, hotels: Hotels): PortalEvent[] {
  return [...plans(hotels).map((plan) => buildEvent(today, plan)), pastSeries(today, hotels)];
}
