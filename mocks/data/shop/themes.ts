import type { Theme } from "#domain/entities/event.ts";
import type { Rubric } from "#domain/entities/offer.ts";
import { theme } from "#mocks/data/portal/content.ts";

/** The rubrics of the shop; `url` is what addresses and filters carry. */
export const rubrics: readonly [Rubric, ...Rubric[]] = [
  { rubricId: 1, name: "Grundlagen der Betriebsratsarbeit", url: "grundlagen" },
  { rubricId: 2, name: "Arbeitsrecht", url: "arbeitsrecht" },
  { rubricId: 3, name: "Kommunikation und Führung", url: "kommunikation" },
  { rubricId: 4, name: "Gesundheit und Arbeitsschutz", url: "gesundheit" },
  { rubricId: 5, name: "Schwerbehindertenvertretung", url: "sbv" },
  { rubricId: 6, name: "Jugend- und Auszubildendenvertretung", url: "jav" },
  { rubricId: 7, name: "Tagungen und Kongresse", url: "tagungen" },
];

const nameOf = (url: string): string => rubrics.find((rubric) => rubric.url === url)?.name ?? "";

function shopTheme(
  themeId: number,
  designation: string,
  price: number,
  rubric: string,
  url: string,
  more: Partial<Theme> = {},
): Theme {
  return theme(themeId, designation, price, {
    url,
    actionField: { name: "Betriebsrat", rubric: { name: nameOf(rubric) } },
    ...more,
  });
}

/** The sentence of the shop about each theme. */
export const abouts: Readonly<Record<string, string>> = {
  law: "Das Fundament für alle, die neu im Betriebsrat sind: Rechte, Pflichten und der Weg zum wirksamen Beschluss.",
  labour:
    "Abmahnung, Versetzung, Befristung: Sie beurteilen Fälle aus dem Betrieb sicher und beraten Ihre Kolleg:innen.",
  dismissal: "Von der Anhörung bis zum Widerspruch: Fristen halten, Gründe prüfen und Kündigungen wirksam begegnen.",
  rhetoric: "Frei sprechen, auch wenn es in der Versammlung unruhig wird, mit vielen Übungen vor der Kamera.",
  health: "Belastungen erkennen, beurteilen und mit einer Betriebsvereinbarung Schritt für Schritt abbauen.",
  disabled: "Beteiligung, Kündigungsschutz und Inklusionsvereinbarung: das SGB IX an Fällen aus Ihrer Sprechstunde.",
  youth: "Der erste Tag im Amt: Aufgaben, Sitzungen und die Zusammenarbeit mit dem Betriebsrat.",
  verdicts: "Was die Gerichte zuletzt zu Wahlvorstand, Wählerliste und Anfechtung entschieden haben.",
  privacy: "Was Arbeitgeber im Homeoffice erfassen dürfen, und worüber der Betriebsrat mitbestimmt.",
  council: "Drei Tage Rechtsprechung, Praxis und Austausch mit Betriebsräten aus dem ganzen Land.",
  intelligence: "Wie künstliche Intelligenz die Arbeit verändert, und wie der Betriebsrat sie mitgestaltet.",
  women: "Strategien, Vorbilder und ein starkes Netzwerk für Frauen im Betriebsrat.",
};

/** The themes that the shop sells; prices in euro for one participant. */
export const themes = {
  law: shopTheme(701, "Betriebsverfassungsrecht", 1290, "grundlagen", "betriebsverfassungsrecht"),
  labour: shopTheme(702, "Arbeitsrecht kompakt", 1190, "arbeitsrecht", "arbeitsrecht-kompakt"),
  dismissal: shopTheme(703, "Kündigungsschutz: Anhörung und Widerspruch", 1249.5, "arbeitsrecht", "kuendigungsschutz"),
  rhetoric: shopTheme(704, "Reden, die ankommen", 1390, "kommunikation", "rhetorik"),
  health: shopTheme(
    705,
    "Gefährdungsbeurteilung psychischer Belastungen",
    1090,
    "gesundheit",
    "gefaehrdungsbeurteilung",
  ),
  disabled: shopTheme(706, "SBV kompakt: Das SGB IX in der Praxis", 1150, "sbv", "sbv-kompakt"),
  youth: shopTheme(707, "JAV-Auftakt", 490, "jav", "jav-auftakt"),
  verdicts: shopTheme(708, "Neue Urteile zur Betriebsratswahl", 0, "arbeitsrecht", "neue-urteile"),
  privacy: shopTheme(709, "Datenschutz im Homeoffice", 690, "arbeitsrecht", "datenschutz-homeoffice"),
  council: shopTheme(721, "Betriebsräte-Tage", 1490, "tagungen", "betriebsraete-tage", { eventType: 3 }),
  intelligence: shopTheme(722, "Fachtagung Künstliche Intelligenz", 1390, "tagungen", "fachtagung-ki", {
    eventType: 3,
  }),
  women: shopTheme(723, "Konferenz der Betriebsrätinnen", 990, "tagungen", "betriebsraetinnen", {
    eventType: 3,
    redirectUrl: "https://konferenz.beispiel.example/",
  }),
} satisfies Record<string, Theme>;
