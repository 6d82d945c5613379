import type { PageRoute, PageAnchor, SitePart } from "#mocks/site/route.ts";

const page = (path: string, title: string, anchors: readonly PageAnchor[], text?: string): PageRoute => ({
  answer: "page",
  path,
  example: path,
  title,
  anchors,
  ...(text !== undefined && { text }),
});

/** Contact, forms and legal pages. */
export const service: SitePart = {
  name: "Service",
  start: "/service/kontakt",
  about: "Kontakt, Beratung, Anfragen und Katalog.",
  routes: [
    page("/service/kontakt", "Kontakt", [
      { id: "portal-form-contact" },
      { id: "portal-consultant", heading: "Persönliche Beratung" },
    ]),
    page("/service/katalog", "Katalog bestellen", [{ id: "portal-form-catalogue" }]),
    page("/service/newsletter", "Newsletter", [{ id: "portal-form-newsletter" }]),
    page("/service/sbv", "Anfrage der SBV", [{ id: "portal-form-sbv" }]),
    page("/service/anwaltsberatung", "Beratung durch Fachanwältinnen und Fachanwälte", [{ id: "portal-form-lawyer" }]),
    page("/service/digitaler-wandel", "Anmeldung: Digitaler Wandel im Betrieb", [
      { id: "portal-form-digital-change", attributes: { "data-title": "Digitaler Wandel im Betrieb" } },
    ]),
    page("/service/inhouse", "Inhouse-Seminare", [{ id: "portal-form-inhouse" }]),
    page(
      "/service/agb",
      "Allgemeine Geschäftsbedingungen",
      [],
      "<p>Diese Bedingungen gelten für alle Seminare, Fachtagungen und Online-Veranstaltungen. Eine Buchung kommt mit unserer Bestätigung per E-Mail zustande.</p><h2>Stornierung</h2><p>Bis sieben Tage vor Beginn stornieren Sie im Kundenportal.</p>",
    ),
    page(
      "/service/datenschutz",
      "Datenschutz",
      [],
      "<p>Wir verarbeiten Ihre Daten nur, um Ihre Anfragen und Buchungen zu bearbeiten. Videos werden nach zwölf Monaten gelöscht.</p><h2>Externe Inhalte</h2><p>Karten und der Chatbot werden erst geladen, wenn Sie zugestimmt haben.</p>",
    ),
    {
      answer: "redirect",
      path: "/service/ifb-app/download",
      example: "/service/ifb-app/download",
      title: "App herunterladen",
    },
  ],
};

/** Administration and tools. */
export const tools: SitePart = {
  name: "Werkzeuge",
  start: "/manage",
  about: "Schulungspläne, Downloads und Werbemittel verwalten.",
  routes: [
    page(
      "/manage",
      "Verwaltung",
      [],
      '<ul><li><a href="/schulungsplan/admin">Schulungspläne</a></li><li><a href="/manage/pdf-analysis">PDF-Analyse</a></li><li><a href="/manage/legislation">Gesetzgebung</a></li></ul>',
    ),
    page("/manage/pdf-analysis", "PDF-Analyse", [{ id: "portal-downloads" }]),
    page("/manage/legislation", "Gesetzgebung", [{ id: "portal-a-z" }]),
    {
      ...page("/schulungsplan/admin", "Schulungspläne bearbeiten", [{ id: "portal-training-plan-admin" }]),
      heading: "Redaktion",
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
