import { addDays } from "#domain/dates/time.ts";
import type { Article } from "#domain/entities/article.ts";
import type { Tag, Video } from "#domain/entities/content.ts";
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

/** The question that an article answers, and the text of its card. */
type Answered = readonly [question: string, about: string];

const questions: readonly [Answered, ...Answered[]] = [
  ["Was gilt bei Überstunden?", "Wann Mehrarbeit <em>Ihre</em> Zustimmung braucht, und was ohne sie zu tun ist."],
  ["Wer muss wann gefragt werden?", "Welche Schritte der Arbeitgeber nicht allein gehen darf."],
  ["Fünf Fehler, die teuer werden", "Was Gremien oft übersehen, und woran man es früh erkennt."],
  ["So gelingt die Betriebsvereinbarung", "Vom ersten Entwurf bis zur Unterschrift, mit Formulierungen."],
  ["Was das neue Urteil ändert", "Worüber das Gericht entschieden hat, und was Sie jetzt prüfen."],
  ["Checkliste für die nächste Sitzung", "Zehn Punkte, mit denen der Beschluss hält."],
  ["Rechte kennen, Rechte nutzen", "Die wichtigsten Paragrafen, und wie Sie sich auf sie berufen."],
  ["Ein Fall aus der Praxis", "Wie ein Gremium von fünf Leuten sein Ziel erreicht hat."],
  ["Fragen und Antworten", "Was uns in Seminaren am häufigsten gefragt wird."],
  ["Der Weg zur Einigungsstelle", "Wann er sich lohnt, was er kostet, und wer ihn beginnt."],
  ["Was der Arbeitgeber darf – und was nicht", "Wo die Weisung endet, und was dann zu tun ist."],
  ["Fristen im Überblick", "Welcher Tag zählt, und wie Sie keinen versäumen."],
];

/** The 300 articles of the site, each with a title of its own. */
export function buildSiteArticles(): SiteArticle[] {
  return Array.from({ length: 300 }, (_, index) => {
    const own = [pick(tags, index), pick(tags, index + 3)].slice(0, 1 + (index % 2));
    const round = Math.floor(index / (tags.length * 3));
    const [question, about] = pick(questions, index + round);
    const title = `${pick(tags, index).name}: ${question}`;
    return {
      id: 3001 + index,
      title: index < 24 ? title : `${title} (Teil ${round + 1})`,
      link: `/fachartikel/${index === 0 ? "arbeitszeit" : `artikel-${3001 + index}`}`,
      // The last one shows what a card without a picture looks like.
      image:
        index === 299 ? null : `/mock-media/article/${pick(tags, index).tag ?? ""}-${1 + (index % 12)}-640x360.svg`,
      teaser: `<p>${about}</p>`,
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

/** The subjects of the films, four of each topic. */
const films: Readonly<Record<string, readonly [string, ...string[]]>> = {
  arbeitszeit: [
    "Arbeitszeit erfassen: Das bestimmen Sie mit",
    "Wer über Arbeitszeit im Schichtplan entscheidet",
    "Überstunden: Arbeitszeit mit Zustimmung",
    "Rufbereitschaft: Arbeitszeit oder Ruhezeit?",
  ],
  arbeitsschutz: [
    "Arbeitsschutz beginnt mit der Begehung",
    "Psychische Belastung im Arbeitsschutz",
    "Der Ausschuss für Arbeitsschutz tagt",
    "Arbeitsschutz bei Hitze: Was ab 26 Grad gilt",
  ],
  betriebsratswahl: [
    "Betriebsratswahl: Der Weg zum Wahlvorstand",
    "Wählerliste zur Betriebsratswahl prüfen",
    "Betriebsratswahl per Brief: So zählt die Stimme",
    "Nach der Betriebsratswahl: Die erste Sitzung",
  ],
  datenschutz: [
    "Datenschutz im Büro des Betriebsrats",
    "Neue Software: Fragen zum Datenschutz",
    "Videokameras im Betrieb und Datenschutz",
    "Datenschutz: Was nach dem Austritt gelöscht wird",
  ],
  homeoffice: [
    "Homeoffice vereinbaren: Fünf Eckpunkte",
    "Wer zahlt den Schreibtisch im Homeoffice?",
    "Unfall im Homeoffice: Wann die Versicherung hilft",
    "Homeoffice beenden: Wer mitredet",
  ],
  kuendigung: [
    "Kündigung: Eine Woche für die Anhörung",
    "Widerspruch gegen eine Kündigung begründen",
    "Kündigung in der Probezeit: Was der Betriebsrat darf",
    "Fristlose Kündigung: Drei Tage Zeit",
  ],
  mitbestimmung: [
    "Mitbestimmung nach § 87 in vier Fällen",
    "Mitbestimmung verweigert: Der Weg zum Gericht",
    "Die Einigungsstelle: Mitbestimmung im Streit",
  ],
  urlaub: [
    "Urlaub planen, ohne dass jemand leer ausgeht",
    "Urlaub im Folgejahr: Wann er verfällt",
    "Krank im Urlaub: Was zu tun ist",
  ],
};

/** The films of the site, the newest first. */
export function buildSiteVideos(today: string): SiteVideo[] {
  return Array.from({ length: 30 }, (_, index) => {
    const tag = pick(tags, index);
    return {
      id: 4001 + index,
      title: films[tag.tag ?? ""]?.[Math.floor(index / tags.length)] ?? tag.name,
      image: `/mock-media/video/${tag.tag ?? ""}-${1 + Math.floor(index / tags.length)}-640x360.svg`,
      url: `/themen/video-${4001 + index}`,
      duration: index === 5 ? null : 45 + index * 97,
      date: at(addDays(today, -3 - index * 11), "10:00"),
      tags: [tag.name],
      tagKeys: [tag.tag ?? ""],
    };
  });
}
