import type { PageRoute, PageAnchor, SitePart } from "#mocks/site/route.ts";

const related = (kind: string): PageAnchor => ({
  id: "portal-related",
  attributes: { "data-kind": kind, "data-id": "{x}" },
});

interface Written {
  readonly path: string;
  /** The kind of the page, shown before its title. */
  readonly kind: string;
  readonly related: string;
  /** The example's title and its text, German HTML. */
  readonly title: string;
  readonly html: string;
}

/** A page of text with the site's recommendations below it. */
const text = ({ path, kind, related: about, title, html }: Written): PageRoute => ({
  answer: "page",
  path: `${path}/{x}`,
  example: `${path}/arbeitszeit`,
  // Titles hold colons of their own.
  title: `${kind} – {title}`,
  heading: "{title}",
  exampleTitle: title,
  text: html,
  anchors: [{ id: "portal-bookmark-add" }, related(about)],
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
  about: "Nachrichten, Fachartikel, Urteile und das Betriebsratslexikon.",
  routes: [
    {
      answer: "page",
      path: "/wissen",
      example: "/wissen",
      title: "Wissen für Ihre Arbeit",
      text: '<nav class="jump" aria-label="Auf dieser Seite"><a href="#portal-articles">Fachartikel</a> <a href="#portal-videos">Videos</a> <a href="#portal-downloads">Downloads</a></nav><p>Ein Wort nachschlagen? Im <a href="/betriebsratslexikon/br/abmahnung">Betriebsratslexikon</a>.</p>',
      anchors: [{ id: "portal-articles" }, { id: "portal-videos" }, { id: "portal-downloads" }],
    },
    text({
      path: "/news",
      kind: "Nachricht",
      related: "news",
      title: "Zeiterfassung: Was der Betriebsrat jetzt mitbestimmt",
      html: "<p>Arbeitgeber müssen Beginn und Ende der täglichen Arbeitszeit erfassen. Wie das geschieht, bestimmt der Betriebsrat nach § 87 Abs. 1 Nr. 6 BetrVG mit: welches System, wer die Daten sieht und wie lange sie gespeichert werden.</p><h2>Was Sie jetzt tun können</h2><p>Lassen Sie sich das geplante System zeigen, fordern Sie einen Entwurf der Betriebsvereinbarung an und klären Sie, wie mobile Arbeit erfasst wird.</p>",
    }),
    {
      answer: "page",
      path: "/news/{x}/{idString}",
      example: "/news/arbeitszeit/n-1",
      title: "Nachricht – {title}",
      heading: "{title}",
      anchors: [{ id: "portal-bookmark-add" }, related("news")],
    },
    { answer: "pdf", path: "/news/pdf/{x}", example: "/news/pdf/arbeitszeit", title: "Nachricht: {title}" },
    text({
      path: "/fachartikel",
      kind: "Fachartikel",
      related: "topics",
      title: "Arbeitszeit gut regeln: fünf Punkte für die Betriebsvereinbarung",
      html: "<p>Eine gute Vereinbarung beantwortet fünf Fragen: Wann beginnt und endet der Arbeitstag, wie werden Überstunden angeordnet, wie werden sie ausgeglichen, wer sieht die Konten, und was gilt im Streit?</p><h2>Aus der Praxis</h2><p>Beginnen Sie mit einer Befragung der Belegschaft. Was dort am häufigsten genannt wird, gehört an den Anfang der Verhandlung.</p>",
    }),
    text({
      path: "/br-magazin-interview",
      kind: "Interview",
      related: "topics",
      title: "„Wir haben zuerst zugehört“: ein Gremium verhandelt Gleitzeit",
      html: "<p>Ein neunköpfiges Gremium aus der Logistik hat in vier Monaten eine Vereinbarung zur Gleitzeit verhandelt. Die Vorsitzende erzählt, was geholfen hat.</p><p><strong>Was war der schwierigste Punkt?</strong> Die Kernzeit. Wir haben zuerst zugehört und dann drei Modelle nebeneinandergelegt.</p><p><strong>Ihr Rat an andere Gremien?</strong> Früh beschließen, wer verhandelt, und sich dafür schulen lassen.</p>",
    }),
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
    text({
      path: "/rechtsprechung/br",
      kind: "Rechtsprechung für Betriebsräte",
      related: "topics",
      title: "Überstunden und Dienstpläne",
      html: "<p>Die Gerichte haben die Mitbestimmung bei Überstunden mehrfach bestätigt: Auch wer Überstunden nur duldet, ordnet sie an. Ohne Zustimmung des Betriebsrats ist das unzulässig.</p><p>Für Dienstpläne gilt: Jede Änderung braucht eine neue Zustimmung, auch wenn nur eine Person betroffen ist.</p>",
    }),
    text({
      path: "/rechtsprechung/sbv",
      kind: "Rechtsprechung für die SBV",
      related: "topics",
      title: "Mehrarbeit ablehnen, Teilzeit verlangen",
      html: "<p>Schwerbehinderte Menschen werden auf ihr Verlangen von Mehrarbeit freigestellt (§ 207 SGB IX) und haben einen Anspruch auf Teilzeit, wenn die Behinderung sie nötig macht (§ 164 Abs. 5 SGB IX).</p><p>Die Vertrauensperson ist vor jeder Entscheidung anzuhören, die einzelne schwerbehinderte Menschen betrifft.</p>",
    }),
    text({
      path: "/urteil",
      kind: "Urteil",
      related: "topics",
      title: "Der Weg zur Umkleide zählt zur Arbeitszeit",
      html: "<p>Muss Dienstkleidung im Betrieb angelegt werden, gehören Umkleiden und der Weg von der Umkleide zum Arbeitsplatz zur vergüteten Arbeitszeit.</p><h2>Das heißt für den Betriebsrat</h2><p>Prüfen Sie, wo erfasst wird: am Eingang oder erst am Arbeitsplatz. Der Ort des Terminals unterliegt Ihrer Mitbestimmung.</p>",
    }),
    text({
      path: "/themen",
      kind: "Thema",
      related: "topics",
      title: "Arbeitszeit",
      html: '<p>Kaum ein Thema beschäftigt Gremien so oft: Erfassung, Gleitzeit, Schicht, Bereitschaft, Überstunden. Hier finden Sie, was Sie für die nächste Sitzung brauchen.</p><p>Neu im Amt? Beginnen Sie mit einem <a href="/seminare/p?q=Betriebsverfassungsrecht">Seminar zum Betriebsverfassungsrecht</a>.</p>',
    }),
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
      title: "{title}",
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
