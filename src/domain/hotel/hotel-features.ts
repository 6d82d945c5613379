import type { Hotel } from "#domain/entities/hotel.ts";
import { isFilled } from "#domain/text/text.ts";

/** What a hotel can offer; each has an icon and a German label. */
export type HotelFeatureKind =
  | "accessible"
  | "partly-accessible"
  | "accessibility"
  | "train"
  | "smoking"
  | "allergy"
  | "charging"
  | "wifi"
  | "parking";

/** One thing that a hotel offers. */
export interface HotelFeature {
  kind: HotelFeatureKind;
  /** Plain text about the feature, null when there is none. */
  info: string | null;
}

function accessibility({ disabledFriendlyFull: full, disabledFriendlyPartly: partly }: Hotel): HotelFeatureKind {
  if (full === true) return "accessible";
  return partly === true ? "partly-accessible" : "accessibility";
}

/** A feature that its flag shows or hides; without a flag it shows if it has a text. */
function feature(kind: HotelFeatureKind, flag: boolean | null, info: string | null): HotelFeature[] {
  const text = isFilled(info) ? info : null;
  return (flag ?? text !== null) ? [{ kind, info: text }] : [];
}

/** The features of a hotel, in a fixed order (spec section 3, Hotel); the ICE field is a flag or a text. */
export function hotelFeatures(hotel: Hotel): HotelFeature[] {
  const { iceAccessibility: ice, disabledFriendlyFull: full, disabledFriendlyPartly: partly } = hotel;
  const isAccessible = full === true || partly === true ? true : (full ?? partly);
  return [
    ...feature(accessibility(hotel), isAccessible, hotel.disabledFriendlyInfo),
    ...feature("train", typeof ice === "boolean" ? ice : null, typeof ice === "string" ? ice : null),
    ...feature("parking", null, hotel.parkingInfo),
    ...feature("charging", hotel.wallbox, hotel.wallboxInfo),
    ...feature("wifi", hotel.wlan, null),
    ...feature("allergy", hotel.allergyRoom, hotel.allergyRoomInfo),
    ...feature("smoking", hotel.smokingRoom, null),
  ];
}
