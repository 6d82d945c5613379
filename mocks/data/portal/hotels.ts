import type { Hotel, HotelPrice } from "#domain/entities/hotel.ts";
import { yearOf } from "#mocks/data/days.ts";

interface Board {
  catering: number;
  singleRoom: number;
}

const yes = [true, false];

function record(
  year: number,
  flags: Omit<HotelPrice, "validFrom" | "validUntil" | "catering" | "singleRoom">,
  board: Board,
): HotelPrice {
  return { validFrom: `${year}-01-01`, validUntil: `${year}-12-31`, ...flags, ...board };
}

/** One record per combination of the four flags and year, so that every day of both years finds exactly one. */
export function pricesOf(today: string, base: Board): HotelPrice[] {
  const years = [yearOf(today), yearOf(today) + 1];
  return years.flatMap((year, step) =>
    yes.flatMap((overnight) =>
      yes.flatMap((fullBoard) =>
        yes.flatMap((conference) =>
          yes.map((rhetoric) =>
            record(
              year,
              { conference, overnight, rhetoric, fullBoard },
              {
                catering:
                  base.catering +
                  step * 3 +
                  (overnight ? 14 : 0) +
                  (fullBoard ? 21.5 : 0) +
                  (conference ? 6 : 0) +
                  (rhetoric ? 2.5 : 0),
                singleRoom: overnight ? base.singleRoom + step * 4 : 0,
              },
            ),
          ),
        ),
      ),
    ),
  );
}

/** A hotel of which nothing is known. */
export const blankHotel: Hotel = {
  id: null,
  hotelId: null,
  name: null,
  street: null,
  postalCode: null,
  city: null,
  latitude: null,
  longitude: null,
  googleMapsPlaceId: null,
  location: null,
  internalId: null,
  images: [],
  description: null,
  disabledFriendlyFull: null,
  disabledFriendlyPartly: null,
  disabledFriendlyInfo: null,
  iceAccessibility: null,
  smokingRoom: null,
  allergyRoom: null,
  allergyRoomInfo: null,
  wallbox: null,
  wallboxInfo: null,
  wlan: null,
  parkingInfo: null,
  prices: [],
};

const images = (id: number): { url: string }[] =>
  [1, 2, 3].map((nr) => ({ url: `/mock-media/hotel/${id}-${nr}-960x640.svg` }));

/** Hotels of the portal by name; prices are valid in the year of `today` and the next one. */
export function buildHotels(today: string) {
  return {
    seeblick: {
      ...blankHotel,
      id: 31,
      internalId: 4031,
      name: "Seehotel Möwenblick",
      street: "Uferpromenade 12",
      postalCode: "18609",
      city: "Ostseebad Binz",
      latitude: 54.4012,
      longitude: 13.6121,
      googleMapsPlaceId: "mock-place-31",
      location: { name: "Binz auf Rügen" },
      images: images(31),
      description:
        "<p>Tagen mit Blick auf die Ostsee: <strong>fünf Tagungsräume</strong>, Sauna und ein Saal für gemeinsame Abende.</p>",
      disabledFriendlyFull: true,
      disabledFriendlyInfo: "Zwei barrierefreie Zimmer im Erdgeschoss.",
      iceAccessibility: true,
      smokingRoom: false,
      allergyRoom: true,
      allergyRoomInfo: "Parkettboden und Allergikerbettwäsche auf Wunsch.",
      wallbox: true,
      wallboxInfo: "Vier Ladepunkte mit 11 kW.",
      wlan: true,
      parkingInfo: "Tiefgarage, 12 Euro je Nacht.",
      prices: pricesOf(today, { catering: 38.5, singleRoom: 98 }),
    },
    altstadt: {
      ...blankHotel,
      id: 32,
      internalId: 4032,
      name: "Altstadthotel Zum Goldenen Löwen",
      street: "Löwengasse 3",
      postalCode: "93047",
      city: "Regensburg",
      latitude: 49.0186,
      longitude: 12.0974,
      googleMapsPlaceId: "mock-place-32",
      location: { name: "Regensburg" },
      images: images(32),
      description: "<p>Historisches Haus an der Donau, alle Räume mit Tageslicht.</p>",
      disabledFriendlyPartly: true,
      iceAccessibility: "Hauptbahnhof, 10 Minuten zu Fuß",
      wlan: true,
      parkingInfo: "Parkhaus am Dachauplatz.",
      prices: pricesOf(today, { catering: 41, singleRoom: 112.5 }),
    },
    hafen: {
      ...blankHotel,
      id: 33,
      internalId: 4033,
      name: "Kontorhaus am Hafen",
      street: "Speicherstraße 88a",
      postalCode: "20457",
      city: "Hamburg",
      latitude: 53.5432,
      longitude: 9.9924,
      googleMapsPlaceId: "mock-place-33",
      location: { name: "Hamburg" },
      images: images(33),
      description: "<p>Tagungshotel zwischen Speicherstadt und Landungsbrücken.</p>",
      wallbox: false,
      wlan: true,
      prices: pricesOf(today, { catering: 46.9, singleRoom: 139 }),
    },
    /** No prices, no coordinates: the two sentences of spec section 8. */
    waldhof: {
      ...blankHotel,
      id: 34,
      internalId: 4034,
      name: "Landgasthof Waldhof",
      street: "Am Forst 1",
      postalCode: "38667",
      city: "Bad Harzburg",
      location: { name: "Harz" },
      images: [],
      description: null,
      wlan: null,
    },
    /** An in-house room: a city, but no location of ours. */
    werk: {
      ...blankHotel,
      id: 35,
      name: "Musterwerke, Schulungszentrum Halle 7",
      street: "Werkstraße 100",
      postalCode: "38112",
      city: "Braunschweig",
      latitude: 52.3003,
      longitude: 10.4986,
    },
  } satisfies Record<string, Hotel>;
}

/** The same hotel with the records of ordinary seminars only: keeps answers with hundreds of events small. */
export function slimHotel(hotel: Hotel): Hotel {
  return { ...hotel, prices: hotel.prices.filter((price) => price.conference !== true && price.rhetoric !== true) };
}
