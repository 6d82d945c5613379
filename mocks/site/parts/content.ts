import type { PageRoute, PageAnchor, SitePart } from "#mocks/site/route.ts";

const related = (kind: string): PageAnchor => ({
  id: "portal-related",
  attributes: { "data-kind": kind, "data-id": "{x}" },
});

/** A page of text with the site's recommendations below it. */
const text = (path: string, title: string, kind: string): PageRoute => ({
  answer: "page",
  path: `${path}/{x}`,
  example: `${path}/arbeitszeit`,
  title: `${title}: {title}`,
  anchors: [{ id: "portal-bookmark-add" }, related(kind)],
});

const lexicon = (kind: "br" | "sbv" | "jav", who: string): PageRoute => ({
  answer: "page",
  path: `/betriebsratslexikon/${kind}/{x}`,
  example: `/betriebsratslexikon/${kind}/abmahnung`,
  title: "{title}",
  text: `<p>{teaser}</p><p>Ein Stichwort aus dem Lexikon für ${who}.</p>`,
  anchors: [{ id: "portal-a-z", attributes: { "data-kind": kind } }, related("topics")],
});

/** News, articles, laws, lexicon, verdicts (spec section 2). */
export const content: SitePart = {
  name: "Wissen",
  start: "/wissen",
  about: "Nachrichten, Fachartikel, Urteile und das Lexikon von A bis Z.",
  routes: [
    {
      answer: "page",
      path: "/wissen",
      example: "/wissen",
      title: "Wissen für Ihre Arbeit",
      text: '<nav class="jump" aria-label="Auf dieser Seite"><a href="#portal-articles">Fachartikel</a> <a href="#portal-videos">Videos</a> <a href="#portal-downloads">Downloads</a></nav><p>Ein Wort nachschlagen? Im <a href="/betriebsratslexikon/br/abmahnung">Betriebsratslexikon von A bis Z</a>.</p>',
      anchors: [{ id: "portal-articles" }, { id: "portal-videos" }, { id: "portal-downloads" }],
    },
    text("/news", "Nachricht", "news"),
    {
      answer: "page",
      path: "/news/{x}/{idString}",
      example: "/news/arbeitszeit/n-1",
      title: "Nachricht: {title}",
      anchors: [{ id: "portal-bookmark-add" }, related("news")],
    },
    { answer: "pdf", path: "/news/pdf/{x}", example: "/news/pdf/arbeitszeit", title: "Nachricht: {title}" },
    text("/fachartikel", "Fachartikel", "topics"),
    text("/br-magazin-interview", "Interview", "topics"),
    {
      answer: "page",
      path: "/gesetze/{x}",
      example: "/gesetze/betrvg",
      title: "Gesetze: {title}",
      text: "<p>Das Gesetz im Überblick: was es regelt, worauf es im Betrieb ankommt und welche Seminare es vertiefen.</p>",
      anchors: [related("topics")],
    },
    lexicon("br", "Betriebsräte"),
    lexicon("sbv", "Schwerbehindertenvertretungen"),
    lexicon("jav", "Jugend- und Auszubildendenvertretungen"),
    text("/rechtsprechung/br", "Rechtsprechung für Betriebsräte", "topics"),
    text("/rechtsprechung/sbv", "Rechtsprechung für die SBV", "topics"),
    text("/urteil", "Urteil", "topics"),
    text("/themen", "Thema", "topics"),
    {
      answer: "page",
      path: "/tag/{x}/load-articles",
      example: "/tag/arbeitszeit/load-articles",
      title: "Artikel zum Stichwort {title}",
      text: "<p>Alle Fachartikel mit dem Stichwort {title}.</p>",
      anchors: [{ id: "portal-articles", attributes: { "data-filter": "tag={x}" } }],
    },
    {
      answer: "page",
      path: "/wahlseiten-news/archiv/",
      example: "/wahlseiten-news/archiv/",
      title: "Archiv: Neues zur Betriebsratswahl",
      anchors: [{ id: "portal-articles", attributes: { "data-filter": "tag=betriebsratswahl" } }],
    },
    {
      answer: "page",
      path: "/kategorie/{x}",
      example: "/kategorie/arbeitszeit",
      title: "Kategorie: {title}",
      text: "<p>Fachartikel zum Thema {title}, aus der Praxis für die Praxis.</p>",
      anchors: [{ id: "portal-articles", attributes: { "data-filter": "tag={x}" } }],
    },
    {
      answer: "page",
      path: "/jobs-karriere/offene-stellen/{x}/{id}",
      example: "/jobs-karriere/offene-stellen/trainer/1",
      title: "Offene Stelle: Trainer:in für Arbeitsrecht",
      text: "<p>Sie erklären Arbeitsrecht so, dass es am nächsten Tag hilft? Wir suchen Verstärkung für unsere Präsenz- und Online-Seminare, in Festanstellung oder auf Honorarbasis. Schreiben Sie uns.</p>",
      anchors: [{ id: "portal-form-contact" }],
    },
    {
      answer: "page",
      path: "/personalisierter-schulungsplan/{planId}",
      example: "/personalisierter-schulungsplan/p-1",
      title: "Ihr Schulungsplan",
      heading: "Für Sie zusammengestellt",
      anchors: [{ id: "portal-training-plan", attributes: { "data-plan-id": "{planId}" } }],
    },
    {
      answer: "page",
      path: "/chatbot",
      example: "/chatbot",
      title: "Fragen Sie unseren Chatbot",
      text: "<p>Er kennt die Antworten auf häufige Fragen rund um Gremium, Seminare und Freistellung, zu jeder Tageszeit.</p>",
      anchors: [{ id: "portal-chatbot", attributes: { "data-kind": "br" } }],
    },
    {
      answer: "page",
      path: "/chatbot-sbv",
      example: "/chatbot-sbv",
      title: "Chatbot für die SBV",
      text: "<p>Er kennt die Antworten auf häufige Fragen der Schwerbehindertenvertretung, zu jeder Tageszeit.</p>",
      anchors: [{ id: "portal-chatbot", attributes: { "data-kind": "sbv" } }],
    },
  ],
};
