/** A made-up address in a form in which people in Germany write theirs. */
export interface ShapedAddress {
  /** The text that autofill or pasting puts into the field for the street. */
  readonly line: string;
  readonly street: string;
  readonly number: string;
  readonly postalCode: string;
  readonly city: string;
}

const streets = [
  "Musterstraße",
  "Hauptstr.",
  "Am Ring",
  "Straße des 17. Juni",
  "Platz der Republik",
  "An der Alten Försterei",
  "Große Bleichen",
  "Unter den Linden",
  "Zum Eichberg",
  "Prof.-Dr.-Helmert-Straße",
  "St.-Georg-Weg",
  "Straße der 12 Apostel",
  "Carl-von-Ossietzky-Allee",
  "Im Winkel",
  "Kaiser-Wilhelm-Ring",
  "Rue-Montgolfier-Straße",
  "Lange Gasse",
  "Auf'm Hövel",
  "Bahnhofplatz",
  "Öhlmühlweg",
];
const numbers = ["1", "12a", "135", "5-7", "7 b", "100", "12/3", "44c", "3 A", "2-4"];
const places: readonly (readonly [string, string])[] = [
  ["89073", "Ulm"],
  ["10623", "Berlin"],
  ["06108", "Halle (Saale)"],
  ["60311", "Frankfurt am Main"],
  ["01067", "Dresden"],
  ["27568", "Bremerhaven"],
  ["95444", "Bayreuth"],
  ["72070", "Tübingen"],
  ["61348", "Bad Homburg v. d. Höhe"],
  ["D-45127", "Essen"],
  ["80 331", "München"],
  ["19053", "Schwerin"],
  ["26603", "Aurich/Ostfriesland"],
  ["07743", "Jena"],
];

/** 200 addresses: every street with every number, the places in turn. */
export const addresses: readonly ShapedAddress[] = streets.flatMap((street, first) =>
  numbers.map((number, second): ShapedAddress => {
    const [postalCode, city] = places[(first * numbers.length + second) % places.length] ?? ["10115", "Berlin"];
    return { line: `${street} ${number}`, street, number, postalCode, city };
  }),
);
