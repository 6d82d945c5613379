import { pageAddress } from "#api/pages.ts";
import type { Config } from "#config/config.ts";
import type { Conference } from "#domain/entities/conference.ts";
import type { CardEvent } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import type { ListedHotel, ListedLocation } from "#domain/entities/location.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { offeredPrice } from "#domain/event/offered-price.ts";
import { isFilled } from "#domain/text/text.ts";
import { slugOf } from "#lib/slug.ts";
import { plainText } from "#ui/rich-text/plain-text.ts";

/** An event with its description, which only some answers contain. */
type DescribedEvent = CardEvent & {
  readonly content: (NonNullable<CardEvent["content"]> & { readonly description?: string | null }) | null;
};

/** The content of a widget that search engines may read. */
export type StructuredContent =
  | { readonly kind: "course"; readonly of: readonly DescribedEvent[] }
  | { readonly kind: "conference"; readonly of: Conference }
  | { readonly kind: "hotel"; readonly of: ListedHotel }
  | { readonly kind: "hotels"; readonly of: readonly ListedHotel[] }
  | { readonly kind: "locations"; readonly of: readonly ListedLocation[] };

/** The publisher of the page, by the page's own name. */
export interface Publisher {
  readonly name: string;
  /** The absolute address of the page itself. */
  readonly url: string;
}

const CONTEXT = { "@context": "https://schema.org" } as const;

/** The text of HTML in one line, because schema.org takes plain text. */
const textOf = (html: string | null | undefined): string | undefined => {
  const text = plainText(html ?? "").replace(/\s+/g, " ");
  return isFilled(text) ? text : undefined;
};

const given = (text: string | null): string | undefined => (isFilled(text) ? text : undefined);
const absolute = (href: string | null, { url }: Publisher): string | undefined =>
  href === null ? undefined : new URL(href, url).href;

const addressOf = ({ street, postalCode, city }: Hotel | NonNullable<CardEvent["hotel"]>) => ({
  "@type": "PostalAddress" as const,
  streetAddress: given(street),
  postalCode: given(postalCode),
  addressLocality: given(city),
  addressCountry: "DE",
});

const placeOf = (event: CardEvent) =>
  isOnline(event) || event.hotel === null
    ? { "@type": "VirtualLocation" as const }
    : {
        "@type": "Place" as const,
        name: given(event.hotel.name) ?? given(event.hotel.city),
        address: addressOf(event.hotel),
      };

/** The offer for one participant, net as everywhere; undefined if no price is known. */
function offerOf(event: CardEvent, url: string | undefined) {
  const price = offeredPrice(event);
  if (price === null) return undefined;
  const amount = { price: (price.each / 100).toFixed(2), priceCurrency: "EUR" };
  return {
    "@type": "Offer" as const,
    ...amount,
    category: price.each === 0 ? "Free" : "Paid",
    url,
    priceSpecification: { "@type": "PriceSpecification" as const, ...amount, valueAddedTaxIncluded: false },
  };
}

/** A theme with its dates, or one date of it, as schema.org's Course; each date is an instance with its own offer. */
export function courseBlock(events: readonly DescribedEvent[], site: Publisher, config: Config) {
  const [first] = events;
  if (first === undefined) return null;
  const urlOf = ({ eventId }: CardEvent): string | undefined =>
    absolute(pageAddress(config, "event", { eventId }), site) ?? site.url;
  return {
    ...CONTEXT,
    "@type": "Course" as const,
    name: given(first.theme?.designation ?? null) ?? given(first.title) ?? site.name,
    description: textOf(first.content?.description),
    url: site.url,
    provider: { "@type": "Organization" as const, name: site.name, url: new URL(site.url).origin },
    offers: events.flatMap((event) => offerOf(event, urlOf(event)) ?? []),
    hasCourseInstance: events.map((event) => ({
      "@type": "CourseInstance" as const,
      name: given(event.title),
      courseMode: isOnline(event) ? "Online" : "Onsite",
      startDate: event.startDate ?? undefined,
      endDate: event.endDate ?? undefined,
      location: placeOf(event),
      offers: offerOf(event, urlOf(event)),
    })),
  };
}

/** A conference as schema.org's Event, with its place and its speakers. */
export function conferenceBlock({ title, description, event, speakers }: Conference, site: Publisher) {
  return {
    ...CONTEXT,
    "@type": "Event" as const,
    name: given(title) ?? site.name,
    description: textOf(description),
    url: site.url,
    organizer: { "@type": "Organization" as const, name: site.name, url: new URL(site.url).origin },
    startDate: event?.startDate ?? undefined,
    endDate: event?.endDate ?? undefined,
    eventAttendanceMode:
      event === null
        ? undefined
        : isOnline(event)
          ? ("https://schema.org/OnlineEventAttendanceMode" as const)
          : ("https://schema.org/OfflineEventAttendanceMode" as const),
    location: event === null ? undefined : placeOf(event),
    offers: event === null ? undefined : offerOf(event, site.url),
    performer: speakers.flatMap(({ name }) => (isFilled(name) ? [{ "@type": "Person" as const, name }] : [])),
  };
}

const hotelOf = (hotel: ListedHotel, url: string | undefined, site: Publisher) => ({
  "@type": "Hotel" as const,
  name: given(hotel.name),
  description: textOf(hotel.description),
  url,
  image: hotel.images.flatMap((image) => absolute(image.url, site) ?? []),
  address: addressOf(hotel),
  geo:
    hotel.latitude === null || hotel.longitude === null
      ? undefined
      : { "@type": "GeoCoordinates" as const, latitude: hotel.latitude, longitude: hotel.longitude },
});

/** A hotel on its own page. */
export const hotelBlock = (hotel: ListedHotel, site: Publisher) => ({ ...CONTEXT, ...hotelOf(hotel, site.url, site) });

/** The hotels of a list, in its order. */
export function hotelsBlock(hotels: readonly ListedHotel[], site: Publisher, config: Config) {
  return {
    ...CONTEXT,
    "@type": "ItemList" as const,
    itemListElement: hotels.map((hotel, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      item: hotelOf(
        hotel,
        absolute(pageAddress(config, "hotel", { slug: slugOf(hotel.name), hotelId: hotel.hotelId }), site),
        site,
      ),
    })),
  };
}

/** The towns of a list, in its order. */
export function locationsBlock(locations: readonly ListedLocation[], site: Publisher, config: Config) {
  return {
    ...CONTEXT,
    "@type": "ItemList" as const,
    itemListElement: locations.map(({ locationId, name, image, text }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      item: {
        "@type": "Place" as const,
        name: given(name),
        description: textOf(text),
        image: absolute(image, site),
        url: absolute(pageAddress(config, "location", { slug: slugOf(name), locationId }), site),
      },
    })),
  };
}

/** The schema.org block for the content of a widget; null if there is none (contract-public section 8). */
export function blockOf(subject: StructuredContent, site: Publisher, config: Config): object | null {
  switch (subject.kind) {
    case "course":
      return courseBlock(subject.of, site, config);
    case "conference":
      return conferenceBlock(subject.of, site);
    case "hotel":
      return hotelBlock(subject.of, site);
    case "hotels":
      return subject.of.length === 0 ? null : hotelsBlock(subject.of, site, config);
    case "locations":
      return subject.of.length === 0 ? null : locationsBlock(subject.of, site, config);
    default:
      return subject satisfies never;
  }
}
