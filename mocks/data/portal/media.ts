import { addDays } from "#domain/dates/time.ts";
import type { Article } from "#domain/entities/article.ts";
import type { Bookmark } from "#domain/entities/bookmark.ts";
import type { PortalDocument } from "#domain/entities/document.ts";
import type { Photo } from "#domain/entities/photo.ts";
import { at, pick } from "#mocks/data/days.ts";

/** Photos of one event: every fifth one shows a flipchart; portrait and landscape formats take turns. */
export function buildPhotos(eventId: number, count: number): Photo[] {
  return Array.from({ length: count }, (_, index) => {
    const isFlipChart = index % 5 === 4;
    const size = isFlipChart || index % 3 === 1 ? "800x1200" : "1200x800";
    const name = `/mock-media/${isFlipChart ? "flipchart" : "photo"}/${eventId}-${index + 1}`;
    return {
      id: eventId * 1000 + index + 1,
      nr: index + 1,
      isFlipChart,
      galleryUrl: `${name}-${size}.svg`,
      navUrl: `${name}-${size === "1200x800" ? "180x120" : "120x180"}.svg`,
    };
  });
}

const titles = [
  "Seminarunterlagen",
  "Übersicht „Fristen“",
  "Muster Betriebsvereinbarung",
  "Präsentation Tag 1",
  "Linkliste & Literatur",
] as const;
const extensions = ["pdf", "pdf", "docx", "pptx", "xlsx"] as const;

/** Documents of one event with distinct titles. */
export function buildDocuments(eventId: number, count: number): PortalDocument[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${eventId}-d${index + 1}`,
    extension: pick(extensions, index),
    title: index < titles.length ? pick(titles, index) : `${pick(titles, index)} (${index + 1})`,
  }));
}

/** Recommended articles; the teasers hold a foreign link and markup that must never run in a page. */
export function buildArticles(): Article[] {
  const article = (id: number, title: string, teaser: string, tags: string[]): Article => ({
    id,
    link: `/fachartikel/artikel-${id}`,
    image: `/mock-media/article/${id}-640x360.svg`,
    title,
    teaser,
    tags,
  });
  return [
    article(
      801,
      "Betriebsratswahl: Die zehn häufigsten Fehler",
      '<p>Was Wahlvorstände vermeiden sollten – mit <a href="https://arbeitsrecht.beispiel.example/wahl" target="_blank">Checkliste</a>.</p>',
      ["Betriebsrat", "Wahl"],
    ),
    article(
      802,
      "Hitze am Arbeitsplatz",
      "<p>Ab 26 Grad wird es ernst.</p><script>window.__mockTeaserScriptRan = true</script>",
      ["Arbeitsschutz"],
    ),
    article(
      803,
      "Urlaub übertragen – wann verfällt er?",
      "<p>Der Arbeitgeber muss <strong>hinweisen</strong>, sonst bleibt der Anspruch.</p>",
      ["Urlaub", "Rechtsprechung", "Entgelt", "Praxis"],
    ),
    article(
      804,
      "Konzernbetriebsvereinbarung oder Gesamtbetriebsvereinbarung: Wer verhandelt was?",
      "<p>Woran man die richtige Ebene erkennt.</p>",
      [],
    ),
  ];
}

/** Bookmarked themes; one without a date, one without an image. */
export function buildBookmarks(today: string): Bookmark[] {
  return [
    {
      id: 901,
      title: "Betriebsverfassungsrecht Teil 2",
      url: "/seminare/t/betriebsverfassungsrecht-2",
      image: "/mock-media/theme/901-640x360.svg",
      eventCount: 12,
      nextDate: at(addDays(today, 31), "17:30"),
    },
    {
      id: 902,
      title: "Gesprächsführung für Vorsitzende",
      url: "/seminare/t/gespraechsfuehrung",
      image: null,
      eventCount: 1,
      nextDate: addDays(today, 90),
    },
    {
      id: 903,
      title: "Wirtschaftsausschuss Teil 1",
      url: "/seminare/t/wirtschaftsausschuss-1",
      image: "/mock-media/theme/903-640x360.svg",
      eventCount: 0,
      nextDate: null,
    },
  ];
}
