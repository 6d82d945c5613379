import type { PortalEvent } from "#domain/entities/event.ts";
import { pick } from "#mocks/data/days.ts";
import { content, theme } from "./content.ts";
import { buildEvent } from "./event.ts";
import { slimHotel, type buildHotels } from "./hotels.ts";

const subjects = [
  "Arbeitsrecht",
  "Mitbestimmung",
  "Datenschutz",
  "Gesprächsführung",
  "Wirtschaftsausschuss",
  "Gesundheitsschutz",
  "Entgelt",
  "Betriebsratswahl",
] as const;
const levels = ["Grundlagen", "Aufbauwissen", "Praxistag", "Aktuelle Rechtsprechung", "Werkstatt"] as const;

/** `count` future seminars, one every second day, with distinct titles. */
export function buildManyEvents(today: string, hotels: ReturnType<typeof buildHotels>, count: number): PortalEvent[] {
  const places = [slimHotel(hotels.seeblick), slimHotel(hotels.altstadt), slimHotel(hotels.hafen)] as const;
  return Array.from({ length: count }, (_, index) => {
    const title = `${pick(subjects, index)}: ${pick(levels, Math.floor(index / subjects.length))}, Teil ${1 + Math.floor(index / (subjects.length * levels.length))}`;
    return buildEvent(today, {
      id: 20_001 + index,
      title,
      start: 2 + index * 2,
      days: 3,
      hotel: pick(places, index),
      theme: theme(9001 + index, title, 990),
      content: content(title, 990, 2.5, ["arrival", "full", "morning"]),
    });
  });
}
