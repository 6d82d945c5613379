import type { Location } from "#domain/entities/location-gallery.ts";
import { isFilled } from "#domain/text/text.ts";

/** One picture of a gallery; width and height in pixels, null when unknown. */
export interface Picture {
  url: string;
  width: number | null;
  height: number | null;
  title: string | null;
  copyright: string | null;
}

type Size = Pick<Picture, "width" | "height">;

const sized = (size: Size): Size =>
  (size.width ?? 0) > 0 && (size.height ?? 0) > 0
    ? { width: size.width, height: size.height }
    : { width: null, height: null };
const ratioOf = ({ width, height }: Picture): number => (width === null || height === null ? 0 : width / height);

function slidesOf({ sliderImages }: Location): Picture[] {
  return sliderImages.flatMap(({ image, title, copyright }) =>
    image !== null && isFilled(image.url) ? [{ url: image.url, ...sized(image), title, copyright }] : [],
  );
}

function imagesOf({ images }: Location): Picture[] {
  return images.flatMap((image) =>
    isFilled(image.url) ? [{ url: image.url, ...sized(image), title: null, copyright: null }] : [],
  );
}

/** The pictures of the carousel: those of the slider, otherwise the other ones. */
export function carouselPictures(location: Location): Picture[] {
  const slides = slidesOf(location);
  return slides.length > 0 ? slides : imagesOf(location);
}

/**
 * The pictures on a desktop: the one with the widest aspect ratio first, the others in their order (spec section 2,
 * Location gallery).
 */
export function desktopPictures(location: Location): Picture[] {
  const images = imagesOf(location);
  const pictures = images.length > 0 ? images : slidesOf(location);
  const widest = pictures.reduce<Picture | null>(
    (best, picture) => (best === null || ratioOf(picture) > ratioOf(best) ? picture : best),
    null,
  );
  return widest === null ? [] : [widest, ...pictures.filter((picture) => picture !== widest)];
}
