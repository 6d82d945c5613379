import type { PortalEvent } from '#domain/entities/event.ts';
import type { ExportedTheme } from '#domain/entities/plan.ts';
import { slugOf } from '#domain/slug.ts';
import { content, theme } from '#mocks/data/portal/content.ts';
import { buildEvent } from '#mocks/data/portal/event.ts';
import { slimHotel } from '#mocks/data/portal/hotels.ts';
import { pick } from '#mocks/data/days.ts';
import { buildHouses } from './hotels.ts';

/** Titles of the themes that plans are made of; the first one is that of contract-public section 5. */
const titles = [
  'Betriebsverfassungsrecht', 'Arbeitsrecht Teil 1', 'Sitzungen leiten und Beschlüsse fassen', 'Rhetorik für Betriebsräte', 'Datenschutz im Betriebsrat', 'Schwerbehindertenrecht Teil 1', 'Arbeitsrecht Teil 2',
  'Betriebsverfassungsrecht Teil 2', 'Betriebsvereinbarungen gestalten', 'Wirtschaftsausschuss Grundlagen', 'Mobbing erkennen und stoppen', 'Arbeits- und Gesundheitsschutz', 'Protokollführung', 'Digitalisierung und künstliche Intelligenz',
  'Öffentlichkeitsarbeit des Betriebsrats', 'Personalplanung', 'Eingruppierung und Entgelt', 'Jugendvertretung kompakt', 'Verhandeln mit dem Arbeitgeber', 'Übergang in die neue Amtszeit',
] as const;

/** The themes of the export, each third one without a date of its own. */
export function buildExportedThemes(today: string): ExportedTheme[] {
  const hotels = buildHouses(today).map(slimHotel);
  const [first, ...others] = hotels;
  return titles.map((title, index) => {
    const [themeId, url] = [9101 + index, slugOf(title)];
    const own = theme(themeId, title, 890 + index * 20, { url });
    const date = (nth: number): PortalEvent => buildEvent(today, {
      id: 61_001 + index * 10 + nth, title, start: 14 + index * 3 + nth * 45, days: 4, hotel: first === undefined ? null : pick([first, ...others], index + nth),
      theme: own, content: content(title, 890 + index * 20, 3, ['arrival', 'full', 'full', 'morning']),
    });
    return { themeId, title, designation: title, url, events: index % 3 === 2 ? [] : [date(0), date(1)] };
  });
}
