import type { Picture } from "#domain/hotel/gallery.ts";
import { isFilled } from "#domain/text/text.ts";
import { galleryTexts as texts } from "#i18n/hotel.ts";
import { Image } from "#ui/image/image.tsx";

/** One picture in a frame whose size is fixed while the picture loads. `alt` replaces a missing title. */
export function Figure({ picture: { url, width, height, title, copyright }, alt }: { picture: Picture; alt: string }) {
  return (
    <figure className="gallery-figure">
      <Image
        src={url}
        alt={isFilled(title) ? title : alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      {isFilled(copyright) && <figcaption>{texts.copyright(copyright)}</figcaption>}
    </figure>
  );
}
