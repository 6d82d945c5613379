import type { Hotel } from "#domain/entities/hotel.ts";
import type { ListedHotel, ListedLocation } from "#domain/entities/location.ts";
import { blankHotel, buildHotels, pricesOf } from "#mocks/data/portal/hotels.ts";

interface Town {
  readonly locationId: number;
  readonly name: string;
  readonly postalCode: string;
  readonly place: readonly [latitude: number, longitude: number];
  readonly text: string;
}

const towns: readonly [Town, ...Town[]] = [
  {
    locationId: 1,
    name: "Hamburg",
    postalCode: "20457",
    place: [53.5432, 9.9924],
    text: "<p>Tagen zwischen <strong>Speicherstadt</strong> und Elbe, abends auf die Landungsbrücken.</p>",
  },
  {
    locationId: 2,
    name: "Berlin",
    postalCode: "10117",
    place: [52.5163, 13.3777],
    text: "<p>Seminare mitten in der Stadt, zehn Minuten vom Hauptbahnhof.</p>",
  },
  {
    locationId: 3,
    name: "München",
    postalCode: "80331",
    place: [48.1372, 11.5755],
    text: "<p>Nahe am Marienplatz, mit Biergarten für den gemeinsamen Abend.</p>",
  },
  {
    locationId: 4,
    name: "Köln",
    postalCode: "50667",
    place: [50.9413, 6.9583],
    text: "<p>Am Rhein, mit Blick auf den Dom.</p>",
  },
  {
    locationId: 5,
    name: "Binz auf Rügen",
    postalCode: "18609",
    place: [54.4012, 13.6121],
    text: "<p>Klausurtage am Meer: Strand vor der Tür, Sauna am Abend.</p>",
  },
  {
    locationId: 6,
    name: "Regensburg",
    postalCode: "93047",
    place: [49.0186, 12.0974],
    text: "<p>Welterbe an der Donau.</p>",
  },
  {
    locationId: 7,
    name: "Würzburg",
    postalCode: "97070",
    place: [49.7913, 9.9534],
    text: "<p>Zwischen Weinbergen und Residenz, in der Mitte Deutschlands.</p>",
  },
  {
    locationId: 8,
    name: "Dresden",
    postalCode: "01067",
    place: [51.0504, 13.7373],
    text: "<p>Barock und Elbwiesen.</p>",
  },
  {
    locationId: 9,
    name: "Füssen",
    postalCode: "87629",
    place: [47.5696, 10.7004],
    text: "<p>Seminare mit Bergblick.</p>",
  },
  {
    locationId: 10,
    name: "Düsseldorf",
    postalCode: "40213",
    place: [51.2254, 6.7763],
    text: "<p>Kurze Wege zu Bahn und Flughafen.</p>",
  },
  {
    locationId: 11,
    name: "Leipzig",
    postalCode: "04109",
    place: [51.3397, 12.3731],
    text: "<p>Fünf Minuten vom Kopfbahnhof.</p>",
  },
  {
    locationId: 12,
    name: "Stuttgart",
    postalCode: "70173",
    place: [48.7758, 9.1829],
    text: "<p>Zwischen Schlossgarten und Weinhängen.</p>",
  },
  {
    locationId: 13,
    name: "Bremen",
    postalCode: "28195",
    place: [53.0793, 8.8017],
    text: "<p>Am Marktplatz, mit Weserpromenade.</p>",
  },
  {
    locationId: 14,
    name: "Erfurt",
    postalCode: "99084",
    place: [50.9848, 11.0299],
    text: "<p>An der Krämerbrücke.</p>",
  },
];

/** Names before the town, street, which town; the seventh is the one that contract-public section 5 names. */
const houses: readonly (readonly [name: string, street: string, town: number])[] = [
  ["Seehotel Möwenblick", "Uferpromenade 12", 5],
  ["Altstadthotel Zum Goldenen Löwen", "Löwengasse 3", 6],
  ["Tagungshaus Brandenburger Tor", "Dorotheenstraße 40", 2],
  ["Hotel Isarblick", "Rosenheimer Straße 15", 3],
  ["Domhotel Köln", "Trankgasse 8", 4],
  ["Weinhotel Residenz", "Theaterstraße 21", 7],
  ["Hotel am Hafen Hamburg", "Seewartenstraße 9", 1],
  ["Kontorhaus Speicherstadt", "Speicherstraße 88a", 1],
  ["Elbresidenz Dresden", "Terrassenufer 2", 8],
  ["Alpenhof Füssen", "Am Hopfensee 7", 9],
  ["Hotel Königsallee", "Bahnstraße 30", 10],
  ["Messehotel Leipzig", "Goethestraße 5", 11],
  ["Schlossgartenhotel", "Königstraße 1", 12],
  ["Hotel Weserpromenade", "Schlachte 17", 13],
  ["Krämerbrückenhaus", "Michaelisstraße 44", 14],
  ["Spreehotel Mitte", "Friedrichstraße 101", 2],
];

