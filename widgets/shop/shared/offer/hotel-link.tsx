import { pageAddress } from "#api/pages.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { isFilled } from "#domain/text/text.ts";
import { slugOf } from "#lib/slug.ts";
import { useConfig } from "#state/store.ts";

/** A hotel's name and city, as a link if the hotel has a page; nothing without a hotel. */
export function HotelLink({ hotel }: { hotel: Hotel | null }) {
  const hotelId = hotel?.hotelId ?? hotel?.id;
  const href = pageAddress(useConfig(), "hotel", { slug: slugOf(hotel?.name ?? null), hotelId });
  const name = [hotel?.name ?? null, hotel?.city ?? null].filter(isFilled).join(", ");
  return href === null ? <span>{name}</span> : <a href={href}>{name}</a>;
}
