import type { PortalEvent } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { stayOf } from "#domain/hotel-prices.ts";
import { isFilled } from "#domain/text.ts";
import { galleryTexts, hotelMapTexts } from "#i18n/hotel.ts";
import { useGrown } from "#ui/grow/use-grown.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { GalleryPictures } from "#widgets/shared/hotel/gallery.tsx";
import { galleryOf, HotelFacts } from "#widgets/shared/hotel/hotel-facts.tsx";
import { HotelMapView } from "#widgets/shared/hotel/hotel-map.tsx";
import { HotelPricesView } from "#widgets/shared/hotel/hotel-prices.tsx";

function Pictures({ hotel }: { hotel: Hotel }) {
  const location = galleryOf(hotel);
  if (location === null) return null;
  return (
    <section className="stack">
      <h3>{galleryTexts.label}</h3>
      <GalleryPictures location={location} />
    </section>
  );
}

/** The tab 'Standort / Hotel': address, features, map, prices until the event is over, pictures (spec section 2). */
export function HotelView({ event }: { event: PortalEvent }) {
  const { hotel } = event;
  // What lies below the map is out of sight when the tab is opened, and a good third of the work of drawing it.
  const isWhole = useGrown(2, { first: 1, atOnce: 1 }) === 2;
  if (hotel === null) return <Empty about="missing">{hotelMapTexts.noLocation}</Empty>;
  return (
    <div className="stack stack-wide">
      <section className="stack">
        <h3>{isFilled(hotel.name) ? hotel.name : hotelMapTexts.unnamed}</h3>
        <HotelFacts hotel={hotel} heading="h4" />
      </section>
      <HotelMapView hotel={hotel} />
      {isWhole && <HotelPricesView stay={stayOf(event)} />}
      {isWhole && <Pictures hotel={hotel} />}
    </div>
  );
}
