import type { Config } from '#config/config.ts';

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
