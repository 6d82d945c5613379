import { useEffect } from 'react';
import type { Coordinates } from '#domain/hotel-address.ts';
import { hotelMapTexts as texts } from '#i18n/hotel.ts';
import { useRoot } from '#ui/root/root.tsx';
import { lightBox, removeLightBox } from '#widgets/shared/light-box.ts';
import type { MapClasses } from './google-maps.ts';
import { failMaps, hearRefusal } from './maps-script.ts';

/** The slot of the element that holds the map. */
export const MAP_SLOT = 'map';
/** Map defaults (spec section 9). */
const ZOOM = 13;

interface CanvasProps {
  readonly classes: MapClasses;
  readonly place: Coordinates;
  readonly name: string;
}

/** What each element shows; a map is costly, so one that is still right is shown again when its view comes back. */
const drawn = new WeakMap<HTMLElement, { readonly classes: MapClasses; readonly wanted: string }>();

/** Important, as the element stands among the host's styles. */
function dress({ style }: HTMLElement): void {
  for (const [name, value] of Object.entries({ display: 'block', width: '100%', height: '100%', margin: '0', padding: '0', border: '0', float: 'none' })) {
    style.setProperty(name, value, 'important');
  }
}

function draw(anchor: HTMLElement, { classes, place: { lat, lng }, name }: CanvasProps): void {
  const wanted = `${lat} ${lng} ${name}`;
  const known = drawn.get(lightBox(anchor, MAP_SLOT));
  if (known?.wanted === wanted && known.classes === classes) return;
  removeLightBox(anchor, MAP_SLOT);
  const element = lightBox(anchor, MAP_SLOT);
  dress(element);
  // The page may have put a function of its own in the place of ours since the script came.
  hearRefusal();
  try {
    const position = { lat, lng };
    const { mapId } = classes;
    const map = new classes.Map(element, { center: position, zoom: ZOOM, gestureHandling: 'cooperative', ...(mapId !== '' && { mapId }) });
    if (classes.Marker !== null) new classes.Marker({ map, position, title: name });
    drawn.set(element, { classes, wanted });
  } catch {
    failMaps();
  }
}

/**
 * One map with a marker. It is drawn into a child of the anchor and slotted to its place, because Google Maps writes its
 * styles into the document, where they do not reach a shadow root.
 */
export function MapCanvas({ classes, place, name }: CanvasProps) {
  const { anchor } = useRoot();
  const { lat, lng } = place;
  useEffect(() => draw(anchor, { classes, place: { lat, lng }, name }), [anchor, classes, lat, lng, name]);
  return <div className="map-box" role="group" aria-label={texts.label(name)}><slot name={MAP_SLOT} /></div>;
}
