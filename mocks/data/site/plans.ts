import { addDays } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Plan, PlanEntry } from "#domain/entities/plan.ts";
import { at } from "#mocks/data/days.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";

/** A training plan with when it was last saved. */
export interface StoredPlan extends Plan {
  updated: string;
}

const entry = (
  themeId: number,
  title: string,
  slug: string,
  priority: string,
  text: string,
  event: PortalEvent | null,
): PlanEntry => ({ themeId, title, url: `/seminare/t/${slug}`, text: `<p>${text}</p>`, priority, event });

/** The plans that there are; `p-1` is the one that contract-public section 5 names. `events` are those of the shop. */
export function buildPlans(today: string, events: readonly PortalEvent[]): StoredPlan[] {
  const event = (id: number): PortalEvent | null => events.find(({ eventId }) => eventId === id) ?? null;
  const saved = (days: number): string => at(addDays(today, -days), "14:20");
  return [
    {
      planId: "p-1",
      title: "Schulungsplan für das neue Gremium",
      recipient: "Betriebsrat Musterwerke Braunschweig",
      version: 3,
      updated: saved(2),
      greeting:
        "<p>Liebes Gremium,</p><p>für einen guten Start in die Amtszeit empfehlen wir Ihnen diese Seminare. <strong>Notwendiges zuerst</strong>, alles Weitere nach Ihren Aufgaben.</p>",
      groups: [
        {
          title: "Grundlagen für alle Mitglieder",
          entries: [
            entry(
              701,
              "Betriebsverfassungsrecht",
              "betriebsverfassungsrecht",
              "must",
              "Rechte und Pflichten des Betriebsrats von Anfang an sicher anwenden.",
              event(seminarIds.open),
            ),
            entry(
              703,
              "Kündigungsschutz: Anhörung und Widerspruch",
              "kuendigungsschutz",
              "must",
              "Vom Arbeitsvertrag bis zur Kündigung.",
              event(7013),
            ),
          ],
        },
        {
          title: "Für Vorsitz und Stellvertretung",
          entries: [
            entry(
              704,
              "Reden, die ankommen",
              "rhetorik",
              "should",
              "Sicher auftreten in Versammlung und Verhandlung.",
              event(seminarIds.rhetoric),
            ),
            entry(
              9101,
              "Sitzungen leiten und Beschlüsse fassen",
              "sitzungen-leiten-und-beschluesse-fassen",
              "should",
              "Von der Einladung bis zum Protokoll.",
              null,
            ),
          ],
        },
        {
          title: "Nach Aufgaben",
          entries: [
            entry(
              709,
              "Datenschutz im Homeoffice",
              "datenschutz-homeoffice",
              "can",
              "Wer mit Daten umgeht, muss die Regeln kennen.",
              null,
            ),
          ],
        },
      ],
    },
    {
      planId: "p-2",
      title: "Schulungsplan Schwerbehindertenvertretung",
      recipient: "SBV Hafenbetriebe Bremen",
      version: 1,
      updated: saved(20),
      greeting: "<p>Guten Tag,</p><p>hier ist Ihr Plan für das erste Jahr.</p>",
      groups: [
        {
          title: "Erstes Jahr",
          entries: [
            entry(
              706,
              "SBV kompakt: Das SGB IX in der Praxis",
              "sbv-kompakt",
              "must",
              "Beteiligung, Anhörung, Präventionsverfahren.",
              event(7026),
            ),
          ],
        },
      ],
    },
    {
      planId: "p-3",
      title: "Entwurf ohne Seminare",
      recipient: "JAV Musterwerke",
      version: 1,
      updated: saved(45),
      greeting: "",
      groups: [],
    },
  ];
}
