/** Texts of the form for several people at once, which is loaded when it opens. */
export const pastedTexts = {
  pasteHint:
    "Wir lesen auch „Frau Dr. Anna Schmidt“, „Müller, Dieter“ und Spalten aus einer Tabelle. E-Mail-Adressen lassen wir weg.",
  preview: "Vorschau",
  swapNames: "Vor- und Nachnamen tauschen",
  problems: {
    email: "E-Mail-Adresse statt Name",
    lastname: "Nachname fehlt",
    firstname: "Vorname fehlt",
    shortLastname: "Nachname ist zu kurz",
    shortFirstname: "Vorname ist zu kurz",
  },
  howToAddress: (name: string): string => `Wie sprechen wir ${name} an?`,
  addAll: (count: number): string =>
    count === 1
      ? "1 Teilnehmer:in hinzufügen"
      : [...(count === 0 ? [] : [count]), "Teilnehmer:innen hinzufügen"].join(" "),
  addedOf: (added: number, all: number): string => `${added} von ${all} hinzugefügt`,
  linesStay: (count: number): string =>
    count === 1
      ? "1 unvollständige Zeile bleibt im Feld, bis Sie sie ergänzen."
      : `${count} unvollständige Zeilen bleiben im Feld, bis Sie sie ergänzen.`,
  linesMissing: "Bitte geben Sie mindestens einen Namen an.",
  linesWrong: "Bitte ergänzen Sie die unvollständigen Zeilen.",
} as const;
