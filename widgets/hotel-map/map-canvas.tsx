import { useEffect, useId } from 'react';
import type { Coordinates } from '#domain/hotel-address.ts';
import { hotelMapTexts as texts } from '#i18n/hotel.ts';
import { useRoot } from '#ui/root/root.tsx';
import type { MapClasses } from './google-maps.ts';
import { failMaps } from './maps-script.ts';

/** Map defaults (spec section 9). */
const ZOOM = 13;

/** Important, as the element stands among the host's styles. */
function makeElement(slot: string): HTMLElement {
  const element = document.createElement('div');
  element.slot = slot;
  for (const [name, value] of Object.entries({ display: 'block', width: '100%', height: '100%', margin: '0', padding: '0', border: '0', float: 'none' })) {
    element.style.setProperty(name, value, 'important');
  }
  return element;
}

/**
 * One map with a marker. It is drawn into a child of the anchor and slotted to its place, because Google Maps writes its
 * styles into the document, where they do not reach a shadow root.
 */
export function MapCanvas({ classes, place, name }: { classes: MapClasses; place: Coordinates; name: string }) {
  const { anchor } = useRoot();
  const slot = `portal-map-${useId()}`;
  const { lat, lng } = place;
  useEffect(() => {
    const element = makeElement(slot);
    anchor.append(element);
    const position = { lat, lng };
    try {
      const map = new classes.Map(element, { center: position, zoom: ZOOM, gestureHandling: 'cooperative' });
      if (classes.Marker !== null) new classes.Marker({ map, position, title: name });
    } catch {
      failMaps();
    }
    return () => element.remove();
  }, [anchor, slot, classes, lat, lng, name]);
  return <div className="map-box" role="group" aria-label={texts.label(name)}><slot name={slot} /></div>;
}
