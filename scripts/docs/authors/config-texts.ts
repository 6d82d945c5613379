import type { Config, ConsentConfig, CsrfConfig, MenuEntry } from "#config/config.ts";

/** A sentence in the language of authors and in that of developers. */
export interface Words {
  readonly de: string;
  readonly en: string;
}

/** The parts in which the manual and a form for the configuration show its keys, in their order. */
export const configGroups = {
  contact: { de: "Kontakt und Recht", en: "Contact and legal" },
  links: { de: "Wohin Links führen", en: "Where links lead" },
  menu: { de: "Menü und Logo", en: "Menu and logo" },
  calls: { de: "Adressen der Aufrufe", en: "Addresses of the calls" },
  foreign: { de: "Einwilligung und fremde Dienste", en: "Consent and foreign services" },
  behaviour: { de: "Verhalten", en: "Behaviour" },
} as const satisfies Record<string, Words>;

/** What a configuration key is for: a short German name, a sentence, and where a form shows it. */
export interface ConfigText extends Words {
  readonly title: string;
  readonly group: keyof typeof configGroups;
}

const calls = (title: string, de: string, en: string): ConfigText => ({ group: "calls", title, de, en });
const links = (title: string, de: string, en: string): ConfigText => ({ group: "links", title, de, en });
const contact = (title: string, de: string, en: string): ConfigText => ({ group: "contact", title, de, en });
const menu = (title: string, de: string, en: string): ConfigText => ({ group: "menu", title, de, en });
const foreign = (title: string, de: string, en: string): ConfigText => ({ group: "foreign", title, de, en });
const behaviour = (title: string, de: string, en: string): ConfigText => ({ group: "behaviour", title, de, en });

