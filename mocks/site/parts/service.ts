import { HOURS_HTML, mailLink, phoneLink } from "#mocks/site/house/contact.ts";
import type { PageRoute, PageAnchor, SitePart } from "#mocks/site/route.ts";
import { legal } from "./legal.ts";

const page = (path: string, title: string, anchors: readonly PageAnchor[], text?: string): PageRoute => ({
  answer: "page",
  path,
  example: path,
  title,
  anchors,
  ...(text !== undefined && { text }),
});

const reached = `<div class="reach"><p><strong>Rufen Sie uns an</strong><br>${phoneLink("call")}<br>${HOURS_HTML}</p><p><strong>Lieber schriftlich?</strong><br>${mailLink()}<br>oder mit diesem Formular. Wir antworten am nächsten Werktag.</p></div>`;

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
    page(
      "/service/katalog",
      "Katalog bestellen",
      [{ id: "portal-form-catalogue" }],
      '<p class="lead">Alle Seminare des Jahres zum Blättern im Gremium: Themen, Termine, Hotels und Preise.</p>',
    ),
    page(
      "/service/newsletter",
      "Newsletter",
      [{ id: "portal-form-newsletter" }],
      '<p class="lead">Einmal im Monat: neue Urteile, was sie für Ihr Gremium bedeuten, und neue Seminartermine.</p>',
    ),
    page(
      "/service/sbv",
      "Anfrage der SBV",
      [{ id: "portal-form-sbv" }],
      '<p class="lead">Seminare für Vertrauenspersonen schwerbehinderter Menschen: Wir helfen bei Auswahl, Freistellung und barrierefreier Anreise.</p>',
    ),
    page("/service/anwaltsberatung", "Beratung durch Fachanwältinnen und Fachanwälte", [{ id: "portal-form-lawyer" }]),
    page("/service/digitaler-wandel", "Anmeldung: Digitaler Wandel im Betrieb", [
      { id: "portal-form-digital-change", attributes: { "data-title": "Digitaler Wandel im Betrieb" } },
    ]),
    page(
      "/service/inhouse",
      "Inhouse-Seminare",
      [{ id: "portal-form-inhouse" }],
      '<p class="lead">Wir kommen zu Ihnen: ein Seminar für das ganze Gremium, mit Ihren Fällen, in Ihrem Betrieb oder online. Ab etwa fünf Personen ist das oft günstiger, und niemand muss reisen.</p>',
    ),
    page("/service/impressum", "Impressum", [], legal.imprint),
    page("/service/agb", "Allgemeine Geschäftsbedingungen", [], legal.terms),
    page("/service/datenschutz", "Datenschutz", [], legal.privacy),
    page("/service/barrierefreiheit", "Barrierefreiheit", [], legal.accessibility),
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
