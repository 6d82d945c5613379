import { HOURS, HOURS_HTML, mailLink, phoneLink } from "#mocks/site/house/contact.ts";
import type { PageRoute, PageAnchor, SitePart } from "#mocks/site/route.ts";

const page = (path: string, title: string, anchors: readonly PageAnchor[], text?: string): PageRoute => ({
  answer: "page",
  path,
  example: path,
  title,
  anchors,
  ...(text !== undefined && { text }),
});

const sections = (texts: readonly (readonly [heading: string, text: string])[]): string =>
  texts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join("");

const imprint = sections([
  [
    "Anbieter",
    `Seminarhaus Beispiel GmbH<br>Musterstraße 1<br>20095 Hamburg<br>Telefon ${phoneLink()}<br>E-Mail ${mailLink()}`,
  ],
  ["Vertreten durch", "Jana Beispiel, Geschäftsführerin"],
  ["Handelsregister", "Amtsgericht Hamburg, HRB 000000 (erfunden)"],
  ["Umsatzsteuer-ID", "DE000000000, nach § 27a UStG (erfunden)"],
  ["Redaktion", "Verantwortlich nach § 18 Abs. 2 MStV: Jana Beispiel, Anschrift wie oben"],
  ["Erreichbar", `${HOURS}. Jederzeit über das <a href="/service/kontakt">Kontaktformular</a>.`],
  ["Hinweis", "Dieses Seminarhaus ist erfunden. Niemand bucht hier wirklich, und nichts wird versandt."],
]);

const reached = `<div class="reach"><p><strong>Rufen Sie uns an</strong><br>${phoneLink("call")}<br>${HOURS_HTML}</p><p><strong>Lieber schriftlich?</strong><br>${mailLink()}<br>oder mit diesem Formular. Wir antworten am nächsten Werktag.</p></div>`;

const terms = `<p>Diese Bedingungen gelten für alle Seminare, Fachtagungen und Online-Veranstaltungen.</p>${sections([
  [
    "Vertrag",
    "Mit „Zahlungspflichtig buchen“ geben Sie ein Angebot ab. Gebucht ist, was unsere Buchungsbestätigung per E-Mail nennt; sie kommt in der Regel am nächsten Werktag.",
  ],
  [
    "Reservierung und Warteliste",
    "Beides ist kostenlos und unverbindlich. Einen reservierten Platz buchen Sie im Kundenportal, sobald der Beschluss gefasst ist.",
  ],
  [
    "Preise",
    "Preise gelten je Person zuzüglich der gesetzlichen Mehrwertsteuer und sinken mit der Zahl der Personen eines Gremiums. Das Hotel rechnet Übernachtung und Verpflegung mit dem Arbeitgeber ab. Unsere Rechnung folgt nach dem Seminar.",
  ],
  [
    "Stornierung",
    "Bis acht Tage vor Beginn stornieren Sie kostenlos im Kundenportal. Danach rufen Sie uns an: Eine Kollegin oder ein Kollege kann den Platz jederzeit übernehmen.",
  ],
])}`;

const privacy = `<p>Wir verarbeiten Ihre Daten nur, um Ihre Anfragen und Buchungen zu bearbeiten.</p>${sections([
  [
    "Was wir speichern",
    "Name, Kontakt und Rechnungsanschrift, Ihre Buchungen und Ihre Wünsche an das Hotel. Das Hotel erhält, was es für Ihren Aufenthalt braucht.",
  ],
  [
    "Fotos und Videos",
    "Fotos sehen nur, wer teilgenommen hat; auf Wunsch löschen wir sie. Videos werden nach zwölf Monaten gelöscht.",
  ],
  [
    "Externe Inhalte",
    "Karten, Videos und der Chatbot werden erst geladen, wenn Sie zugestimmt haben. Am Ende jeder Seite nehmen Sie das zurück.",
  ],
])}`;

/** Contact, forms and legal pages. */
export const service: SitePart = {
  name: "Service",
  start: "/service/kontakt",
  about: "Kontakt, Beratung, Anfragen und Katalog.",
  routes: [
    page(
      "/service/kontakt",
      "Kontakt",
      [
        { id: "portal-form-contact", heading: "Schreiben Sie uns" },
        { id: "portal-consultant", heading: "Persönliche Beratung" },
      ],
      reached,
    ),
    page("/service/katalog", "Katalog bestellen", [{ id: "portal-form-catalogue" }]),
    page("/service/newsletter", "Newsletter", [{ id: "portal-form-newsletter" }]),
    page("/service/sbv", "Anfrage der SBV", [{ id: "portal-form-sbv" }]),
    page("/service/anwaltsberatung", "Beratung durch Fachanwältinnen und Fachanwälte", [{ id: "portal-form-lawyer" }]),
    page("/service/digitaler-wandel", "Anmeldung: Digitaler Wandel im Betrieb", [
      { id: "portal-form-digital-change", attributes: { "data-title": "Digitaler Wandel im Betrieb" } },
    ]),
    page("/service/inhouse", "Inhouse-Seminare", [{ id: "portal-form-inhouse" }]),
    page("/service/impressum", "Impressum", [], imprint),
    page("/service/agb", "Allgemeine Geschäftsbedingungen", [], terms),
    page("/service/datenschutz", "Datenschutz", [], privacy),
    {
      answer: "redirect",
      path: "/service/ifb-app/download",
      example: "/service/ifb-app/download",
      title: "App herunterladen",
    },
  ],
};

/** The page about the release, and the list of all pages; no routes of the product. */
export const [RELEASE_PATH, ALL_PATH] = ["/site/was-ist-neu", "/site/alle-seiten"];

/** Administration and tools; no page of the house leads there. */
export const tools: SitePart = {
  name: "Werkzeuge",
  start: "/manage",
  about: "Schulungspläne, Downloads und Werbemittel verwalten.",
  routes: [
    page(
      "/manage",
      "Verwaltung",
      [],
      `<ul><li><a href="/schulungsplan/admin">Schulungspläne</a></li><li><a href="/manage/pdf-analysis">PDF-Analyse</a></li><li><a href="/manage/legislation">Gesetzgebung</a></li><li><a href="/werbemittel-shop/login">Werbemittel-Shop</a></li><li><a href="${ALL_PATH}">Alle Seiten</a></li><li><a href="${RELEASE_PATH}">Was ist neu?</a></li></ul>`,
    ),
    page("/manage/pdf-analysis", "PDF-Analyse", [{ id: "portal-downloads" }]),
    page("/manage/legislation", "Gesetzgebung", [{ id: "portal-a-z" }]),
    {
      ...page("/schulungsplan/admin", "Schulungspläne bearbeiten", [{ id: "portal-training-plan-admin" }]),
      heading: "Schulungspläne",
    },
    page("/werbemittel-shop/login", "Werbemittel-Shop", [{ id: "portal-form-promo-shop" }]),
    {
      answer: "redirect",
      path: "/werbemittel-shop/logout",
      example: "/werbemittel-shop/logout",
      title: "Werbemittel-Shop: abmelden",
    },
  ],
};
