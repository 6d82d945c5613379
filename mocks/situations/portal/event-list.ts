import type { Situation } from '#mocks/situations/situation.ts';

const widget = 'portal-event-list';
const open = (title: string) => ({ click: ['button', title] }) as const;

/** The event list: its tabs, its cards by display kind, and what can go wrong. */
export const eventListSituations: readonly Situation[] = [
  { id: 'seminarliste', title: 'Geplant, erstes Seminar offen', widget, shows: ['link', 'In Kalender eintragen'] },
  { id: 'seminarliste-aktuell', title: 'Aktuell', widget, hash: '#aktuell', shows: 'Kündigungsschutz aktuell' },
  { id: 'seminarliste-abgeschlossen', title: 'Abgeschlossen', widget, hash: '#abgeschlossen', shows: 'Betriebsänderung und Sozialplan' },
  { id: 'seminarliste-reiterwechsel', title: 'Reiter gewechselt', widget, steps: [{ tab: 'Abgeschlossen' }], shows: 'Betriebsänderung und Sozialplan' },
  { id: 'seminarliste-reiter-fokus', title: 'Tastatur auf einem Seminar', widget, steps: [{ focus: ['button', 'Arbeitszeit und Mitbestimmung'] }], shows: 'Arbeitszeit und Mitbestimmung' },
  { id: 'seminarliste-gesucht', title: 'Gesucht und gefunden', widget, steps: [{ type: ['Seminare suchen', 'hamburg april'] }], shows: '1 von 17 Seminaren' },
  { id: 'seminarliste-kein-treffer', title: 'Gesucht, kein Treffer', widget, steps: [{ type: ['Seminare suchen', 'Raumfahrt'] }], shows: ['button', 'Alle Seminare anzeigen'] },
  { id: 'seminarliste-adresse', title: 'Von der Adresse geöffnet', widget, hash: '#geplant:event-5015', shows: 'S-5015-26' },
  { id: 'seminarliste-ohne-seite', title: 'Ohne Seite je Seminar', widget, config: { pages: {} }, shows: ['button', 'Protokollführung im Betriebsrat'] },
  { id: 'seminarliste-laedt', title: 'Geplant lädt', widget, scenario: 'slow:eventsFuture', shows: 'Seminare werden geladen.' },
  { id: 'seminarliste-aktuell-laedt', title: 'Aktuell lädt', widget, hash: '#aktuell', scenario: 'slow:eventsPast', shows: 'Seminare werden geladen.' },
  { id: 'seminarliste-leer', title: 'Keine geplanten Seminare', widget, customer: 'newcomer', shows: 'Keine Seminare vorhanden.' },
  { id: 'seminarliste-abgeschlossen-leer', title: 'Keine abgeschlossenen Seminare', widget, customer: 'newcomer', hash: '#abgeschlossen', shows: 'Keine Seminare vorhanden.' },
  { id: 'seminarliste-fehler', title: 'Serverfehler', widget, scenario: 'fail:eventsFuture', shows: 'Die Inhalte konnten nicht geladen werden. Bitte versuchen Sie es später erneut.' },
  { id: 'seminarliste-abgeschlossen-fehler', title: 'Abgeschlossen nicht ladbar', widget, hash: '#abgeschlossen', scenario: 'fail:eventsPast', shows: ['button', 'Erneut versuchen'] },
  { id: 'seminarliste-offline', title: 'Keine Verbindung', widget, scenario: 'offline:eventsFuture', shows: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.' },
  { id: 'seminarliste-unverstaendlich', title: 'Antwort mit falschen Typen', widget, scenario: 'malformed:eventsFuture', shows: 'Der Server hat eine unverständliche Antwort gesendet. Bitte versuchen Sie es später erneut.', complaint: '[portal] Malformed answer of ' },
  { id: 'seminarliste-html', title: 'Wartungsseite statt Antwort', widget, scenario: 'html:eventsFuture', shows: 'Der Server hat eine unverständliche Antwort gesendet. Bitte versuchen Sie es später erneut.', complaint: '[portal] Malformed answer of ' },
  { id: 'seminarliste-wieder-da', title: 'Nach einem Fehler erneut versucht', widget, scenario: 'fail:eventsFuture', steps: [{ wait: ['button', 'Erneut versuchen'] }, { play: 'normal' }, { click: ['button', 'Erneut versuchen'] }], shows: ['link', 'In Kalender eintragen'] },
  { id: 'seminarliste-sitzung', title: 'Sitzung abgelaufen', widget, scenario: 'expired', shows: ['link', 'Zur Anmeldung'] },
  { id: 'seminarliste-luecken', title: 'Alle optionalen Felder fehlen', widget, scenario: 'nulls', shows: 'Ohne Titel' },
  { id: 'seminarliste-viele', title: '300 Seminare', widget, customer: 'large', shows: 'Arbeitsrecht: Grundlagen, Teil 1' },
  { id: 'seminarliste-mitglied', title: 'Seminare eines Mitglieds', widget, attributes: { 'data-user-id': '1002' }, shows: ['link', 'In Kalender eintragen'] },
  { id: 'seminarliste-mitglied-verwehrt', title: 'Seminare eines anderen, ohne Recht', widget, customer: 'member', attributes: { 'data-user-id': '1002' }, shows: ['button', 'Erneut versuchen'] },
  { id: 'seminarliste-ausbildung', title: 'Ausbildung offen', widget, steps: [open('Ausbildung zum Betriebliche:r Mediator:in')], shows: 'Modul A: Konflikte erkennen und ansprechen' },
  { id: 'seminarliste-modul', title: 'Ausbildung und Modul offen', widget, steps: [open('Ausbildung zum Betriebliche:r Mediator:in'), open('Modul C: Online-Werkstatt: Fälle aus der Praxis')], shows: 'Modul C: Online-Werkstatt: Fälle aus der Praxis' },
  { id: 'seminarliste-nachbetreuung', title: 'Seminar mit Online-Nachbetreuung offen', widget, steps: [open('Arbeitsschutz von Grund auf')], shows: ['button', 'Online-Nachbetreuung'] },
  { id: 'seminarliste-inhouse', title: 'Inhouse-Seminar offen', widget, steps: [open('Inhouse Seminar')], shows: 'Die Dokumente stehen Ihnen ab Seminarbeginn zur Verfügung.' },
  { id: 'seminarliste-fachtagung', title: 'Fachtagung offen', widget, steps: [open('Fachtagung Künstliche Intelligenz im Betrieb')], shows: ['button', 'Fachtagung Künstliche Intelligenz im Betrieb'] },
  { id: 'seminarliste-langer-titel', title: 'Sehr langer Titel offen', widget, steps: [open('Überörtliche Zuständigkeiten')], shows: ['button', 'Überörtliche Zuständigkeiten'] },
  { id: 'seminarliste-zu', title: 'Alle Seminare zu', widget, steps: [open('Protokollführung im Betriebsrat')], shows: ['button', 'Protokollführung im Betriebsrat'] },
  { id: 'seminarliste-falsches-attribut', title: 'Falsches Attribut', widget, attributes: { 'data-user-id': 'a b' }, shows: 'Dieser Bereich ist auf der Seite nicht richtig eingerichtet und kann deshalb nicht angezeigt werden.', complaint: 'data-user-id must be an id' },
  { id: 'seminarliste-ohne-code', title: 'Code nicht ladbar', widget, missing: '*', shows: ['button', 'Seite neu laden'], complaint: 'Failed to fetch dynamically imported module' },
];
