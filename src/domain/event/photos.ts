import type { Photo } from "#domain/entities/photo.ts";
import { isFilled } from "#domain/text/text.ts";

/** Flipcharts and photos are shown in separate modes (spec section 3, Photo). */
export const photoKinds = ["photo", "flipchart"] as const;
/** The mode in which a photo is shown. */
export type PhotoKind = (typeof photoKinds)[number];

/** A photo that can be shown: it has an address. */
export interface ShownPhoto {
  photo: Photo;
  kind: PhotoKind;
  /** The backend's number, otherwise the position among photos of the kind, from 1. */
  nr: string | number;
  /** Addresses of the large and the small picture; each replaces the other if that is missing. */
  large: string;
  small: string;
}

const kindOf = ({ isFlipChart }: Photo): PhotoKind => (isFlipChart === true ? "flipchart" : "photo");

const nrOf = ({ nr }: Photo, index: number): string | number =>
  nr === null || String(nr).trim() === "" ? index + 1 : nr;

/** The photos of a kind in the given order; those without any address are left out. */
export function photosOfKind(photos: readonly Photo[], kind: PhotoKind): ShownPhoto[] {
  return photos
    .filter((photo) => kindOf(photo) === kind)
    .flatMap((photo) => {
      const [large, small] = [photo.galleryUrl, photo.navUrl].filter(isFilled);
      return large === undefined ? [] : [{ photo, kind, large, small: small ?? large }];
    })
    .map((shown, index) => ({ ...shown, nr: nrOf(shown.photo, index) }));
}
