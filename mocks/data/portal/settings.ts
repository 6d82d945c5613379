import type { BrFunctionCategory, Country, MarketingPreferences, Salutation, Topic } from "#domain/entities/people.ts";

export const countries: Country[] = ["Deutschland", "Österreich", "Schweiz", "Luxemburg", "Dänemark"].map(
  (name, index) => ({ countryId: index + 1, name }),
);

/** The twelve source ids that spec section 9 allows, and three that must not be offered (1, 7, 99). */
export const salutations: Salutation[] = (
  [
    ["", 2],
    ["Herr", 3],
    ["Divers", 42],
    ["Frau", 4],
    ["Frau Dr.", 6],
    ["Herr Dr.", 10],
    ["Dr.", 5],
    ["Frau Prof.", 14],
    ["Herr Prof.", 23],
    ["Frau Prof. Dr.", 43],
    ["Herr Prof. Dr.", 44],
    ["Prof. Dr.", 45],
    ["Firma", 1],
    ["Familie", 7],
    ["Eheleute", 99],
  ] as const
).map(([name, sourceId]) => ({ name, sourceId }));

/** Sort orders run against the order of the list, so that sorting shows. */
export const brFunctionCategories: BrFunctionCategory[] = [
  {
    name: "Betriebsrat",
    brFunctions: [
      { id: 104, name: "Ersatzmitglied", sortOrder: 40 },
      { id: 101, name: "Vorsitzende:r", sortOrder: 10 },
      { id: 103, name: "Mitglied des Betriebsrats", sortOrder: 30 },
      { id: 102, name: "Stellvertretende:r Vorsitzende:r", sortOrder: 20 },
    ],
  },
  {
    name: "Überbetriebliche Gremien",
    brFunctions: [
      { id: 202, name: "Mitglied im Konzernbetriebsrat", sortOrder: 2 },
      { id: 201, name: "Mitglied im Gesamtbetriebsrat", sortOrder: 1 },
    ],
  },
  {
    name: "Schwerbehindertenvertretung",
    brFunctions: [
      { id: 301, name: "Vertrauensperson", sortOrder: 1 },
      { id: 302, name: "Stellvertretendes Mitglied der SBV", sortOrder: 2 },
    ],
  },
  {
    name: "Betriebsfunktionen",
    brFunctions: [
      { id: 402, name: "Leitende:r Angestellte:r", sortOrder: 20 },
      { id: 401, name: "Jugend- und Auszubildendenvertretung", sortOrder: 10 },
    ],
  },
];

/** Functions that exclude each other; a conflict without a message is one that the backend does not explain. */
export const brFunctionConflicts: readonly { pair: readonly [number, number]; errorMsg: string | null }[] = [
  { pair: [101, 102], errorMsg: "Vorsitz und stellvertretender Vorsitz können nicht gleichzeitig ausgeübt werden." },
  { pair: [103, 402], errorMsg: null },
];

const fields = [
  "Arbeitsrecht",
  "Arbeitsschutz",
  "Betriebsratswahl",
  "Datenschutz",
  "Digitalisierung",
  "Gesprächsführung",
  "Mitbestimmung",
  "Vergütung",
  "Wirtschaft",
  "Öffentlichkeitsarbeit",
] as const;
const aspects = [
  "Grundlagen",
  "Aufbauwissen",
  "Vertiefung",
  "Praxiswissen",
  "Aktuelle Rechtsprechung",
  "Neue Gesetze",
  "Betriebsvereinbarungen",
  "Fälle aus der Praxis",
  "Wissen für Vorsitzende",
  "Wissen für Ersatzmitglieder",
  "Homeoffice und mobile Arbeit",
  "Schichtarbeit",
  "Betriebsänderung",
  "Künstliche Intelligenz",
  "Verhandeln mit dem Arbeitgeber",
  "Auf einen Blick",
] as const;

function topics(from: number): Topic[] {
  return aspects.flatMap((aspect, row) =>
    fields.map((field, column) => ({
      attributevalue: from + row * fields.length + column,
      value: `${field}: ${aspect}`,
    })),
  );
}

/** Separate lists for print and digital, 320 topics in all ("over 300 seminar topics", spec section 9). */
export const advertisingTopics = { print: topics(300_001), digital: topics(400_001) };

/** The advertising wishes that a customer has at first. */
export function buildMarketing(): MarketingPreferences {
  return {
    sendAdsPrint: true,
    sendAdsDigital: false,
    sendCatalogPrint: true,
    sendCatalogDigital: false,
    selectedPrintTopics: [300_001, 300_004],
    selectedDigitalTopics: [400_002],
    contactId: "7f1c-204711",
  };
}
