import { useCallback, useEffect, useState } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { addressLines, coordinatesOf, directionsHref, type Coordinates } from "#domain/hotel/hotel-address.ts";
import { isFilled } from "#domain/text/text.ts";
import { common } from "#i18n/common.ts";
import { hotelMapTexts as texts } from "#i18n/hotel.ts";
import { useConsent } from "#state/consent.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { locationIcon } from "#ui/icon/paths.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { ConsentButton } from "#widgets/shared/foreign/consent-button.tsx";
import { removeSlottedElement } from "#widgets/shared/foreign/slotted-element.ts";
import css from "./hotel-map.css?inline";
import { MAP_SLOT, MapCanvas } from "./map-canvas.tsx";
import { startMaps, useMaps } from "./maps-state.ts";

interface PositionProps {
  readonly hotel: Hotel;
  readonly position: Coordinates;
}

const hotelName = ({ name }: Hotel): string => (isFilled(name) ? name : texts.unnamed);

/** A link to directions, for when there is no map; nothing foreign is requested before the click. */
function Directions({ hotel }: { hotel: Hotel }) {
  const href = directionsHref(hotel);
  if (href === null) return null;
  return (
    <Button icon={<Icon path={locationIcon} size={20} />} href={href} newTabHint={common.opensNewTab}>
      {texts.directions}
    </Button>
  );
}

function Address({ hotel }: { hotel: Hotel }) {
  return (
    <address className="map-address">
      {addressLines(hotel).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Whether the page has loaded, which the map must not slow down (spec section 4). */
function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(() => document.readyState === "complete");
  useEffect(() => {
    if (loaded) return undefined;
    const listen = (): void => setLoaded(true);
    window.addEventListener("load", listen);
    return () => window.removeEventListener("load", listen);
  }, [loaded]);
  return loaded;
}

/** Removes a map that was drawn, because nothing foreign may stay behind the message that there is none. */
function useNoMap(): void {
  const { anchor } = useAnchorContext();
  useEffect(() => removeSlottedElement(anchor, MAP_SLOT), [anchor]);
}

function FailedMap({ hotel, onRetry }: { hotel: Hotel; onRetry: (() => void) | null }) {
  useNoMap();
  return (
    <Notice
      state="error"
      retry={onRetry === null ? undefined : { label: common.retry, onRetry }}
      actions={<Directions hotel={hotel} />}
    >
      <span>{texts.failed}</span>
      <Address hotel={hotel} />
    </Notice>
  );
}

function AllowedMap({ hotel, position }: PositionProps) {
  const { googleMapsScriptUrl: scriptUrl, googleMapsApiKey: apiKey } = useConfig();
  const { nonce } = useAnchorContext();
  const maps = useMaps((store) => store.maps);
  const pageLoaded = usePageLoaded();
  const start = useCallback(() => startMaps({ scriptUrl, apiKey, nonce }), [scriptUrl, apiKey, nonce]);
  useEffect(() => {
    if (pageLoaded && maps.state === "initialized") start();
  }, [pageLoaded, maps.state, start]);
  switch (maps.state) {
    case "initialized":
    case "loading":
      return (
        <div className="map-box">
          <Notice state="loading">{texts.loading}</Notice>
        </div>
      );
    case "success":
      return <MapCanvas draw={maps.draw} position={position} name={hotelName(hotel)} />;
    case "failure":
      return <FailedMap hotel={hotel} onRetry={maps.refused ? null : start} />;
    default:
      return maps satisfies never;
  }
}

function BlockedMap() {
  useNoMap();
  return (
    <div className="map-box map-blocked">
      <Icon path={locationIcon} />
      <p>
        <strong>{texts.blocked}</strong>
      </p>
      <p className="small muted">{texts.blockedReason}</p>
      <ConsentButton variant="primary">{texts.load}</ConsentButton>
    </div>
  );
}

function MapOrConsent({ hotel, position }: PositionProps) {
  const allowed = useConsent();
  const maps = useMaps((store) => store.maps);
  return (
    <>
      {allowed ? <AllowedMap hotel={hotel} position={position} /> : <BlockedMap />}
      {!(allowed && maps.state === "failure") && (
        <p>
          <Directions hotel={hotel} />
        </p>
      )}
    </>
  );
}

/** A hotel on a map if the customer allows it; otherwise the reason why there is none (spec sections 2 and 4). */
export function HotelMapView({ hotel, level = 3 }: { hotel: Hotel; level?: 2 | 3 }) {
  useStyles(css);
  const position = coordinatesOf(hotel);
  const Heading = `h${level}` as const;
  return (
    <section className="map stack">
      <Heading>{texts.headline}</Heading>
      {position === null ? (
        <Notice state="empty">{texts.noLocation}</Notice>
      ) : (
        <MapOrConsent hotel={hotel} position={position} />
      )}
    </section>
  );
}
