import type { Article } from "#domain/entities/article.ts";
import type { Tag, Video } from "#domain/entities/content.ts";
import { addDays } from "#domain/time.ts";
import { at, pick } from "#mocks/data/days.ts";

/** The topics of the site; `arbeitszeit` is the one that contract-public section 5 names. */
export const tags: readonly [Tag & { name: string }, ...(Tag & { name: string })[]] = [
  { tag: "arbeitszeit", name: "Arbeitszeit" },
  { tag: "arbeitsschutz", name: "Arbeitsschutz" },
  { tag: "betriebsratswahl", name: "Betriebsratswahl" },
  { tag: "datenschutz", name: "Datenschutz" },
  { tag: "homeoffice", name: "Homeoffice" },
  { tag: "kuendigung", name: "Kündigung" },
  { tag: "mitbestimmung", name: "Mitbestimmung" },
  { tag: "urlaub", name: "Urlaub" },
];

export const categories = ["ratgeber", "recht", "praxis"] as const;

/** An article with what the site finds it by. */
export interface SiteArticle extends Article {
  readonly category: (typeof categories)[number];
  readonly tagKeys: readonly string[];
}

const questions = [
  "Was gilt bei Überstunden?",
  "Wer muss wann gefragt werden?",
  "Fünf Fehler, die teuer werden",
  "So gelingt die Betriebsvereinbarung",
  "Was das neue Urteil ändert",
  "Checkliste für die nächste Sitzung",
  "Rechte kennen, Rechte nutzen",
  "Ein Fall aus der Praxis",
  "Fragen und Antworten",
  "Der Weg zur Einigungsstelle",
  "Was der Arbeitgeber darf – und was nicht",
  "Fristen im Überblick",
] as const;

/** The 300 articles of the site, each with a title of its own. */
export function buildSiteArticles(): SiteArticle[] {
  return Array.from({ length: 300 }, (_, index) => {
    const own = [pick(tags, index), pick(tags, index + 3)].slice(0, 1 + (index % 2));
    const round = Math.floor(index / (tags.length * 3));
    const title = `${pick(tags, index).name}: ${pick(questions, index + round)}`;
    return {
      id: 3001 + index,
      title: index < 24 ? title : `${title} (Teil ${round + 1})`,
      link: `/fachartikel/${index === 0 ? "arbeitszeit" : `artikel-${3001 + index}`}`,
      image:
        index % 7 === 6 ? null : `/mock-media/article/${pick(tags, index).tag ?? ""}-${1 + (index % 12)}-640x360.svg`,
      teaser: `<p>${pick(tags, index).name} in der Praxis: Was Interessenvertretungen <em>jetzt</em> wissen sollten, mit Beispielen aus Betrieben verschiedener Größe.</p>`,
      tags: own.map(({ name }) => name),
      tagKeys: own.map(({ tag }) => tag ?? ""),
      category: pick(categories, index),
    };
  });
}

/** A film with what the site finds it by. */
export interface SiteVideo extends Video {
  readonly tagKeys: readonly string[];
}

/** The films of the site, the newest first. */
export function buildSiteVideos(today: string): SiteVideo[] {
  return Array.from({ length: 30 }, (_, index) => {
    const tag = pick(tags, index);
    return {
      id: 4001 + index,
      title: `${tag.name} kurz erklärt, Folge ${Math.floor(index / tags.length) + 1}`,
      image: `/mock-media/video/${tag.tag ?? ""}-${1 + (index % 12)}-640x360.svg`,
      url: `/themen/video-${4001 + index}`,
      duration: index === 5 ? null : 45 + index * 97,
      date: at(addDays(today, -3 - index * 11), "10:00"),
      tags: [tag.name],
      tagKeys: [tag.tag ?? ""],
    };
  });
}
