import type { Location } from "#domain/entities/location-gallery.ts";
import { carouselPictures, desktopPictures, type Picture } from "#domain/hotel/gallery.ts";
import { galleryTexts as texts } from "#i18n/hotel.ts";
import { keyed } from "#lib/keyed.ts";
import { isDrawable } from "#ui/image/image.tsx";
import { BELOW_DESKTOP, useMediaQuery } from "#ui/page/media-query.ts";
import { useStyles } from "#ui/root/root.tsx";
import { Carousel } from "./gallery-carousel.tsx";
import { Figure } from "./gallery-figure.tsx";
import css from "./gallery.css?inline";

/** Shows the widest picture on the left, the others beside it. */
function Mosaic({ pictures: [widest, ...others] }: { pictures: readonly Picture[] }) {
  if (widest === undefined) return null;
  const count = others.length + 1;
  return (
    <div className="gallery-mosaic" data-count={Math.min(count, 3)}>
      <Figure picture={widest} alt={texts.position(1, count)} />
      {others.length > 0 && (
        <div className="gallery-others" data-count={others.length > 2 ? "many" : "few"}>
          {keyed(others, ({ url }) => url).map(([key, picture], index) => (
            <Figure key={key} picture={picture} alt={texts.position(index + 2, count)} />
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * The pictures of a location that may be drawn: a carousel on small screens, otherwise side by side (spec section 2,
 * Location gallery).
 */
export function GalleryPictures({ location }: { location: Location }) {
  useStyles(css);
  const isSmall = useMediaQuery(BELOW_DESKTOP);
  const drawn: Location = {
    ...location,
    images: location.images.filter(({ url }) => isDrawable(url)),
    sliderImages: location.sliderImages.filter(({ image }) => isDrawable(image?.url ?? null)),
  };
  return isSmall ? <Carousel pictures={carouselPictures(drawn)} /> : <Mosaic pictures={desktopPictures(drawn)} />;
}
