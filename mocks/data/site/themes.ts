import type { PortalEvent } from "#domain/entities/event.ts";
import type { ExportedTheme } from "#domain/entities/plan.ts";
import { slugOf } from "#lib/slug.ts";
import { themes } from "#mocks/data/shop/themes.ts";

/** Themes that are sold without dates of their own, as in-house seminars. */
const undated = [
  "Sitzungen leiten und Beschlüsse fassen",
  "Betriebsvereinbarungen gestalten",
  "Wirtschaftsausschuss Grundlagen",
  "Mobbing erkennen und stoppen",
  "Protokollführung",
  "Digitalisierung und künstliche Intelligenz",
  "Öffentlichkeitsarbeit des Betriebsrats",
  "Personalplanung",
  "Eingruppierung und Entgelt",
  "Verhandeln mit dem Arbeitgeber",
  "Übergang in die neue Amtszeit",
] as const;

const byStart = (a: PortalEvent, b: PortalEvent): number => String(a.startDate).localeCompare(String(b.startDate));

/** The themes of the export: those of the shop with their dates, and those without any. */
export function buildExportedThemes(events: readonly PortalEvent[]): ExportedTheme[] {
  const sold = Object.values(themes).map(({ themeId, designation, url }): ExportedTheme => ({
    themeId,
    title: designation,
    designation,
    url,
    events: events.filter(({ theme }) => theme?.themeId === themeId).sort(byStart),
  }));
  return [
    ...sold,
    ...undated.map((title, index): ExportedTheme => ({
      themeId: 9101 + index,
      title,
      designation: title,
      url: slugOf(title),
      events: [],
    })),
  ];
}
