import type { Location } from '#domain/entities/media.ts';
import { carouselPictures, desktopPictures, type Picture } from '#domain/gallery.ts';
import { safeLink } from '#domain/link.ts';
import { isFilled } from '#domain/text.ts';
import { galleryTexts as texts } from '#i18n/hotel.ts';
import { Button } from '#ui/button/button.tsx';
import { BELOW_DESKTOP, useMediaQuery } from '#ui/media-query/media-query.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useStyles } from '#ui/root/root.tsx';
import { Carousel } from './carousel.tsx';
import { Figure } from './figure.tsx';
import css from './location-gallery.css?inline';

/** The widest picture on the left, the others beside it. */
function Mosaic({ pictures: [widest, ...others] }: { pictures: readonly Picture[] }) {
  if (widest === undefined) return null;
  const count = others.length + 1;
  return (
    <div className="gallery-mosaic" data-count={Math.min(count, 3)}>
      <Figure picture={widest} alt={texts.position(1, count)} />
      {others.length > 0 && (
        <div className="gallery-others" data-count={others.length > 2 ? 'many' : 'few'}>
          {others.map((picture, index) => <Figure key={index} picture={picture} alt={texts.position(index + 2, count)} />)}
        </div>
      )}
    </div>
  );
}

/** Pictures of a location: a carousel on small screens, else side by side (spec section 2, Location gallery). */
export function GalleryPictures({ location }: { location: Location }) {
  useStyles(css);
  const isSmall = useMediaQuery(BELOW_DESKTOP);
  return isSmall ? <Carousel pictures={carouselPictures(location)} /> : <Mosaic pictures={desktopPictures(location)} />;
}

function buttonText({ buttonText: own, type }: Location): string {
  if (isFilled(own)) return own;
  return type === 'hotel' ? texts.moreHotel : texts.moreLocation;
}

/** A location's pictures, description and link (spec section 2, Location gallery). */
export function LocationGallery({ json }: { json?: Location }) {
  useStyles(css);
  if (json === undefined) return null;
  const href = safeLink(json.url);
  return (
    <section className="gallery stack">
      <GalleryPictures location={json} />
      <RichText html={json.description} />
      {href !== null && <p><Button href={href}>{buttonText(json)}</Button></p>}
    </section>
  );
}
