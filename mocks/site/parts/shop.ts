import type { PageAnchor, SitePart } from "#mocks/site/route.ts";
import { conferencePills, rubricTiles } from "#mocks/site/shop-links.ts";

const search: PageAnchor = { id: "portal-event-search" };
const themeWish: PageAnchor = {
  id: "portal-wishlist-toggle-{themeId}",
  attributes: { "data-kind": "theme", "data-title": "{title}" },
};
const relatedThemes: PageAnchor = {
  id: "portal-related",
  attributes: { "data-kind": "themes", "data-id": "{themeId}" },
};

/** Seminars, conferences, cart and wishlist (spec section 2). */
export const shop: SitePart = {
  name: "Seminare",
  start: "/seminare/p",
  about: "Termine suchen, Kosten berechnen, vormerken und buchen.",
  routes: [
    {
      answer: "page",
      path: "/seminare/p",
      example: "/seminare/p",
      title: "Seminare finden",
      anchors: [search, { id: "portal-remarketing" }],
    },
    {
      answer: "page",
      path: "/seminare/p/{eventId}",
      example: "/seminare/p/7001",
      title: "{title}",
      anchors: [
        { id: "portal-event-offer", attributes: { "data-event-id": "{eventId}" } },
        { id: "portal-wishlist-toggle-{eventId}", attributes: { "data-title": "{title}" } },
        { id: "portal-calendar-download", attributes: { "data-event-id": "{eventId}" } },
        { id: "portal-schedule", attributes: { "data-event-id": "{eventId}" } },
        { id: "portal-hotel-prices", attributes: { "data-event-id": "{eventId}" } },
      ],
    },
    {
      answer: "page",
      path: "/seminare/t/{theme}",
      example: "/seminare/t/betriebsverfassungsrecht",
      title: "Seminar {title}",
      text: "<p>Nicht sicher, wer im Gremium dieses Seminar wann besuchen sollte? Wir beraten Sie gern.</p>",
      anchors: [
        { id: "portal-event-dates", attributes: { "data-theme-id": "{themeId}" } },
        themeWish,
        { id: "portal-consultant", attributes: { "data-topic": "betriebsrat" }, heading: "Persönliche Beratung" },
        relatedThemes,
      ],
    },
    {
      answer: "page",
      path: "/seminare/t/{theme}/inhouse",
      example: "/seminare/t/betriebsverfassungsrecht/inhouse",
      title: "{title} als Inhouse-Seminar",
      anchors: [{ id: "portal-form-inhouse", attributes: { "data-title": "{title}" } }],
    },
    {
      answer: "page",
      path: "/seminare/t/{theme}/starterpaket",
      example: "/seminare/t/betriebsverfassungsrecht/starterpaket",
      title: "Starterpaket {title}",
      text: `<p class="lead">Für Gremien, die neu anfangen: alles, was Sie vom ersten Gespräch bis zum ersten Seminartag brauchen.</p><ul class="reasons"><li><strong>Plätze im nächsten Termin</strong><span>zum Gremienpreis ab der zweiten Person</span></li><li><strong>Das Blatt für die Sitzung</strong><span>Seminar und Hotel in einer Summe, zum Ausdrucken für den Beschluss</span></li><li><strong>Der Katalog für alle</strong><span>gedruckt und kostenlos, für die Planung der Amtszeit</span></li></ul>`,
      anchors: [
        { id: "portal-price-calculator", attributes: { "data-event-id": "{firstEventId}" } },
        { id: "portal-form-catalogue", heading: "Katalog bestellen" },
      ],
    },
    {
      answer: "page",
      path: "/seminare/t/{theme}/termine",
      example: "/seminare/t/betriebsverfassungsrecht/termine",
      title: "Alle Termine: {title}",
      heading: "{title}",
      anchors: [{ id: "portal-event-dates", attributes: { "data-theme-id": "{themeId}" } }],
    },
    {
      answer: "page",
      path: "/seminare/t/{theme}/erlebnis",
      example: "/seminare/t/betriebsverfassungsrecht/erlebnis",
      title: "{title} erleben",
      anchors: [
        { id: "portal-videos", attributes: { "data-filter": "tag=mitbestimmung" } },
        {
          id: "portal-add-to-cart-{firstEventId}",
          attributes: { "data-label": "Nächsten Termin buchen" },
          heading: "Selbst dabei sein",
          text: '<p>Wann und wo, mit Preis und Hotel, steht auf der <a href="/seminare/t/{theme}">Seite des Seminars</a>.</p>',
        },
        { id: "portal-experts" },
        relatedThemes,
      ],
    },
    {
      answer: "page",
      path: "/seminare/r/{rubric}",
      example: "/seminare/r/arbeitsrecht",
      title: "{title}",
      anchors: [{ id: "portal-event-search", attributes: { "data-rubric": "{rubric}" } }],
    },
    {
      answer: "page",
      path: "/seminare/rubrik",
      example: "/seminare/rubrik",
      title: "Seminare nach Rubriken",
      text: rubricTiles(),
      anchors: [search],
    },
    {
      answer: "pdf",
      path: "/seminare/p-pdf/{eventId}",
      example: "/seminare/p-pdf/7001",
      title: "Seminar als PDF: {title}",
    },
    {
      answer: "pdf",
      path: "/seminare/pdf/{theme}",
      example: "/seminare/pdf/betriebsverfassungsrecht",
      title: "Seminarbeschreibung: {title}",
    },
    {
      answer: "page",
      path: "/seminare/warenkorb",
      example: "/seminare/warenkorb",
      title: "Warenkorb",
      anchors: [{ id: "portal-cart" }],
    },
    {
      answer: "page",
      path: "/checkout",
      example: "/checkout",
      title: "Kasse",
      anchors: [{ id: "portal-checkout" }],
    },
    { answer: "pdf", path: "/checkout-pdf", example: "/checkout-pdf", title: "Bestellübersicht" },
    {
      answer: "page",
      path: "/kostenrechner/{eventId}",
      example: "/kostenrechner/7001",
      title: "Kostenrechner: {title}",
      heading: "Kostenrechner",
      anchors: [{ id: "portal-price-calculator", attributes: { "data-event-id": "{eventId}" } }],
    },
    {
      answer: "pdf",
      path: "/pdf-kostenrechner/{eventId}",
      example: "/pdf-kostenrechner/7001",
      title: "Kostenrechner: {title}",
    },
    {
      answer: "page",
      path: "/online-fax/{recipientId}",
      example: "/online-fax/500106",
      title: "Reservierten Platz buchen",
      heading: "Seminar buchen",
      forCustomers: true,
      anchors: [
        { id: "portal-online-fax", attributes: { "data-event-id": "{eventId}", "data-recipient-id": "{recipientId}" } },
      ],
    },
    {
      answer: "page",
      path: "/wishlist/list",
      example: "/wishlist/list",
      title: "Merkliste",
      anchors: [{ id: "portal-wishlist" }],
    },
    {
      answer: "page",
      path: "/fachtagung/{conference}",
      example: "/fachtagung/betriebsraete-tage",
      title: "{title}",
      anchors: [
        { id: "portal-conference", attributes: { "data-conference": "{conference}" } },
        { id: "portal-related", attributes: { "data-kind": "conferences", "data-id": "{eventId}" } },
      ],
    },
    {
      answer: "page",
      path: "/fachtagung/{conference}/buchung",
      example: "/fachtagung/betriebsraete-tage/buchung",
      title: "Anmeldung: {title}",
      anchors: [{ id: "portal-conference-booking", attributes: { "data-conference": "{conference}" } }],
    },
    {
      answer: "page",
      path: "/fachtagung/anmeldung",
      example: "/fachtagung/anmeldung",
      title: "Zu einer Fachtagung anmelden",
      anchors: [
        {
          id: "portal-form-registration",
          attributes: { "data-event-id": "{eventId}", "data-title": "{title}" },
          heading: "{title}",
          text: '<p>Programm, Preise und Hotel stehen auf der <a href="/fachtagung/{conference}">Seite der Tagung</a>. Mit diesem Formular melden Sie eine Person an; die Rechnung geht an Ihre Firma.</p>',
        },
      ],
      unnamed: [
        {
          id: "portal-conference-list",
          text: '<p class="lead">Wählen Sie Ihre Tagung: Auf ihrer Seite stehen Programm, Preise und Hotel, und dort melden Sie Ihr Gremium an oder reservieren Plätze.</p>',
        },
        {
          id: "portal-form-registration",
          attributes: { "data-title": "Fachtagung" },
          heading: "Lieber per Formular?",
          text: `<p>Für eine Person geht es auch ohne Warenkorb. Freie Plätze gibt es hier:</p>${conferencePills()}<p>Sie wissen es noch nicht? Dann nennen Sie uns in der Nachricht Ihre Themen, und wir schlagen Ihnen eine Tagung vor.</p>`,
        },
      ],
    },
    {
      answer: "page",
      path: "/reservierung",
      example: "/reservierung?fachtagung=betriebsraete-tage",
      title: "Platz reservieren",
      anchors: [
        {
          id: "portal-conference-booking",
          attributes: { "data-conference": "{conference}", "data-mode": "reservation" },
        },
      ],
      unnamed: [{ id: "portal-conference-list" }],
    },
    {
      answer: "page",
      path: "/warteliste",
      example: "/warteliste?fachtagung=betriebsraete-tage",
      title: "Auf die Warteliste",
      anchors: [
        {
          id: "portal-conference-booking",
          attributes: { "data-conference": "{conference}", "data-mode": "waitingList" },
        },
      ],
      unnamed: [{ id: "portal-conference-list" }],
    },
    {
      answer: "page",
      path: "/fachtagungen",
      example: "/fachtagungen",
      title: "Fachtagungen",
      anchors: [{ id: "portal-conference-list" }],
    },
  ],
};
