import { addDays } from "#domain/dates/time.ts";
import type { Teaser } from "#domain/entities/content.ts";
import { at, pick } from "#mocks/data/days.ts";

/** What `related` recommends, by kind (contract-public section 1). */
export const relatedKinds = ["topics", "news", "themes", "conferences", "videos"] as const;
export type RelatedKind = (typeof relatedKinds)[number];

interface Made {
  readonly address: string;
  readonly texts: readonly (readonly [title: string, teaser: string])[];
}

const made: Record<RelatedKind, Made> = {
  topics: {
    address: "/themen/",
    texts: [
      ["Arbeitszeit gestalten", "Schichten, Pausen, Rufbereitschaft: wo das Gremium mitbestimmt."],
      ["Gesund arbeiten", "Von der Gefährdungsbeurteilung bis zur Wiedereingliederung."],
      ["Mobil arbeiten", "Was eine gute Vereinbarung zum Homeoffice regelt."],
    ],
  },
  news: {
    address: "/news/",
    texts: [
      [
        "Bundesarbeitsgericht stärkt Zeiterfassung",
        "Arbeitgeber müssen ein System einführen, das Beginn und Ende festhält.",
      ],
      ["Neue Regeln für Leiharbeit", "Welche Fristen jetzt gelten und was das Gremium prüfen sollte."],
      ["Betriebsratswahl: Termine stehen fest", "Der Fahrplan für Wahlvorstände, Schritt für Schritt."],
      ["Mindestlohn steigt", "Was das für Zulagen, Minijobs und Eingruppierung bedeutet."],
    ],
  },
  themes: {
    address: "/seminare/t/",
    texts: [
      ["Betriebsverfassungsrecht", "Das Fundament für alle, die neu im Gremium sind."],
      ["Arbeitsrecht kompakt", "Abmahnung, Versetzung, Kündigung: sicher beraten und widersprechen."],
      ["Reden, die ankommen", "Frei sprechen, auch wenn es in der Versammlung unruhig wird."],
    ],
  },
  conferences: {
    address: "/fachtagung/",
    texts: [
      ["Betriebsräte-Tage", "Drei Tage Rechtsprechung, Praxis und Austausch in Hamburg."],
      ["Konferenz der Betriebsrätinnen", "Strategien, Vorbilder und ein starkes Netzwerk."],
      ["Fachtagung Datenschutz (vorbei)", "Der Rückblick mit allen Vorträgen."],
      ["Fachtagung Künstliche Intelligenz im Betrieb", "Was Algorithmen dürfen und wo das Gremium mitredet."],
    ],
  },
  videos: {
    address: "/themen/video-",
    texts: [
      ["Sitzung leiten in drei Minuten", "Einladung, Tagesordnung, Beschluss: kurz gezeigt."],
      ["Was ist ein Wirtschaftsausschuss?", "Wofür er da ist und welche Zahlen er verlangen kann."],
      ["Anhörung vor der Kündigung", "Eine Woche Zeit: so nutzt sie das Gremium."],
    ],
  },
};
const slugs: Partial<Record<RelatedKind, readonly string[]>> = {
  topics: ["arbeitszeit"],
  news: ["arbeitszeit"],
  themes: ["betriebsverfassungsrecht", "arbeitsrecht-kompakt", "rhetorik"],
  conferences: ["betriebsraete-tage", "betriebsraetinnen", "datenschutz", "fachtagung-ki"],
};

const daysTo = (kind: RelatedKind, index: number): number => {
  const isAhead = kind === "themes" || (kind === "conferences" && index !== 2);
  return isAhead ? 20 + index * 15 : -2 - index * 9;
};

/**
 * Recommendations of a kind; themes and conferences lie ahead of `today` but for one conference, everything else behind
 * it. The last conference is full.
 */
export function buildRelated(today: string, kind: RelatedKind): Teaser[] {
  return made[kind].texts.map(([title, teaser], index) => ({
    id: `${kind}-${index + 1}`,
    title,
    link: `${made[kind].address}${slugs[kind]?.[index] ?? `beitrag-${index + 1}`}`,
    image: `/mock-media/teaser/${kind}-${index + 1}-640x360.svg`,
    teaser: `<p>${teaser}</p>`,
    tags: [pick(["Recht", "Praxis", "Gremium"], index)],
    date: at(addDays(today, daysTo(kind, index)), "09:00"),
  }));
}

/** The recommended themes that a visitor has looked at before. */
export const seenBefore = (themes: readonly Teaser[]): Teaser[] =>
  themes.slice(0, 2).map((teaser) => ({ ...teaser, id: `seen-${teaser.id ?? ""}` }));
