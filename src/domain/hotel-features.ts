import type { Hotel } from "#domain/entities/hotel.ts";
import { isFilled } from "./text.ts";

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

export interface HotelFeature {
  kind: HotelFeatureKind;
  /** Plain words about it, null when there are none. */
  info: string | null;
}

function accessibility({ disabledFriendlyFull: full, disabledFriendlyPartly: partly }: Hotel): HotelFeatureKind {
  if (full === true) return "accessible";
  return partly === true ? "partly-accessible" : "accessibility";
}

/** A flag shows its feature, false hides it; where the flag is not given the words alone do. */
function feature(kind: HotelFeatureKind, flag: boolean | null, info: string | null): HotelFeature[] {
  const text = isFilled(info) ? info : null;
  return (flag ?? text !== null) ? [{ kind, info: text }] : [];
}

/** What a hotel offers, in a fixed order (spec section 3, Hotel); the ICE field is a flag or the words themselves. */
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
