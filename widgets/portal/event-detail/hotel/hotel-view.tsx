import { stayOf } from "#domain/costs/hotel-prices.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { isHistoric } from "#domain/event/events.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { galleryTexts, hotelMapTexts, hotelTexts } from "#i18n/hotel.ts";
import { Later } from "#pace/paced-list.tsx";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
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

/** Where customers say what they need in hotels. */
function WishesLink() {
  const href = safeLink(`${useConfig().settingsUrl.replace(/#.*/, "")}#hotelwuensche`);
  if (href === null) return null;
  return (
    <p>
      <span>{hotelTexts.needs}</span> <a href={href}>{hotelTexts.wishes}</a>
    </p>
  );
}

/** The tab 'Standort / Hotel': address, features, map, prices until the event is over, pictures (spec section 2). */
export function HotelView({ event }: { event: PortalEvent }) {
  const { hotel } = event;
  const isOver = isHistoric(event, useNow());
  if (hotel === null) return <Empty about="missing">{hotelMapTexts.noLocation}</Empty>;
  return (
    <div className="stack stack-wide">
      <section className="stack">
        <h3>{isFilled(hotel.name) ? hotel.name : hotelMapTexts.unnamed}</h3>
        <HotelFacts hotel={hotel} level={4} />
        {!isOver && <WishesLink />}
      </section>
      <HotelMapView hotel={hotel} />
      <Later>
        <HotelPricesView stay={stayOf(event)} />
        <Pictures hotel={hotel} />
      </Later>
    </div>
  );
}
