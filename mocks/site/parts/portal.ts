import { phoneLink } from "#mocks/site/house/contact.ts";
import type { PageRoute, PageAnchor, SitePart } from "#mocks/site/route.ts";

const inside = (path: string, title: string, ...anchors: PageAnchor[]): PageRoute => ({
  answer: "page",
  path,
  example: path,
  title,
  forCustomers: true,
  anchors: [{ id: "portal-menu-desktop" }, { id: "portal-menu-mobile" }, ...anchors],
});

/** The demo's own customer, for whoever tries it. */
const credentials =
  "<p>Zum Ausprobieren:<br>E-Mail-Adresse <code>sabine.brinkmann@<wbr>musterwerke.example</code><br>Passwort <code class='whole'>portal-demo</code></p>";

/** The customers' own pages (spec section 2). */
export const portal: SitePart = {
  name: "Kundenportal",
  start: "/kundenportal",
  about: "Ihre Seminare, Ihr Gremium, Unterlagen und Einstellungen.",
  routes: [
    inside(
      "/kundenportal",
      "Mein Kundenportal",
      { id: "portal-next-event" },
      { id: "portal-event-list", attributes: { "data-first": "3" }, heading: "Meine Seminare" },
      { id: "portal-article-recommendations" },
      { id: "portal-bookmarks" },
    ),
    inside("/kundenportal/uebersicht", "Meine Seminare", { id: "portal-event-list" }),
    {
      ...inside("/kundenportal/seminar/{eventId}", "{title}", {
        id: "portal-event-detail",
        attributes: { "data-event-id": "{eventId}" },
      }),
      example: "/kundenportal/seminar/5001",
    },
    inside("/kundenportal/dokumente", "Meine Dokumente", { id: "portal-document-list" }),
    inside("/kundenportal/lesezeichen", "Meine Lesezeichen", { id: "portal-bookmarks" }),
    {
      ...inside("/kundenportal/gremium", "Mein Gremium", { id: "portal-gremium-members" }),
      text: `<p id="portal-page-header">Was Ihr Gremium gebucht und reserviert hat, je Mitglied oder für alle als PDF, und die Einstellungen der Mitglieder.</p>`,
    },
    // What older links name is there as well; a browser keeps the member in their hash.
    {
      answer: "redirect",
      path: "/kundenportal/buchungen",
      example: "/kundenportal/buchungen",
      title: "Buchungen des Gremiums: bei den Mitgliedern",
    },
    {
      answer: "redirect",
      path: "/kundenportal/gremium-einstellungen",
      example: "/kundenportal/gremium-einstellungen",
      title: "Einstellungen des Gremiums: bei den Mitgliedern",
    },
    {
      ...inside("/kundenportal/mitglieder", "Gremiumsmitglieder", { id: "portal-gremium-members-links" }),
      text: `<p>Wer zu Ihrem Gremium gehört. Nach Namen suchen und die Buchungen aller als PDF öffnen können Sie unter <a href="/kundenportal/gremium">Mein Gremium</a>.</p>`,
    },
    inside("/kundenportal/einstellungen", "Meine Einstellungen", { id: "portal-user-settings" }),
    inside("/kundenportal/br-a-z", "Betriebsratslexikon", { id: "portal-a-z" }),
    {
      ...inside("/wissen/br-a-z-content/{x}", "Betriebsratslexikon: {title}", { id: "portal-a-z" }),
      example: "/wissen/br-a-z-content/arbeitszeit",
    },
    inside("/kundenportal/send-feedback", "Ihr Feedback", { id: "portal-feedback" }),
    {
      answer: "page",
      path: "/kundenportal/login",
      example: "/kundenportal/login",
      title: "Willkommen im Kundenportal",
      text: credentials,
      textForGuests: true,
      anchors: [{ id: "portal-login" }],
    },
    {
      answer: "page",
      path: "/kundenportal/login/{email}",
      example: "/kundenportal/login/sabine.brinkmann@musterwerke.example",
      title: "Willkommen im Kundenportal",
      text: credentials,
      textForGuests: true,
      anchors: [{ id: "portal-login", attributes: { "data-email": "{email}" } }],
    },
    {
      answer: "page",
      path: "/registrierung",
      example: "/registrierung",
      title: "Konto anlegen",
      anchors: [{ id: "portal-user-registration" }],
    },
    {
      answer: "page",
      path: "/passwort-zuruecksetzen",
      example: "/passwort-zuruecksetzen",
      title: "Passwort zurücksetzen",
      text: `<p>Rufen Sie uns an unter ${phoneLink()}: Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.</p>`,
      anchors: [],
    },
    {
      answer: "redirect",
      path: "/local-login",
      example: "/local-login",
      title: "Anmeldung mit Passwort; ohne Angaben zur Anmeldeseite",
    },
    { answer: "redirect", path: "/logintarget", example: "/logintarget", title: "Ziel nach der Anmeldung" },
    { answer: "redirect", path: "/logintargetget", example: "/logintargetget", title: "Ziel nach der Anmeldung (GET)" },
    { answer: "redirect", path: "/logout", example: "/logout", title: "Abmelden" },
    { answer: "call", path: "/get-token", example: "/get-token", title: "Sitzung: Token" },
    { answer: "call", path: "/get-user", example: "/get-user", title: "Sitzung: wer angemeldet ist" },
    {
      answer: "call",
      path: "/get-gremium-users",
      example: "/get-gremium-users",
      title: "Sitzung: Mitglieder des Gremiums",
    },
  ],
};
