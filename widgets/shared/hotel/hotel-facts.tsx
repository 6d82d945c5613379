import { createElement } from "react";
import { pageAddress } from "#api/pages.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import type { Location } from "#domain/entities/location-gallery.ts";
import { addressLines } from "#domain/hotel/hotel-address.ts";
import { hotelFeatures, type HotelFeatureKind } from "#domain/hotel/hotel-features.ts";
import { isFilled } from "#domain/text/text.ts";
import { common } from "#i18n/common.ts";
import { featureLabels, hotelTexts as texts } from "#i18n/hotel.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { documentIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./hotel-facts.css?inline";

const wheelchair = "M10 2.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM10 7v7h6l2.5 5.5H21M10 10h5M8 10.5a5.5 5.5 0 1 0 7.5 7";
const train = "M6 4h12v12H6zM6 10h12M9 13.5v.1M15 13.5v.1M9 16l-3 5M15 16l3 5M8 19h8";
const smoking = "M3 15h13v4H3zM19 15v4M21.5 15v4M19 12c0-3-4-2-4-5 0-1 .5-2 1.5-2.5M21.5 12c0-2-.5-3.5-2-4.5";
const allergy = "M12 21v-9M12 12c-3 0-4-2-4-4s1-4 4-5c3 1 4 3 4 5s-1 4-4 4zM12 18c-3 0-5-1-6-4M12 18c3 0 5-1 6-4";
const charging = "M4 20V5h9v15M3 20h11M13 11h3v6a2 2 0 0 0 4 0V9l-3-3M9.5 8L7 12h3l-1.5 4";
const wifi = "M2.5 9.5a14 14 0 0 1 19 0M6 13a9 9 0 0 1 12 0M9 16.5a4.5 4.5 0 0 1 6 0M12 19.5v.1";
const parking = "M4 4h16v16H4zM9.5 17V7.5H13a3 3 0 0 1 0 6H9.5";

/** The icon of each feature of a hotel. */
const featureIcons: Record<HotelFeatureKind, string> = {
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

/** The address of a hotel, its description and its brochure. */
function Address({ hotel }: { hotel: Hotel }) {
  const brochure = pageAddress(useConfig(), "hotelBrochure", { internalId: hotel.internalId });
  const lines = addressLines({ ...hotel, name: null });
  return (
    <div className="stack hotel-address">
      {lines.length > 0 && (
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <RichText html={hotel.description} />
      {brochure !== null && (
        <p>
          <Button icon={<Icon path={documentIcon} size={20} />} href={brochure} newTabHint={common.opensNewTab}>
            {texts.brochure}
          </Button>
        </p>
      )}
    </div>
  );
}

function Features({ hotel, level }: { hotel: Hotel; level: 3 | 4 }) {
  const features = hotelFeatures(hotel);
  if (features.length === 0) return null;
  return (
    <div className="hotel-features">
      {createElement(`h${level}`, null, texts.features)}
      <ul>
        {features.map(({ kind, info }) => (
          <li key={kind}>
            <Icon path={featureIcons[kind]} size={28} />
            <span>
              <span>{featureLabels[kind]}</span>
              {info !== null && <span className="hotel-info">{info}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Address, description, brochure and features of a hotel (spec section 3, Hotel); `level` is that of the features'
 * heading.
 */
export function HotelFacts({ hotel, level }: { hotel: Hotel; level: 3 | 4 }) {
  useStyles(css);
  return (
    <div className="hotel-facts">
      <Address hotel={hotel} />
      <Features hotel={hotel} level={level} />
    </div>
  );
}

/** A hotel's pictures as a location for the gallery, null for none; their sizes are unknown. */
export function galleryOf(hotel: Hotel): Location | null {
  const images = hotel.images.flatMap(({ url }) => (isFilled(url) ? [{ url, width: null, height: null }] : []));
  return images.length === 0
    ? null
    : { url: null, description: null, type: "hotel", buttonText: null, sliderImages: [], images };
}
