import type { Expert } from "#domain/entities/content.ts";
import type { DownloadFilterData } from "#domain/entities/download.ts";
import { pick } from "#mocks/data/days.ts";

const people = [
  [
    "Dr. Henrike Osterloh",
    "Fachanwältin für Arbeitsrecht",
    ["Arbeitsrecht", "Kündigung"],
    "Seit 18 Jahren vertritt sie Betriebsräte in Kündigungsschutzverfahren und weiß, woran ein Widerspruch scheitert.",
  ],
  [
    "Jörg Weißenborn",
    "Trainer für Kommunikation",
    ["Rhetorik", "Konflikte"],
    "Er kommt vom Radio und übt mit Ihnen, bis die Rede vor der Versammlung in drei Minuten sitzt.",
  ],
  [
    "Prof. Dr. Käthe Überlinger",
    "Professorin für Sozialrecht",
    ["Schwerbehindertenrecht"],
    "Sie lehrt Sozialrecht und übersetzt das SGB\u00a0IX in das, was die Schwerbehindertenvertretung morgen braucht.",
  ],
  [
    "Mehmet Yıldırım",
    "Sachverständiger für Datenschutz",
    ["Datenschutz", "Digitalisierung"],
    "Er prüft Software für Betriebsräte und zeigt, welche drei Fragen jedes System beantworten muss.",
  ],
  [
    "Britta Groß",
    "Richterin am Arbeitsgericht",
    ["Arbeitsrecht", "Betriebsverfassungsrecht"],
    "Sie leitet seit zwölf Jahren eine Kammer am Arbeitsgericht und erzählt, wie dort entschieden wird.",
  ],
  [
    "Ole Petersen",
    "Fachkraft für Arbeitssicherheit",
    ["Arbeitsschutz"],
    "Er begeht jede Woche einen anderen Betrieb und bringt Fotos mit, auf denen Sie die Gefahren selbst finden.",
  ],
  [
    "Agnieszka Wiśniewska",
    "Mediatorin",
    ["Konflikte", "Rhetorik"],
    "Sie vermittelt zwischen Gremien und Leitungen, wenn seit Monaten niemand mehr miteinander spricht.",
  ],
  [
    "Dr. Änne Fröhlich",
    "Arbeitsmedizinerin",
    ["Arbeitsschutz", "Gesundheit"],
    "Als Betriebsärztin kennt sie beide Seiten: was krank macht, und was im Schichtplan zu ändern ist.",
  ],
  [
    "Björn Lüttich",
    "Referent für Jugend und Ausbildung",
    ["Jugendvertretung"],
    "Er war selbst Jugendvertreter und begleitet heute jedes Jahr dreißig neue Gremien durch ihr erstes Halbjahr.",
  ],
  [
    "Zoë Nguyen",
    "Wirtschaftsprüferin",
    ["Wirtschaftsausschuss"],
    "Sie liest Bilanzen mit dem Wirtschaftsausschuss, bis jede Zahl eine Frage an die Leitung ist.",
  ],
] as const;

/** The portraits that suit them, in their order; Ole Petersen has none. */
const portraits: readonly (number | null)[] = [1, 2, 3, 4, 5, null, 7, 9, 8, 10];

const portraitOf = (nr: number | null): string | null =>
  nr === null ? null : `/mock-media/expert/person-${nr}-320x320.svg`;

/** The experts and speakers of the site. */
export function buildExperts(): Expert[] {
  return people.map(([name, role, topics, about], index) => ({
    expertId: 601 + index,
    name,
    role,
    image: portraitOf(portraits[index] ?? null),
    topics: [...topics],
    text: `<p>${about}</p>`,
  }));
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const kinds: readonly [Choice, ...Choice[]] = [
  { value: "checkliste", label: "Checkliste" },
  { value: "muster", label: "Muster" },
  { value: "broschuere", label: "Broschüre" },
];
const audiences: readonly [Choice, ...Choice[]] = [
  { value: "br", label: "Betriebsrat" },
  { value: "sbv", label: "Schwerbehindertenvertretung" },
  { value: "jav", label: "Jugendvertretung" },
];
type Subject = readonly [title: string, about: string];
const subjects: readonly [Subject, ...Subject[]] = [
  ["Betriebsratswahl", "Vom Wahlausschreiben bis zur Bekanntgabe"],
  ["Sitzung und Beschluss", "Von der Einladung bis zum Protokoll"],
  ["Anhörung vor der Kündigung", "Fristen, Gründe und Widerspruch"],
  ["Betriebsvereinbarung Homeoffice", "Erreichbarkeit, Ausstattung und Arbeitszeit"],
  ["Gefährdungsbeurteilung", "Schritte, Beteiligte und Maßnahmen"],
  ["Schulungsanspruch", "Beschluss, Freistellung und Kosten"],
  ["Überstunden", "Anordnung, Zustimmung und Ausgleich"],
  ["Datenschutz im Betriebsrat", "Protokolle, Zugriffe und Löschfristen"],
];
/** How a download of each kind helps. */
const uses = ["Punkt für Punkt zum Abhaken", "als Text zum Anpassen", "erklärt mit Beispielen"] as const;
const extensions = ["pdf", "pdf", "docx"] as const;

/** The downloads of the site with the ways to narrow them. */
export function buildDownloads(): DownloadFilterData {
  const downloads = Array.from({ length: 24 }, (_, index) => {
    const kind = pick(kinds, index);
    const [subject, about] = pick(subjects, Math.floor(index / 3));
    return {
      id: 701 + index,
      title: `${kind.label}: ${subject}`,
      description: `${about}, ${pick(uses, index)}.`,
      url: `/mock-media/download/${kind.value}-${701 + index}.pdf`,
      extension: pick(extensions, index),
      size: 48_000 + index * 137_500,
      values: { art: [kind.value], gremium: index % 4 === 3 ? ["br", "sbv"] : [pick(audiences, index).value] },
    };
  });
  return {
    filters: [
      { key: "art", label: "Art", options: [...kinds] },
      { key: "gremium", label: "Gremium", options: [...audiences] },
    ],
    downloads,
  };
}
