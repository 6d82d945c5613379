/** A trainer; the picture is drawn by its name. */
export interface Trainer {
  readonly name: string;
  readonly role: string;
  readonly about: string;
  readonly image: string;
}

const trainer = (nr: number, name: string, role: string, about: string): Trainer => ({
  name,
  role,
  about,
  image: `/mock-media/person/${nr}-320x320.svg`,
});

/** The trainers of the house. */
export const trainers = {
  sandmann: trainer(
    11,
    "Wiebke Sandmann",
    "Fachanwältin für Arbeitsrecht",
    "Sie vertritt seit 16 Jahren Betriebsräte vor Arbeitsgerichten und in Einigungsstellen. Aus ihren Fällen sind die Übungen dieses Seminars entstanden.",
  ),
  aydin: trainer(
    14,
    "Tarek Aydın",
    "Rechtsanwalt, früher Betriebsratsvorsitzender",
    "Er hat zwölf Jahre lang ein Gremium mit 15 Mitgliedern geleitet und kennt beide Seiten des Tisches.",
  ),
  kornfeld: trainer(
    13,
    "Dr. Ilse Kornfeld",
    "Arbeitspsychologin",
    "Sie begleitet Betriebe bei der Gefährdungsbeurteilung, vom ersten Fragebogen bis zur wirksamen Maßnahme.",
  ),
  brandt: trainer(
    18,
    "Jonas Brandt",
    "Sprechtrainer und Mediator",
    "Er bereitet Vorsitzende auf Betriebsversammlungen vor und moderiert festgefahrene Verhandlungen.",
  ),
  demir: trainer(
    15,
    "Aylin Demir",
    "Beraterin für Datenschutz und mobile Arbeit",
    "Sie prüft für Gremien neue Software und verhandelt Betriebsvereinbarungen zu Homeoffice und künstlicher Intelligenz.",
  ),
} as const satisfies Record<string, Trainer>;
