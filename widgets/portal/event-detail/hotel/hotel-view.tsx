import type { PortalEvent } from '#domain/entities/event.ts';
import type { Hotel } from '#domain/entities/hotel.ts';
import type { Location } from '#domain/entities/media.ts';
import { addressLines } from '#domain/hotel-address.ts';
import { hotelFeatures } from '#domain/hotel-features.ts';
import { stayOf } from '#domain/hotel-prices.ts';
import { isFilled } from '#domain/text.ts';
import { common } from '#i18n/common.ts';
import { featureLabels, galleryTexts, hotelMapTexts, hotelTexts as texts } from '#i18n/hotel.ts';
import { Button } from '#ui/button/button.tsx';
import { useGrown } from '#ui/grow/use-grown.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { document as documentIcon } from '#ui/icon/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useStyles } from '#ui/root/root.tsx';
import { HotelMapView } from '#widgets/shared/hotel/hotel-map.tsx';
import { HotelPricesView } from '#widgets/shared/hotel/hotel-prices.tsx';
import { GalleryPictures } from '#widgets/portal/location-gallery/location-gallery.tsx';
import { featureIcons } from './feature-icons.ts';
import css from './hotel-view.css?inline';

function Address({ hotel }: { hotel: Hotel }) {
  const lines = addressLines({ ...hotel, name: null });
  return (
    <div className="stack hotel-address">
      {lines.length > 0 && <address>{lines.map((line) => <span key={line}>{line}</span>)}</address>}
      <RichText html={hotel.description} />
      {hotel.internalId !== null && hotel.internalId !== '' && (
        <p>
          <Button icon={<Icon path={documentIcon} size={20} />} href={`/hoteldaten/${encodeURIComponent(hotel.internalId)}_hotelprospekt.pdf`} newTabHint={common.opensNewTab}>{texts.brochure}</Button>
        </p>
      )}
    </div>
  );
}

function Features({ hotel }: { hotel: Hotel }) {
  const features = hotelFeatures(hotel);
  if (features.length === 0) return null;
  return (
    <div className="hotel-features">
      <h4>{texts.features}</h4>
      <ul>
        {features.map(({ kind, info }) => (
          <li key={kind}>
            <Icon path={featureIcons[kind]} size={28} />
            <span>
              {featureLabels[kind]}
              {info !== null && <span className="hotel-info">{info}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A hotel's pictures as a gallery takes them; their sizes are not told. */
function galleryOf(hotel: Hotel): Location | null {
  const images = hotel.images.flatMap(({ url }) => (isFilled(url) ? [{ url, width: null, height: null }] : []));
  return images.length === 0 ? null : { url: null, description: null, type: 'hotel', buttonText: null, sliderImages: [], images };
}

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
  useStyles(css);
  const { hotel } = event;
  // What lies below the map is out of sight when the tab is opened, and a good third of the work of drawing it.
  const isWhole = useGrown(2, 1, 1) === 2;
  if (hotel === null) return <Notice state="empty">{hotelMapTexts.noLocation}</Notice>;
  return (
    <div className="stack stack-wide">
      <section className="stack">
        <h3>{isFilled(hotel.name) ? hotel.name : hotelMapTexts.unnamed}</h3>
        <div className="hotel-facts">
          <Address hotel={hotel} />
          <Features hotel={hotel} />
        </div>
      </section>
      <HotelMapView hotel={hotel} />
      {isWhole && <HotelPricesView stay={stayOf(event)} />}
      {isWhole && <Pictures hotel={hotel} />}
    </div>
  );
}
