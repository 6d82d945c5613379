import type { PortalEvent } from '#domain/entities/event.ts';
import type { Plan, PlanEntry } from '#domain/entities/plan.ts';
import { addDays } from '#domain/time.ts';
import { at } from '#mocks/data/days.ts';

/** A training plan with when it was last saved. */
export interface StoredPlan extends Plan {
  updated: string;
}

const entry = (themeId: number, title: string, slug: string, priority: string, text: string, event: PortalEvent | null): PlanEntry =>
  ({ themeId, title, url: `/seminare/t/${slug}`, text: `<p>${text}</p>`, priority, event });

/** The plans that there are; `p-1` is the one that contract-public section 5 names. `events` are dates of the themes in turn. */
export function buildPlans(today: string, events: readonly PortalEvent[]): StoredPlan[] {
  const event = (index: number): PortalEvent | null => events[index] ?? null;
  const saved = (days: number): string => at(addDays(today, -days), '14:20');
  return [
    {
      planId: 'p-1', title: 'Schulungsplan für das neue Gremium', recipient: 'Betriebsrat Musterwerke Braunschweig', version: 3, updated: saved(2),
      greeting: '<p>Liebes Gremium,</p><p>für einen guten Start in die Amtszeit empfehlen wir Ihnen diese Seminare. <strong>Notwendiges zuerst</strong>, alles Weitere nach Ihren Aufgaben.</p>',
      groups: [
        { title: 'Grundlagen für alle Mitglieder', entries: [
          entry(9101, 'Betriebsverfassungsrecht Teil 1', 'betriebsverfassungsrecht', 'must', 'Rechte und Pflichten des Betriebsrats von Anfang an sicher anwenden.', event(0)),
          entry(9102, 'Arbeitsrecht Teil 1', 'arbeitsrecht-teil-1', 'must', 'Vom Arbeitsvertrag bis zur Kündigung.', event(1)),
        ] },
        { title: 'Für Vorsitz und Stellvertretung', entries: [
          entry(9103, 'Sitzungen leiten und Beschlüsse fassen', 'sitzungen-leiten', 'should', 'Von der Einladung bis zum Protokoll.', event(2)),
          entry(9104, 'Rhetorik für Betriebsräte', 'rhetorik', 'should', 'Sicher auftreten in Versammlung und Verhandlung.', null),
        ] },
        { title: 'Nach Aufgaben', entries: [entry(9105, 'Datenschutz im Betriebsrat', 'datenschutz', 'can', 'Wer mit Daten umgeht, muss die Regeln kennen.', null)] },
      ],
    },
    {
      planId: 'p-2', title: 'Schulungsplan Schwerbehindertenvertretung', recipient: 'SBV Hafenbetriebe Bremen', version: 1, updated: saved(20), greeting: '<p>Guten Tag,</p><p>hier ist Ihr Plan für das erste Jahr.</p>',
      groups: [{ title: 'Erstes Jahr', entries: [entry(9106, 'Schwerbehindertenrecht Teil 1', 'schwerbehindertenrecht', 'must', 'Beteiligung, Anhörung, Präventionsverfahren.', null)] }],
    },
    { planId: 'p-3', title: 'Entwurf ohne Seminare', recipient: 'JAV Musterwerke', version: 1, updated: saved(45), greeting: '', groups: [] },
  ];
}
