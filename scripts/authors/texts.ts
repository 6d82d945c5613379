import type { Config } from '#config/config.ts';
import type { WidgetId } from '#mount/registry.ts';

/** What each widget shows, in the words of the authors' manual, and an example of its `data-json` where it needs one. */
export const widgetTexts: Record<WidgetId, { shows: string; json?: object }> = {
  'portal-event-list': { shows: 'Die Seminare der angemeldeten Person in den Reitern Geplant, Aktuell und Abgeschlossen. Mit `data-user-id` die Seminare dieses Gremium-Mitglieds.' },
  'portal-event-overview': { shows: 'Ein Seminar in Kürze: Ort, Beginn, Ende, PDF-Dateien, Kalender und Kostenrechner.' },
  'portal-event-detail': { shows: 'Die Detailseite eines Seminars: Titel, Angaben, Schaltflächen und Reiter, mit Buchen und Stornieren.' },
  'portal-document-list': { shows: 'Die Unterlagen, nach Seminaren geordnet.' },
  'portal-calendar-download': { shows: 'Ein Link, der die Termine eines Seminars als Kalenderdatei speichert.' },
  'portal-gremium-members': { shows: 'Die Mitglieder des Gremiums mit Suche; Buchungen und Einstellungen öffnen sich auf derselben Seite.' },
  'portal-gremium-members-links': { shows: 'Die Mitglieder des Gremiums mit Links auf die Seiten für Buchungen und Einstellungen (ältere Fassung).' },
  'portal-schedule': { shows: 'Der Ablauf eines Seminars, Tag für Tag.' },
  'portal-hotel-map': { shows: 'Ein Hotel auf der Karte, sobald die Person externen Inhalten zugestimmt hat, mit seinen Preisen bis zum Ende des Seminars.' },
  'portal-hotel-prices': { shows: 'Was Gäste in einem Hotel zahlen.' },
  'portal-next-event': { shows: 'Das nächste Seminar mit den verbleibenden Tagen.' },
  'portal-article-recommendations': { shows: 'Empfohlene Artikel.' },
  'portal-bookmarks': { shows: 'Die Merkliste als Kacheln.' },
  'portal-bookmarks-compact': { shows: 'Die Merkliste in kurzer Form.' },
  'portal-wishlist-remove-{id}': { shows: 'Eine Schaltfläche, die den Eintrag mit der Nummer am Ende der id von der Merkliste nimmt. Auf einer Seite dürfen beliebig viele stehen.' },
  'portal-menu-desktop': { shows: 'Das Menü; unter 992 px weicht es dem mobilen, wenn beide auf der Seite stehen. Einträge kommen aus dem Schlüssel `menu` der Konfiguration.' },
  'portal-menu-mobile': { shows: 'Das Menü hinter einer Schaltfläche; ab 992 px weicht es dem anderen, wenn beide auf der Seite stehen.' },
  'portal-location-gallery': { shows: 'Bilder eines Standorts mit Beschreibung und Link.', json: { description: 'Unser Haus am See', url: '/standorte/am-see', buttonText: 'Zum Standort', images: [{ url: '/bilder/am-see.jpg', width: 800, height: 600 }] } },
  'portal-user-settings': { shows: 'Die eigenen Einstellungen: Daten, Firma, BR-Funktionen, Hotelwünsche und Informationsangebot.' },
  'portal-feedback': { shows: 'Rückmeldung an den Kundenservice, nach Themen und besuchten Seminaren.' },
};

/** What each configuration key is for. */
export const configTexts: Record<keyof Config, string> = {
  apiBase: 'Anfang der Adresse aller Aufrufe des Portals',
  endpoints: 'einzelne Aufrufe an anderer Stelle: Name des Aufrufs → Pfad; mit `/` vorn ab der Wurzel der Website, sonst unter `apiBase`',
  feedbackEventsUrl: 'besuchte Seminare für die Rückmeldung',
  feedbackSendUrl: 'Ziel der Rückmeldung',
  tokenUrl: 'Zugangsschlüssel für Aufrufe, die einen brauchen',
  userUrl: 'die angemeldete Person',
  gremiumUsersUrl: 'die Mitglieder des Gremiums',
  orderApiBase: 'Anfang der Adresse des Warenkorbs',
  wishlistApiBase: 'Anfang der Adresse der Merkliste',
  imageServiceBase: 'externer Bilderdienst; leer: dieselbe Website',
  loginUrl: 'Anmeldung; dorthin führt eine abgelaufene Sitzung',
  logoutUrl: 'Abmeldung',
  settingsUrl: 'Ziel des Menüeintrags Einstellungen',
  passwordResetUrl: 'Dienst zum Ändern des Passworts; die Login-E-Mail reist als `email` mit',
  bookingsUrl: 'Seite mit Buchungen für die ältere Mitgliederliste',
  memberSettingsUrl: 'Seite mit Einstellungen für die ältere Mitgliederliste',
  termsUrl: 'AGB',
  privacyUrl: 'Datenschutzerklärung',
  contactUrl: 'Kontaktseite',
  supportPhone: 'Telefonnummer des Kundenservice; leer: keine',
  supportEmail: 'E-Mail-Adresse des Kundenservice; leer: keine',
  showGremiumButtons: 'ob Teilnehmende gebucht und storniert werden können',
  googleMapsApiKey: 'Schlüssel für Google Maps',
  googleMapsScriptUrl: 'Adresse des Kartenskripts, auf Wunsch mit Karten-ID, siehe [Karte](betrieb.md#karte)',
  consent: 'Cookie und Ereignisse der Einwilligung, siehe [Betrieb](betrieb.md)',
  pageHeaderSelector: 'was beim Öffnen eines Mitglieds verschwindet: Kopf der Seite',
  tabWrapperSelector: 'was beim Öffnen eines Mitglieds verschwindet: Reiter der Seite',
  advertisingHash: 'Kennung beim Speichern des Informationsangebots',
  menu: 'Einträge der Menüs: `{"title", "uri", "visible", "active"}`',
  logoUrl: 'Bild in den Menüs; leer: keines',
  homeUrl: 'Ziel des Bildes in den Menüs',
  activeDocId: 'Dokument-id, die die Links der älteren Mitgliederliste mitnehmen',
  csrf: 'Cookie, dessen Wert Änderungen an die eigene Site mitschicken, und die Kopfzeile dafür: `{"cookie", "header"}`; ohne ein solches Cookie nichts',
};

/** What the anchors tell the page. */
export const eventTexts = {
  'portal:mounted': { detail: '{widget}', when: 'ein Widget hat den Platzhalter übernommen' },
  'portal:error': { detail: '{widget, message}', when: 'ein Platzhalter ist falsch eingerichtet, oder sein Code war nicht ladbar' },
  'portal:submit': { detail: '{widget, action, outcome}', when: 'eine Änderung wurde gesendet, ist gelungen oder gescheitert' },
  tabChange: { detail: '{widget, tab}', when: 'ein anderer Reiter ist aktiv' },
} as const;

/** The tabs that an address can open, by the widget that has them (contract section 1). */
export const tabTexts = {
  'portal-event-list': ['geplant', 'aktuell', 'abgeschlossen'],
  'portal-event-detail': ['gremium', 'inhalt', 'ablaufplan', 'standort', 'bilder', 'videos', 'dokumente', 'wegweiser'],
  'portal-user-settings': ['meine-daten', 'firmendaten', 'br-funktionen', 'hotelwuensche', 'informationsangebot'],
} as const satisfies Partial<Record<WidgetId, readonly string[]>>;
