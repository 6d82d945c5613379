import type { Expert } from "#domain/entities/content.ts";
import type { DownloadFilterData } from "#domain/entities/download.ts";
import { pick } from "#mocks/data/days.ts";

const people = [
  ["Dr. Henrike Osterloh", "Fachanwältin für Arbeitsrecht", ["Arbeitsrecht", "Kündigung"]],
  ["Jörg Weißenborn", "Trainer für Kommunikation", ["Rhetorik", "Konflikte"]],
  ["Prof. Dr. Käthe Überlinger", "Professorin für Sozialrecht", ["Schwerbehindertenrecht"]],
  ["Mehmet Yıldırım", "Sachverständiger für Datenschutz", ["Datenschutz", "Digitalisierung"]],
  ["Britta Groß", "Richterin am Arbeitsgericht", ["Arbeitsrecht", "Betriebsverfassungsrecht"]],
  ["Ole Petersen", "Fachkraft für Arbeitssicherheit", ["Arbeitsschutz"]],
  ["Agnieszka Wiśniewska", "Mediatorin", ["Konflikte", "Rhetorik"]],
  ["Dr. Änne Fröhlich", "Arbeitsmedizinerin", ["Arbeitsschutz", "Gesundheit"]],
  ["Björn Lüttich", "Referent für Jugend und Ausbildung", ["Jugendvertretung"]],
  ["Zoë Nguyen", "Wirtschaftsprüferin", ["Wirtschaftsausschuss"]],
] as const;

/** The experts and speakers of the site. */
export function buildExperts(): Expert[] {
  return people.map(([name, role, topics], index) => ({
    expertId: 601 + index,
    name,
    role,
    image: index === 5 ? null : `/mock-media/expert/person-${index + 1}-320x320.svg`,
    topics: [...topics],
    text: `<p>${name} begleitet seit ${8 + index}\u00a0Jahren Interessenvertretungen\u00a0– <strong>praxisnah</strong> und mit vielen Beispielen.</p>`,
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
