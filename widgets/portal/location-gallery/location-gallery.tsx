import type { Location } from "#domain/entities/location-gallery.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { galleryTexts as texts } from "#i18n/hotel.ts";
import { Button } from "#ui/button/button.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { GalleryPictures } from "#widgets/shared/hotel/gallery.tsx";

function buttonText({ buttonText: own, type }: Location): string {
  if (isFilled(own)) return own;
  return type === "hotel" ? texts.moreHotel : texts.moreLocation;
}

/** A location's pictures, description and link (spec section 2, Location gallery). */
export function LocationGallery({ json }: { json?: Location }) {
  if (json === undefined) return null;
  const href = safeLink(json.url);
  return (
    <section className="gallery stack">
      <GalleryPictures location={json} />
      <RichText html={json.description} />
      {href !== null && (
        <p>
          <Button href={href}>{buttonText(json)}</Button>
        </p>
      )}
    </section>
  );
}
