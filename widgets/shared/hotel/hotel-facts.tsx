import { createElement } from "react";
import { pageAddress } from "#api/pages.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import type { Location } from "#domain/entities/location-gallery.ts";
import { addressLines } from "#domain/hotel-address.ts";
import { hotelFeatures } from "#domain/hotel-features.ts";
import { isFilled } from "#domain/text.ts";
import { common } from "#i18n/common.ts";
import { featureLabels, hotelTexts as texts } from "#i18n/hotel.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { document as documentIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { featureIcons } from "./feature-icons.ts";
import css from "./hotel-facts.css?inline";

/** Where a hotel lies, what it says of itself, and its brochure. */
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

function Features({ hotel, heading }: { hotel: Hotel; heading: "h3" | "h4" }) {
  const features = hotelFeatures(hotel);
  if (features.length === 0) return null;
  return (
    <div className="hotel-features">
      {createElement(heading, null, texts.features)}
      <ul>
        {features.map(({ kind, info }) => (
          <li key={kind}>
            <Icon path={featureIcons[kind]} size={28} />
            <span>
              {featureLabels[kind]}
              {info !== null && <span className="hotel-info">{info}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Address, text, brochure and everything that a hotel offers (spec section 3, Hotel); `heading` is the rank of what it
 * offers.
 */
export function HotelFacts({ hotel, heading }: { hotel: Hotel; heading: "h3" | "h4" }) {
  useStyles(css);
  return (
    <div className="hotel-facts">
      <Address hotel={hotel} />
      <Features hotel={hotel} heading={heading} />
    </div>
  );
}

/** A hotel's pictures as a gallery takes them, null for none; their sizes are not told. */
export function galleryOf(hotel: Hotel): Location | null {
  const images = hotel.images.flatMap(({ url }) => (isFilled(url) ? [{ url, width: null, height: null }] : []));
  return images.length === 0
    ? null
    : { url: null, description: null, type: "hotel", buttonText: null, sliderImages: [], images };
}
