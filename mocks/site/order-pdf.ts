import { eventPrice } from "#domain/money.ts";
import { formatDateRange, formatEuro } from "#i18n/format.ts";
import { makePdf } from "#mocks/data/files.ts";
import type { CartEntry, ShopState } from "#mocks/model/shop/state.ts";
import { MAIL, PHONE } from "./house/contact.ts";

/** A cart's entry with those of its people who have been ordered. */
export type Ordered = Pick<CartEntry, "eventId" | "type" | "recipients">;

const TYPES: Readonly<Record<CartEntry["type"], string>> = {
  booking: "Buchung",
  reservation: "Reservierung, unverbindlich",
  waitingList: "Warteliste, unverbindlich",
};

const euro = (cents: number): string => (formatEuro(cents / 100) ?? "").replace(/\u00a0|\u202f/g, " ");

/** What an order made of the cart as it was: those who are ordered now and were not before. */
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

interface Lines {
  readonly lines: readonly string[];
  readonly cents: number;
}

function linesOf({ eventId, type, recipients }: Ordered, { events }: ShopState): Lines {
  const event = events.find((candidate) => candidate.eventId === eventId);
  if (event === undefined) return { lines: [], cents: 0 };
  const price = eventPrice(event, recipients.length);
  const isBinding = type === "booking" && price !== null;
  const place = event.hotel === null ? "Online" : [event.hotel.name, event.hotel.city].join(", ");
  return {
    lines: [
      event.title ?? "",
      `    ${formatDateRange(event.startDate, event.endDate) ?? ""} · ${place}`,
      `    ${TYPES[type]}`,
      ...recipients.map(
        ({ salutation, firstname, lastname }) =>
          `    ${[salutation, firstname, lastname].join(" ")}${isBinding ? `: ${euro(price.each)}` : ""}`,
      ),
      "",
    ],
    cents: isBinding ? price.each * recipients.length : 0,
  };
}

/** What has been ordered, else what is in the cart: seminars with dates, houses, people and the sum. */
export function orderPdf(ordered: readonly Ordered[], shop: ShopState): Uint8Array {
  const entries = joined(ordered.length === 0 ? shop.cart.items : ordered).map((entry) => linesOf(entry, shop));
  const cents = entries.reduce((sum, entry) => sum + entry.cents, 0);
  return makePdf(
    [
      ordered.length === 0 ? "Bestellübersicht: Ihr Warenkorb" : "Bestellübersicht: Ihre Bestellung",
      "",
      ...entries.flatMap(({ lines }) => lines),
      `Summe der Seminare: ${euro(cents)} zzgl. gesetzlicher MwSt.`,
      "",
      `Seminarhaus Beispiel · ${PHONE} · ${MAIL}`,
    ],
    11,
  );
}
