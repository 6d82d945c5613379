import { useEffect } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import type { Coordinates } from "#domain/hotel/hotel-address.ts";
import { hotelMapTexts as texts } from "#i18n/hotel.ts";
import { removeSlottedElement, slottedElement, useLosses } from "#widgets/shared/foreign/slotted-element.ts";
import { failMaps, type DrawMap } from "./maps-state.ts";

/** The name of the slot for the element that holds the map. */
export const MAP_SLOT = "map";

interface CanvasProps {
  readonly draw: DrawMap;
  readonly position: Coordinates;
  readonly name: string;
}

/**
 * The map drawn in each element; since maps are costly, a map that is still right is shown again when its view returns.
 */
const drawn = new WeakMap<HTMLElement, { readonly draw: DrawMap; readonly wanted: string }>();

/** Sets styles as important, because the element stands among the host's styles. */
function dress({ style }: HTMLElement): void {
  for (const [name, value] of Object.entries({
    display: "block",
    width: "100%",
    height: "100%",
    margin: "0",
    padding: "0",
    border: "0",
    float: "none",
  })) {
    style.setProperty(name, value, "important");
  }
}

function show(anchor: HTMLElement, { draw, position, name }: CanvasProps): void {
  const wanted = `${position.lat} ${position.lng} ${name}`;
  const known = drawn.get(slottedElement(anchor, MAP_SLOT));
  if (known?.wanted === wanted && known.draw === draw) return;
  removeSlottedElement(anchor, MAP_SLOT);
  const element = slottedElement(anchor, MAP_SLOT);
  dress(element);
  try {
    draw(element, position, name);
    drawn.set(element, { draw, wanted });
  } catch {
    failMaps();
  }
}

/**
 * A map with one marker. It is drawn into a child of the anchor and slotted, because Google Maps writes its styles into
 * the document, where they do not reach a shadow root.
 */
export function MapCanvas({ draw, position, name }: CanvasProps) {
  const { anchor } = useAnchorContext();
  const losses = useLosses();
  const { lat, lng } = position;
  useEffect(() => show(anchor, { draw, position: { lat, lng }, name }), [anchor, draw, lat, lng, name, losses]);
  return (
    <div className="map-box" role="group" aria-label={texts.label(name)}>
      <slot name={MAP_SLOT} />
    </div>
  );
}