/** What each configuration key is for. The German sentences may hold Markdown. */
export const configTexts: Record<keyof Config, ConfigText> = {
  apiBase: calls(
    "Portal",
    "Anfang der Adresse aller Aufrufe des Portals",
    "beginning of the address of all portal calls",
  ),
  endpoints: calls(
    "Einzelne Aufrufe",
    "einzelne Aufrufe an anderer Stelle: Name des Aufrufs → Pfad; mit `/` vorn ab der Wurzel der Website, sonst unter `apiBase`",
    "single calls elsewhere: name of the call → path; from the site's root with a leading `/`, else below `apiBase`",
  ),
  feedbackEventsUrl: calls(
    "Besuchte Seminare",
    "besuchte Seminare für die Rückmeldung",
    "completed seminars that feedback may name",
  ),
  feedbackSendUrl: calls("Rückmeldung", "Ziel der Rückmeldung", "where feedback is sent"),
  tokenUrl: calls(
    "Zugangsschlüssel",
    "Zugangsschlüssel für Aufrufe, die einen brauchen",
    "bearer token for the calls that need one",
  ),
  userUrl: calls("Angemeldete Person", "die angemeldete Person", "the logged-in person"),
  gremiumUsersUrl: calls("Gremium", "die Mitglieder des Gremiums", "the members of the Gremium"),
  orderApiBase: calls("Warenkorb", "Anfang der Adresse des Warenkorbs", "beginning of the address of the cart"),
  wishlistApiBase: calls("Merkliste", "Anfang der Adresse der Merkliste", "beginning of the address of the wishlist"),
  imageServiceBase: calls(
    "Bilderdienst",
    "externer Bilderdienst; leer: dieselbe Website",
    "external image service; empty for the same site",
  ),
  loginUrl: links(
    "Anmeldung",
    "Anmeldung; dorthin führt eine abgelaufene Sitzung",
    "log-in page; an expired session leads there",
  ),
  logoutUrl: links("Abmeldung", "Abmeldung", "log-out"),
  settingsUrl: links(
    "Einstellungen",
    "Ziel des Menüeintrags Einstellungen",
    "where the menu entry for the settings leads",
  ),
  passwordResetUrl: links(
    "Passwort ändern",
    "Dienst zum Ändern des Passworts; die Login-E-Mail reist als `email` mit",
    "service that changes the password; the log-in e-mail travels as `email`",
  ),
  bookingsUrl: links(
    "Buchungen eines Mitglieds",
    "Seite mit `portal-gremium-members` für die ältere Mitgliederliste",
    "page with `portal-gremium-members` for the older list of members",
  ),
  memberSettingsUrl: links(
    "Einstellungen eines Mitglieds",
    "Seite mit `portal-gremium-members` für die ältere Mitgliederliste",
    "page with `portal-gremium-members` for the older list of members",
  ),
  termsUrl: contact("AGB", "AGB", "terms and conditions"),
  privacyUrl: contact("Datenschutz", "Datenschutzerklärung", "privacy statement"),
  contactUrl: contact("Kontakt", "Kontaktseite", "contact page"),
  supportPhone: contact(
    "Telefon des Kundenservice",
    "Telefonnummer des Kundenservice; leer: keine",
    "phone number of the support team; empty for none",
  ),
  supportEmail: contact(
    "E-Mail des Kundenservice",
    "E-Mail-Adresse des Kundenservice; leer: keine",
    "e-mail address of the support team; empty for none",
  ),
  showGremiumButtons: behaviour(
    "Buchen und Stornieren erlauben",
    "ob Teilnehmende gebucht und storniert werden können",
    "whether participants can be booked and cancelled",
  ),
  googleMapsApiKey: foreign("Schlüssel für Google Maps", "Schlüssel für Google Maps", "key for Google Maps"),
  googleMapsScriptUrl: foreign(
    "Kartenskript",
    "Adresse des Kartenskripts, auf Wunsch mit Karten-ID, siehe [Karte](betrieb.md#karte)",
    "address of the maps script, with a map id if wanted",
  ),
  consent: foreign(
    "Einwilligung",
    "wo die Einwilligung steht, und ihre Ereignisse, siehe [Einwilligung](einwilligung.md)",
    "where the consent stands, and its events",
  ),
  pageHeaderSelector: behaviour(
    "Kopf der Seite",
    "was beim Öffnen eines Mitglieds verschwindet: Kopf der Seite",
    "what disappears while a member is open: the page's header",
  ),
  tabWrapperSelector: behaviour(
    "Reiter der Seite",
    "was beim Öffnen eines Mitglieds verschwindet: Reiter der Seite",
    "what disappears while a member is open: the page's tabs",
  ),
  advertisingHash: behaviour(
    "Kennung des Informationsangebots",
    "Kennung beim Speichern des Informationsangebots",
    "the `{hash}` in the address by which the information offers are saved",
  ),
  menu: menu(
    "Menüeinträge",
    'Einträge der Menüs: `{"title", "uri", "visible", "active"}`; ist keiner `active`, wird der mit der Adresse der Seite hervorgehoben',
    "entries of the menus; where none is `active`, the one with the page's own address is highlighted",
  ),
  logoUrl: menu("Logo", "Bild in den Menüs; leer: keines", "picture in the menus; empty for none"),
  homeUrl: menu("Ziel des Logos", "Ziel des Bildes in den Menüs", "where the picture in the menus leads"),
  activeDocId: behaviour(
    "Dokument-id",
    "Dokument-id, die die Links der älteren Mitgliederliste mitnehmen",
    "document id that the links of the older list of members carry",
  ),
  csrf: behaviour(
    "Schutz vor fremden Änderungen",
    'Cookie, dessen Wert Änderungen an die eigene Site mitschicken, und die Kopfzeile dafür: `{"cookie", "header"}`; ohne ein solches Cookie nichts',
    "cookie whose value writes to the page's own origin carry, and the header for it; nothing without such a cookie",
  ),
  pages: links(
    "Einzelne Seiten",
    'einzelne Seiten an anderer Stelle: Name der Seite → Adresse, zum Beispiel `{"cart": "/shop/cart"}`, siehe [Seiten](#seiten)',
    'single pages elsewhere: name of the page → address, as `{"cart": "/shop/cart"}`',
  ),
  generalApiBase: calls(
    "Formulare und Listen",
    "Anfang der Adresse von Formularen, Hotels, Fachtagungen und Listen",
    "beginning of the address of forms, hotels, conferences and lists",
  ),
  consultantApiBase: calls(
    "Beratungstermine",
    "Anfang der Adresse der Beratungstermine",
    "beginning of the address of consultants' appointments",
  ),
  recommendationApiBase: calls(
    "Empfehlungen",
    "Anfang der Adresse der Empfehlungen",
    "beginning of the address of the recommendations",
  ),
  trainingPlanApiBase: calls(
    "Schulungspläne",
    "Anfang der Adresse der Schulungspläne",
    "beginning of the address of the training plans",
  ),
  listBase: calls(
    "Listen mit „Mehr laden“",
    "Anfang der Adresse der Listen mit „Mehr laden“",
    "beginning of the address of the lists that load more",
  ),
  exportBase: calls(
    "Gesamtlisten",
    "Anfang der Adresse der Gesamtlisten: Termine, Themen, Lexikon",
    "beginning of the address of whole lists: dates, themes, lexicon",
  ),
  chatbotScriptUrl: foreign(
    "Skript des Chatbots",
    "Skript des Chatbots; leer: stattdessen steht der Link zum Kontakt",
    "script of the chatbot; empty for the link to the contact page",
  ),
  off: behaviour(
    "Abgeschaltete Widgets",
    "ids von Widgets, die nirgends erscheinen, siehe [Ein Widget abschalten](#ein-widget-abschalten)",
    "ids of widgets that stay asleep: the anchor's own content stays, and nothing is loaded or asked for it",
  ),
  releaseChoice: behaviour(
    "Fassung über die Adresse",
    "ob `?portal-release=1.2.3` die Fassung wählt; nur für Testseiten, siehe [Erst auf einzelnen Seiten](betrieb.md#erst-auf-einzelnen-seiten)",
    "whether `?portal-release=1.2.3` chooses the release; for pages of quality assurance only",
  ),
  observe: behaviour(
    "Beobachten",
    "ob die Seite von Fehlern, Ladezeiten und Schritten im Shop erfährt, siehe [Beobachten](beobachten.md)",
    "whether the page is told of faults, of how fast widgets are, and of the shop's steps",
  ),
  structuredData: behaviour(
    "Daten für Suchmaschinen",
    "ob Angebote, Termine, Fachtagungen, Hotels und Standorte im Kopf der Seite für Suchmaschinen beschrieben werden, siehe [Suchmaschinen](betrieb.md#suchmaschinen)",
    "whether offers, dates, conferences, hotels and locations are described for search engines in the page's head",
  ),
  reservations: behaviour(
    "Reservierungen",
    "ob Angebot, Termine und Suche neben dem Warenkorb „Unverbindlich reservieren“ anbieten",
    "whether offer, dates and search offer a reservation without obligation beside the cart",
  ),
  reservationNote: behaviour(
    "Hinweis zu Reservierungen",
    "was neben „Unverbindlich reservieren“ steht, etwa wie lange eine Reservierung gilt und was sie kostet",
    "what stands beside the button that reserves, such as how long a reservation holds and what it costs",
  ),
};

