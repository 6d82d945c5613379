import { hotelPage } from "#api/lists.ts";
import { pageAddress } from "#api/pages.ts";
import type { ListedHotel } from "#domain/entities/location.ts";
import { addressLines } from "#domain/hotel/hotel-address.ts";
import { isFilled } from "#domain/text/text.ts";
import { lists as texts } from "#i18n/lists.ts";
import { slugOf } from "#lib/slug.ts";
import { useConfig } from "#state/store.ts";
import { locationIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { StructuredData } from "#widgets/shared/structured-data/structured-data.tsx";
import { ListCard } from "#widgets/site/shared/cards/list-card.tsx";
import { hotelFilters } from "#widgets/site/shared/list/hotel-filters.ts";
import { PagedList } from "#widgets/site/shared/list/paged-list.tsx";

function HotelEntry({ hotel }: { hotel: ListedHotel }) {
  const config = useConfig();
  const { hotelId, name, images, description } = hotel;
  const href = pageAddress(config, "hotel", { slug: slugOf(name), hotelId });
  const lines = addressLines({ ...hotel, name: null });
  return (
    <ListCard
      title={isFilled(name) ? name : texts.hotels.unnamed}
      href={href}
      image={images[0]?.url ?? null}
      icon={locationIcon}
    >
      {lines.length > 0 && <p className="small">{lines.join(", ")}</p>}
      <RichText html={description} />
    </ListCard>
  );
}

/** The hotels of the site, filtered by words, town and features. */
export function Hotels({ filter }: { filter?: string }) {
  return (
    <PagedList
      kind="hotels"
      resource={hotelPage}
      filters={hotelFilters}
      preset={filter}
      told={(items) => <StructuredData kind="hotels" of={items} />}
      keyOf={({ hotelId }) => hotelId}
    >
      {(hotel) => <HotelEntry hotel={hotel} />}
    </PagedList>
  );
}
