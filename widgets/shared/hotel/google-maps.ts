import type { Coordinates } from "#domain/hotel-address.ts";
import type { DrawMap } from "./maps-state.ts";

/** Map defaults (spec section 9). */
const ZOOM = 13;

/** Only what we use of Google Maps; no types package is worth more. */
interface MapOptions {
  readonly center: Coordinates;
  readonly zoom: number;
  readonly gestureHandling: "cooperative";
  readonly mapId?: string;
}

type MapClass = new (element: HTMLElement, options: MapOptions) => object;
type MarkerClass = new (options: {
  readonly map: object;
  readonly position: Coordinates;
  readonly title: string;
}) => object;

/** A marker's class under its old name, and under that of its successor. */
interface MarkerNames {
  readonly Marker?: MarkerClass;
  readonly AdvancedMarkerElement?: MarkerClass;
}

/** Either the classes are there at once, or each library is asked for. */
interface Namespace {
  readonly Map?: MapClass;
  readonly Marker?: MarkerClass;
  readonly marker?: MarkerNames;
  readonly importLibrary?: (name: string) => Promise<MarkerNames & { readonly Map?: MapClass }>;
}

const namespace = (): Namespace | undefined => (window as { google?: { maps?: Namespace } }).google?.maps;

/** Whether the page has the maps library already, be it ours or the host's own. */
export const hasMaps = (): boolean => namespace()?.Map !== undefined || namespace()?.importLibrary !== undefined;

async function markerLibrary({ importLibrary }: Namespace): Promise<MarkerNames> {
  try {
    return (await importLibrary?.("marker")) ?? {};
  } catch {
    return {};
  }
}

/** The successor shows nothing on a map without an id, so the old class goes first there. */
async function findMarker(maps: Namespace, mapId: string): Promise<MarkerClass | undefined> {
  if (mapId === "" && maps.Marker !== undefined) return maps.Marker;
  const { Marker = maps.Marker, AdvancedMarkerElement } = { ...maps.marker, ...(await markerLibrary(maps)) };
  return mapId === "" ? (Marker ?? AdvancedMarkerElement) : (AdvancedMarkerElement ?? Marker);
}

/**
 * Draws with the library that the page has, maps of this id ('' for none); without a marker where the library has none.
 * @throws Error when it does not bring a map
 */
export async function mapDrawer(mapId: string): Promise<DrawMap> {
  const maps = namespace() ?? {};
  const Map = maps.Map ?? (await maps.importLibrary?.("maps"))?.Map;
  if (Map === undefined) throw new Error("The maps script brought no map.");
  const Marker = await findMarker(maps, mapId);
  return (element, { lat, lng }, title) => {
    const position = { lat, lng };
    const map = new Map(element, {
      center: position,
      zoom: ZOOM,
      gestureHandling: "cooperative",
      ...(mapId !== "" && { mapId }),
    });
    if (Marker !== undefined) new Marker({ map, position, title });
  };
}
