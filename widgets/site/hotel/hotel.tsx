import { hotelsResource } from "#api/lists.ts";
import { berlinDay } from "#domain/dates/time.ts";
import type { ListedHotel } from "#domain/entities/location.ts";
import type { HotelStay } from "#domain/entities/stay.ts";
import { isFilled } from "#domain/text/text.ts";
import { hotelPageTexts as texts } from "#i18n/hotel.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { GalleryPictures } from "#widgets/shared/hotel/gallery.tsx";
import { galleryOf, HotelFacts } from "#widgets/shared/hotel/hotel-facts.tsx";
import { HotelMapView } from "#widgets/shared/hotel/hotel-map.tsx";
import { HotelPricesView } from "#widgets/shared/hotel/hotel-prices.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { StructuredData } from "#widgets/shared/structured-data/structured-data.tsx";

/** A stay without an event: the prices of a day, neither conference nor rhetoric (contract-public section 4). */
const stayOf = (hotel: ListedHotel, startDate: string): HotelStay => ({
  hotel,
  startDate,
  endDate: null,
  isConference: false,
  isRhetoric: false,
  duration: null,
});

function Hotel({ hotel }: { hotel: ListedHotel }) {
  const now = useNow();
  const gallery = galleryOf(hotel);
  return (
    <div className="stack stack-wide">
      <StructuredData kind="hotel" of={hotel} />
      <section className="stack">
        <PageHead text={isFilled(hotel.name) ? hotel.name : texts.unnamed} />
        {gallery !== null && <GalleryPictures location={gallery} />}
        <HotelFacts hotel={hotel} level={3} />
      </section>
      <HotelMapView hotel={hotel} />
      <HotelPricesView stay={stayOf(hotel, berlinDay(now))} />
    </div>
  );
}

/** One hotel of the public site: pictures, text, features, map, prices, brochure. */
export function HotelPage({ hotelId }: { hotelId: string }) {
  const watched = useResource(hotelsResource);
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(hotels) => {
        const hotel = hotels.find((candidate) => String(candidate.hotelId) === hotelId);
        return hotel === undefined ? <Empty about="missing">{texts.unknown}</Empty> : <Hotel hotel={hotel} />;
      }}
    </RemoteView>
  );
}
