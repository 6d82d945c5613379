import type { Explained } from './inspector-config.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Headings, buttons and states of the overlay that explains a page to its author. */
export const panelTexts = {
  title: 'Seitenprüfung Kundenportal',
  version: (version: string): string => `Version ${version}`,
  copy: 'Bericht kopieren',
  copied: 'Der Bericht ist kopiert. Fügen Sie ihn in Ihre E-Mail an den Support ein.',
  copyByHand: 'Der Browser erlaubt das Kopieren hier nicht. Markieren Sie den Text und kopieren Sie ihn mit Strg+C.',
  reportLabel: 'Bericht als Text',
  collapse: 'Einklappen',
  expand: 'Ausklappen',
  close: 'Schließen',
  allGood: 'Keine Fehler gefunden.',
  summary: (errors: number, warnings: number, hints: number): string =>
    [
      ...(errors > 0 ? [counted(errors, 'Fehler', 'Fehler')] : []),
      ...(warnings > 0 ? [counted(warnings, 'Warnung', 'Warnungen')] : []),
      ...(hints > 0 ? [counted(hints, 'Hinweis', 'Hinweise')] : []),
    ].join(', '),
  levels: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
  findings: 'Was zu ändern ist',
  widgets: 'Bausteine',
  absent: 'nicht auf dieser Seite',
  absentTitle: (count: number): string => `${counted(count, 'weiterer Baustein', 'weitere Bausteine')} nicht auf dieser Seite`,
  drawn: (seconds: string): string => `angezeigt ${seconds} s nach dem Aufruf der Seite`,
  failed: 'nicht angezeigt, weil ein Fehler vorliegt',
  waiting: 'noch nicht angezeigt',
  refused: 'nicht gestartet',
  config: 'Konfiguration',
  configDefaults: (count: number): string => `${counted(count, 'Schlüssel', 'Schlüssel')} mit der Vorgabe`,
  configNone: 'Alle Schlüssel haben ihre Vorgabe.',
  empty: '(leer)',
  consent: 'Einwilligung und Sitzung',
  consentGiven: (cookie: string): string => `Einwilligung in fremde Inhalte: erteilt (Cookie „${cookie}“)`,
  consentMissing: (cookie: string, granted: string): string => `Einwilligung in fremde Inhalte: nicht erteilt (das Cookie „${cookie}“ hat nicht den Wert „${granted}“)`,
  sessionActive: 'Sitzung: kein Aufruf wurde wegen fehlender Anmeldung abgelehnt',
  sessionExpired: 'Sitzung: abgelaufen, der Server verlangt eine neue Anmeldung',
  calls: 'Aufrufe',
  callsNone: 'Bisher keine Aufrufe.',
  callHead: ['Aufruf', 'Antwort', 'Dauer'],
  noAnswer: 'keine',
  duration: (ms: number): string => `${ms} ms`,
  blocked: 'Durch die Sicherheitsregeln der Seite gesperrt',
  blockedNone: 'Nichts. Frühere Sperren meldet nicht jeder Browser; laden Sie die Seite im Zweifel in Chrome oder Edge.',
  reportHead: 'Bericht der Seitenprüfung',
  page: 'Seite',
  time: 'Zeit',
  browser: 'Browser',
  viewport: 'Fenster',
  change: 'Ändern',
} as const;

const statusText = (status: number): string => `Der Server antwortet auf diesen Aufruf mit dem Fehler ${status}.`;

/** Sentences about calls that went wrong. */
export const callTexts = {
  noAnswer: (path: string): Explained => ({
    what: `Auf den Aufruf ${path} kam keine Antwort.`,
    fix: 'Prüfen Sie die Internetverbindung und die Adresse in der Konfiguration. Steht der Server unter einem anderen Namen als die Seite, muss die Technik den Zugriff erlauben (CORS, Sicherheitsregeln).',
  }),
  session: (): Explained => ({
    what: 'Die Sitzung ist abgelaufen oder Sie sind nicht angemeldet.',
    fix: 'Melden Sie sich im Kundenportal an und laden Sie die Seite neu. An der Seite selbst ist nichts zu ändern.',
  }),
  notFound: (path: string): Explained => ({
    what: `Der Server kennt ${path} nicht (Fehler 404).`,
    fix: 'Geht es um ein Seminar, prüfen Sie die Nummer in data-event-id. Sonst prüfen Sie apiBase und endpoints in der Konfiguration.',
  }),
  refused: (status: number): Explained => ({ what: statusText(status), fix: 'Prüfen Sie, ob Sie mit dem richtigen Konto angemeldet sind, und senden Sie sonst diesen Bericht an den Support.' }),
  broken: (status: number): Explained => ({ what: statusText(status), fix: 'An der Seite ist nichts zu ändern. Bitte senden Sie diesen Bericht an den Support.' }),
  malformed: (detail: string): Explained => ({
    what: `Die Antwort des Servers hat nicht die vereinbarte Form (${detail}).`,
    fix: 'Prüfen Sie die Adresse in der Konfiguration; liefert sie eine HTML-Seite, ist sie falsch. Sonst senden Sie diesen Bericht an den Support.',
  }),
} as const;

/** A sentence about what the page's content security policy has blocked. */
export const blockedText = (directive: string, blocked: string): Explained => {
  if (directive.includes('trusted-types')) {
    return { what: `Die Regel „${directive}“ der Seite lehnt ${blocked} ab.`, fix: 'Die Technik muss in „trusted-types“ die Namen aus der Anleitung „Betrieb“ eintragen.' };
  }
  return { what: `Die Regel „${directive}“ der Seite sperrt ${blocked}.`, fix: `Wird es gebraucht, muss die Technik es in der Regel „${directive}“ (Content-Security-Policy) erlauben.` };
};

/** What was blocked where the browser names no address. */
export const blockedThings: Readonly<Record<string, string>> = { inline: 'Code oder Stil im HTML der Seite', eval: 'Code aus Text', 'wasm-eval': 'WebAssembly', data: 'eine data:-Adresse', blob: 'eine blob:-Adresse' };