/** What the keys below a configuration key are for. */
export const nestedTexts: {
  readonly consent: Record<keyof ConsentConfig, Words>;
  readonly csrf: Record<keyof CsrfConfig, Words>;
  readonly menu: Record<keyof MenuEntry, Words>;
} = {
  consent: {
    cookie: {
      de: "Name des Cookies oder des Eintrags im Speicher",
      en: "name of the cookie, or of the entry in the storage",
    },
    storage: {
      de: "wo die Einwilligung steht: `cookie`, `localStorage` oder `sessionStorage`",
      en: "where the consent stands: `cookie`, `localStorage` or `sessionStorage`",
    },
    path: {
      de: "Stelle des Werts im JSON, das dort steht, zum Beispiel `consents.marketing`; leer: der ganze Text",
      en: "place of the value in the JSON that stands there, as `consents.marketing`; empty for the whole text",
    },
    granted: {
      de: "Wert, wenn zugestimmt wurde; in einer Liste genügt ein Eintrag",
      en: "value once consent is given; in a list one entry is enough",
    },
    changeEvent: {
      de: "Ereignis auf `document`, mit dem der Einwilligungsdienst eine Änderung meldet; mehrere mit Leerzeichen dazwischen",
      en: "event on `document` by which the consent manager tells of a change; several with blanks between them",
    },
    requestEvent: {
      de: "Ereignis auf `document`, mit dem das Portal um die Abfrage bittet",
      en: "event on `document` by which the portal asks for the consent dialog",
    },
  },
  csrf: {
    cookie: { de: "Name des Cookies", en: "name of the cookie" },
    header: { de: "Name der Kopfzeile", en: "name of the header" },
  },
  menu: {
    title: { de: "Beschriftung", en: "label" },
    uri: { de: "Adresse", en: "address" },
    visible: { de: "ob der Eintrag erscheint", en: "whether the entry is shown" },
    active: { de: "ob er der aktuelle ist", en: "whether it is the current one" },
  },
};
