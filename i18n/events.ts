/** Texts of events (spec section 2). */
export const events = {
  tabsLabel: 'Meine Seminare',
  planned: 'Geplant',
  current: 'Aktuell',
  completed: 'Abgeschlossen',
  loading: 'Seminare werden geladen.',
  loadingOne: 'Seminar wird geladen.',
  none: 'Keine Seminare vorhanden.',
  unknown: 'Der Termin hat bereits stattgefunden oder wurde storniert.',
  untitled: 'Ohne Titel',
  seriesTitle: (title: string): string => `Ausbildung zum ${title}`,
  moduleTitle: (letter: string, title: string): string => (title === '' ? `Modul ${letter}` : `Modul ${letter}: ${title}`),
  followUp: 'Online-Nachbetreuung',
  inhouse: 'Inhouse-Seminar',
  modulesLabel: 'Module der Ausbildung',
  factsLabel: 'Daten zum Seminar',
  bookingNumber: 'Buchungsnummer',
  start: 'Beginn',
  end: 'Ende',
  period: 'Zeitraum',
  place: 'Ort',
  linksLabel: 'Aktionen zum Seminar',
  calendar: 'In Kalender eintragen',
  costCalculator: 'Kostenrechner',
  noticePdf: 'Mitteilung an die Geschäftsführung (PDF)',
  themePdf: 'Seminarbeschreibung mit Terminen (PDF)',
} as const;

/** Labels inside the calendar file (spec section 9). */
export const calendarLabels = { event: 'Seminar', online: 'Online' } as const;