/** What houses are praised for, a few of them in turn. */
const praise = [
  "mit Tageslicht, ruhige Zimmer und ein Saal für gemeinsame Abende.",
  "mit eigenem Eingang, kurze Wege zum Restaurant und eine Terrasse für die Pausen.",
  "unter dem Dach, ein Garten zum Durchatmen und Zimmer zur stillen Seite.",
  "für kleine Gruppen, Leihräder am Haus und eine Küche, die auf Wunsch ohne Fleisch auskommt.",
  "mit Bewegungspausen im Park, Zimmer mit Schreibtisch und eine Bar für den Austausch.",
] as const;

const townOf = (locationId: number): Town => towns.find((town) => town.locationId === locationId) ?? towns[0];

/** The hotels as events carry them; prices are valid in the year of `today` and the next one. */
function buildHouses(today: string): Hotel[] {
  return houses.map(([name, street, locationId], index) => {
    const [hotelId, town] = [index + 1, townOf(locationId)];
    const [latitude, longitude] = town.place;
    return {
      ...blankHotel,
      id: 100 + hotelId,
      internalId: 5000 + hotelId,
      name,
      street,
      postalCode: town.postalCode,
      city: town.name.replace(" auf Rügen", ""),
      latitude,
      longitude,
      location: { name: town.name },
      images: [1, 2, 3, 4].map((nr) => ({ url: `/mock-media/hotel/haus-${hotelId}-${nr}-960x640.svg` })),
      description: `<p><strong>${3 + (index % 4)}\u00a0Tagungsräume</strong> ${praise[index % praise.length] ?? ""}</p><ul><li>Klimaanlage in allen Räumen</li><li>Frühstück ab 6:30\u00a0Uhr</li></ul>`,
      disabledFriendlyFull: index % 3 === 0,
      disabledFriendlyPartly: index % 3 === 1,
      disabledFriendlyInfo: index % 3 === 2 ? null : "Zwei Zimmer und alle Tagungsräume sind stufenlos erreichbar.",
      iceAccessibility: index % 2 === 0 ? "Hauptbahnhof, 10 Minuten zu Fuß" : null,
      smokingRoom: index % 5 === 4,
      allergyRoom: index % 2 === 0,
      allergyRoomInfo: "Parkettboden und Allergikerbettwäsche auf Wunsch.",
      wallbox: index % 3 !== 1,
      wallboxInfo: "Vier Ladepunkte mit 11 kW.",
      wlan: true,
      parkingInfo: index % 4 === 3 ? null : `Tiefgarage, ${10 + index} Euro je Nacht.`,
      prices: pricesOf(today, { catering: 38.5 + index, singleRoom: 92 + index * 4 }),
    };
  });
}

/** Every hotel that the public site shows; the ids count from 1 in their order. */
export const buildListedHotels = (today: string): ListedHotel[] =>
  buildHouses(today).map((hotel, index) => ({ ...hotel, hotelId: index + 1 }));

/** Every hotel that has a page: those of the lists, and those of the customers' events, by their own id. */
export const buildKnownHotels = (today: string): ListedHotel[] => [
  ...buildListedHotels(today),
  ...Object.values(buildHotels(today)).map((hotel) => ({ ...hotel, hotelId: hotel.id })),
];

/** The towns, with the number of their hotels. */
export function buildLocations(): ListedLocation[] {
  return towns.map(({ locationId, name, text }) => ({
    locationId,
    name,
    image: `/mock-media/location/ort-${locationId}-960x640.svg`,
    text,
    hotels: houses.filter(([, , town]) => town === locationId).length,
  }));
}
