/** What somebody who took part says of a seminar. */
export interface Voice {
  readonly text: string;
  /** Who says it: office and trade, as the house names nobody. */
  readonly by: string;
}

/** What participants say of the seminars, by the `url` of the theme. */
export const voices: Readonly<Record<string, readonly Voice[]>> = {
  betriebsverfassungsrecht: [
    {
      text: "Am Montag danach habe ich unsere erste Tagesordnung neu geschrieben. Seitdem hält jeder Beschluss.",
      by: "Neues Mitglied im Betriebsrat, Maschinenbau",
    },
    {
      text: "Endlich ohne Juristendeutsch. Jede Regel kam mit einem Fall, den wir aus dem Betrieb kannten.",
      by: "Ersatzmitglied, Logistik",
    },
  ],
  "arbeitsrecht-kompakt": [
    {
      text: "Ich weiß jetzt, wann ich antworten darf und wann ich an den Anwalt verweise. Das nimmt Druck.",
      by: "Betriebsrätin, Handel",
    },
    {
      text: "Wir haben unsere eigenen Musterverträge mitgebracht und drei Klauseln gefunden, die nicht gelten.",
      by: "Betriebsrat, Chemie",
    },
  ],
  kuendigungsschutz: [
    {
      text: "Zwei Wochen später lag die Anhörung auf dem Tisch. Unser Widerspruch hat gehalten.",
      by: "Vorsitzende des Personalausschusses, Automobilzulieferer",
    },
    {
      text: "Die Fristen hängen jetzt als Blatt über meinem Schreibtisch.",
      by: "Betriebsrat, Krankenhaus",
    },
  ],
  rhetorik: [
    {
      text: "Die Kamera ist am ersten Tag schrecklich und am vierten ein Geschenk.",
      by: "Stellvertretende Vorsitzende, Lebensmittel",
    },
    {
      text: "Auf der letzten Betriebsversammlung habe ich zum ersten Mal ohne Zettel gesprochen.",
      by: "Betriebsrat, Metall",
    },
  ],
  gefaehrdungsbeurteilung: [
    {
      text: "Vorher hatten wir nur Beschwerden, jetzt haben wir einen Fahrplan und eine Vereinbarung.",
      by: "Betriebsrätin, Pflege",
    },
    { text: "Endlich jemand, der Zahlen und Menschen zugleich sieht.", by: "Vertrauensperson, Verwaltung" },
  ],
  "sbv-kompakt": [
    {
      text: "Die Formulare habe ich noch im Zug ausgefüllt. Der erste Antrag ist durch.",
      by: "Vertrauensperson, Stahl",
    },
    {
      text: "Ich bin mit einem Stapel Fragen gekommen und mit einem Netzwerk gegangen.",
      by: "Stellvertretende Vertrauensperson, Bank",
    },
  ],
  "jav-auftakt": [
    { text: "Ein Tag, und ich wusste, was ich als Erstes mache: zuhören gehen.", by: "JAV-Vorsitzender, Energie" },
    { text: "Der Betriebsrat nimmt uns seitdem anders wahr.", by: "JAV-Mitglied, Maschinenbau" },
  ],
  "neue-urteile": [
    {
      text: "Neunzig Minuten, und unser Wahlausschreiben war wieder sicher.",
      by: "Wahlvorstand, Versicherung",
    },
    { text: "Kurz, klar und mit dem Blatt zum Abhaken.", by: "Betriebsrätin, Softwarehaus" },
  ],
  "datenschutz-homeoffice": [
    {
      text: "Nach dem Seminar haben wir die Auswertung der Anmeldezeiten gestoppt.",
      by: "Betriebsrat, Versicherung",
    },
    { text: "Online und trotzdem kein Vortrag: Wir haben die ganze Zeit gearbeitet.", by: "Betriebsrätin, IT" },
  ],
};
