import type { HotelFeatureKind } from "#domain/hotel-features.ts";
import { allergy, charging, parking, smoking, train, wheelchair, wifi } from "#ui/icon/hotel-paths.ts";

/** The drawing beside each feature of a hotel. */
export const featureIcons: Record<HotelFeatureKind, string> = {
  accessible: wheelchair,
  "partly-accessible": wheelchair,
  accessibility: wheelchair,
  train,
  parking,
  charging,
  wifi,
  allergy,
  smoking,
};
