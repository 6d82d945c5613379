import type { Teaser } from '#domain/entities/content.ts';
import { addDays } from '#domain/time.ts';
import { at, pick } from '#mocks/data/days.ts';

/** What `related` recommends, by kind (contract-public section 1). */
export const relatedKinds = ['topics', 'news', 'themes', 'conferences', 'videos'] as const;
export type RelatedKind = (typeof relatedKinds)[number];

const made: Record<RelatedKind, { readonly address: string; readonly titles: readonly [string, ...string[]] }> = {
  topics: { address: '/themen/', titles: ['Arbeitszeit gestalten', 'Gesund arbeiten', 'Mobil arbeiten'] },
  news: { address: '/news/', titles: ['Bundesarbeitsgericht stärkt Zeiterfassung', 'Neue Regeln für Leiharbeit', 'Betriebsratswahl: Termine stehen fest', 'Mindestlohn steigt'] },
  themes: { address: '/seminare/t/', titles: ['Betriebsverfassungsrecht Teil 1', 'Arbeitsrecht Teil 2', 'Rhetorik für Betriebsräte'] },
  conferences: { address: '/fachtagung/', titles: ['Betriebsräte-Tage', 'Konferenz der Betriebsrätinnen', 'Fachtagung Datenschutz (vorbei)', 'Fachtagung Künstliche Intelligenz im Betrieb'] },
  videos: { address: '/themen/video-', titles: ['Sitzung leiten in drei Minuten', 'Was ist ein Wirtschaftsausschuss?', 'Anhörung vor der Kündigung'] },
};
const slugs: Partial<Record<RelatedKind, readonly string[]>> = { topics: ['arbeitszeit'], news: ['arbeitszeit'], themes: ['betriebsverfassungsrecht'], conferences: ['betriebsraete-tage', 'betriebsraetinnen', 'datenschutz', 'fachtagung-ki'] };

const daysTo = (kind: RelatedKind, index: number): number => {
  const isAhead = kind === 'themes' || (kind === 'conferences' && index !== 2);
  return isAhead ? 20 + index * 15 : -2 - index * 9;
};

/** Recommendations of a kind; themes and conferences lie ahead of `today` but for one conference, everything else behind it. The last conference is full. */
export function buildRelated(today: string, kind: RelatedKind): Teaser[] {
  return made[kind].titles.map((title, index) => ({
    id: `${kind}-${index + 1}`, title, link: `${made[kind].address}${slugs[kind]?.[index] ?? `beitrag-${index + 1}`}`, image: `/mock-media/teaser/${kind}-${index + 1}-640x360.svg`,
    teaser: `<p>${title}: das Wichtigste in Kürze.</p>`, tags: [pick(['Recht', 'Praxis', 'Gremium'], index)], date: at(addDays(today, daysTo(kind, index)), '09:00'),
  }));
}

/** Themes that a visitor has looked at before. */
export const buildRemarketing = (today: string): Teaser[] => buildRelated(today, 'themes').slice(0, 2).map((teaser) => ({ ...teaser, id: `seen-${teaser.id ?? ''}` }));
