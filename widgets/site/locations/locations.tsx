import { locationPage } from "#api/lists.ts";
import { pageAddress } from "#api/pages.ts";
import type { ListedLocation } from "#domain/entities/location.ts";
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

function LocationEntry({ locationId, name, image, text, hotels }: ListedLocation) {
  const href = pageAddress(useConfig(), "location", { slug: slugOf(name), locationId });
  return (
    <ListCard title={isFilled(name) ? name : texts.locations.unnamed} href={href} image={image} icon={locationIcon}>
      {hotels !== null && hotels > 0 && <p className="small">{texts.locations.hotels(hotels)}</p>}
      <RichText html={text} />
    </ListCard>
  );
}

/** The towns with hotels, filtered by words, town and the hotels' features. */
export function Locations({ filter }: { filter?: string }) {
  return (
    <PagedList
      kind="locations"
      resource={locationPage}
      filters={hotelFilters}
      preset={filter}
      told={(items) => <StructuredData kind="locations" of={items} />}
      keyOf={({ locationId }) => locationId}
    >
      {(location) => <LocationEntry {...location} />}
    </PagedList>
  );
}
