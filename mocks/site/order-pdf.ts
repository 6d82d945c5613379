import { isBookingOption } from "#domain/costs/booking-options.ts";
import { entryHotel, hotelCounts } from "#domain/costs/hotel-costs.ts";
import { toInstant } from "#domain/dates/time.ts";
import type { OrderOptions } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { eventPrice } from "#domain/event/money.ts";
import { addressLines } from "#domain/hotel/hotel-address.ts";
import { formatCents, formatDateTime, formatDay, formatHotelCount, formatPeriod } from "#i18n/format.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { plusVat, totalCosts } from "#i18n/sentences.ts";
import { makePaper, type PaperLine } from "#mocks/data/paper.ts";
import type { CartEntry, ShopState } from "#mocks/model/shop/state.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { FOOT } from "./house/contact.ts";

/** A cart's entry with those of its people who have been ordered. */
export type Ordered = Pick<CartEntry, "eventId" | "type" | "recipients">;
type Person = Ordered["recipients"][number];

const TYPES: Readonly<Record<CartEntry["type"], string>> = {
  booking: "Buchung",
  reservation: "Reservierung, unverbindlich",
  waitingList: "Warteliste, unverbindlich",
};

const euro = (cents: number): string => formatCents(cents) ?? "";

/** The people whom an order has added: those who are ordered now and were not before. */
export function orderedOf(before: readonly CartEntry[], known: readonly number[], now: readonly number[]): Ordered[] {
  const fresh = now.filter((id) => !known.includes(id)).map(String);
  return before.flatMap(({ eventId, type, recipients }) => {
    const people = recipients.filter(({ recipientId }) => fresh.includes(String(recipientId)));
    return people.length === 0 ? [] : [{ eventId, type, recipients: people }];
  });
}

/** The same seminar once, with all its people, however many calls have ordered them. */
function joined(entries: readonly Ordered[]): Ordered[] {
  const byEvent = new Map<string, Ordered>();
  for (const entry of entries) {
    const key = `${entry.eventId} ${entry.type}`;
    byEvent.set(key, { ...entry, recipients: [...(byEvent.get(key)?.recipients ?? []), ...entry.recipients] });
  }
  return [...byEvent.values()];
}

/** The lines of an entry on the paper, and its sums in cents. */
interface Part {
  readonly lines: readonly PaperLine[];
  readonly seminar: number;
  readonly hotel: number;
}

/** The wishes of a participant, in words. */
function wishesOf({ hotelOverNightOption, hotelOptionVegetarian, hotelOptionWheelchair, comment }: Person): string {
  return [
    isBookingOption(hotelOverNightOption) ? bookingOptionLabels[hotelOverNightOption] : null,
    hotelOptionVegetarian === true ? "vegetarisches Essen" : null,
    hotelOptionWheelchair === true ? "barrierefreies Zimmer" : null,
    comment,
  ]
    .filter((text) => (text ?? "") !== "")
    .join(" · ");
}

const placeOf = ({ hotel }: PortalEvent): string => (hotel === null ? "Online" : addressLines(hotel).join(", "));

function partOf({ eventId, type, recipients }: Ordered, { events }: ShopState, isOrdered: boolean, now: number): Part {
  const event = events.find((candidate) => candidate.eventId === eventId);
  if (event === undefined) return { lines: [], seminar: 0, hotel: 0 };
  const price = eventPrice(event, recipients.length);
  const isBinding = type === "booking" && price !== null;
  const hotel = isBinding ? (entryHotel({ event, recipients }, now) ?? 0) : 0;
  const counts = hotel === 0 ? [] : (hotelCounts({ event, recipients }, now) ?? []);
  const people = recipients.flatMap((person): PaperLine[] => {
    const number = isOrdered ? `Bestellnummer B-${String(person.recipientId)}` : "";
    const about = [number, wishesOf(person)].filter((text) => text !== "").join(" · ");
    return [
      { text: personName(person), kind: "strong", ...(isBinding && { amount: euro(price.each) }) },
      ...(about === "" ? [] : [{ text: about, indent: 12 }]),
    ];
  });
  return {
    lines: [
      { text: event.title ?? "", kind: "heading" },
      { text: `${TYPES[type]} · Buchungsnummer ${event.bookingNumber ?? ""}` },
      { text: formatPeriod(event.startDate, event.endDate) ?? "" },
      { text: `Beginn ${formatDateTime(event.startDate) ?? ""}, Ende ${formatDateTime(event.endDate) ?? ""}` },
      { text: placeOf(event) },
      ...people,
      ...counts.map(({ days, perDay, people: guests }): PaperLine => ({
        text: `Hotel: ${formatHotelCount(days, perDay, guests)}`,
        amount: euro(days * perDay * guests),
      })),
    ],
    seminar: isBinding ? price.each * recipients.length : 0,
    hotel,
  };
}

const filled = (...texts: readonly (string | null)[]): string => texts.filter((text) => (text ?? "") !== "").join(" ");

/** The lines about who orders, and where the invoice goes. */
function orderer(options: OrderOptions | null): PaperLine[] {
  if (options === null) return [];
  const { company, lastname, street, streetNumber, postalCode, city, phone, email } = options;
  return [
    { text: "Besteller:in und Rechnungsanschrift", kind: "heading" },
    ...[
      filled(company),
      (lastname ?? "") === "" ? "" : personName(options),
      filled(street, streetNumber),
      filled(postalCode, city),
      filled(phone, phone === null || email === null ? "" : "·", email),
      filled(options.message),
    ]
      .filter((text) => text !== "")
      .map((text) => ({ text })),
  ];
}

function sums(parts: readonly Part[]): PaperLine[] {
  const total = (key: "seminar" | "hotel"): number => parts.reduce((sum, part) => sum + part[key], 0);
  const [seminar, hotel] = [total("seminar"), total("hotel")];
  return [
    {},
    { text: "Summe der Seminare", amount: euro(seminar), isRuled: true },
    ...(hotel === 0
      ? []
      : ([
          { text: "Hotelkosten", amount: euro(hotel) },
          { text: totalCosts, amount: euro(seminar + hotel), kind: "strong" },
        ] as const)),
    { text: plusVat },
    ...(hotel === 0 ? [] : [{ text: "Übernachtung und Verpflegung rechnet das Hotel ab.", kind: "small" } as const]),
  ];
}

/** The paper about an order, or else about the cart: who orders, seminars with dates, houses, people and sums. */
export function orderPdf(ordered: readonly Ordered[], shop: ShopState, today: string): Uint8Array {
  const isOrdered = ordered.length > 0;
  const parts = joined(isOrdered ? ordered : shop.cart.items).map((entry) =>
    partOf(entry, shop, isOrdered, toInstant(today)),
  );
  return makePaper(
    [
      { text: "Bestellübersicht", kind: "title" },
      {
        text: isOrdered
          ? `Ihre Bestellung, Stand ${formatDay(today) ?? ""}`
          : `Ihr Warenkorb, Stand ${formatDay(today) ?? ""}: noch nicht bestellt`,
      },
      ...orderer(shop.cart.options),
      ...parts.flatMap(({ lines }) => lines),
      ...sums(parts),
      ...(isOrdered ? [{}, { text: "Verbindlich ist die Buchungsbestätigung, die wir Ihnen per E-Mail senden." }] : []),
    ],
    FOOT,
  );
}
