import type { Coordinates } from "#domain/hotel/hotel-address.ts";
import type { DrawMap } from "./maps-state.ts";

/** Map defaults (spec section 9). */
const ZOOM = 13;

/** The part of Google Maps that we use, in place of a types package. */
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

/** The marker's class under its old name, and its successor. */
interface MarkerNames {
  readonly Marker?: MarkerClass;
  readonly AdvancedMarkerElement?: MarkerClass;
}

/** The classes are either present, or loaded by `importLibrary`. */
interface Namespace {
  readonly Map?: MapClass;
  readonly Marker?: MarkerClass;
  readonly marker?: MarkerNames;
  readonly importLibrary?: (name: string) => Promise<MarkerNames & { readonly Map?: MapClass }>;
}

const namespace = (): Namespace | undefined => (window as { google?: { maps?: Namespace } }).google?.maps;

/** Whether the page already has the maps library, ours or the host's own. */
export const hasMaps = (): boolean => namespace()?.Map !== undefined || namespace()?.importLibrary !== undefined;

async function markerLibrary({ importLibrary }: Namespace): Promise<MarkerNames> {
  try {
    return (await importLibrary?.("marker")) ?? {};
  } catch {
    return {};
  }
}

/** The marker's class. The new one shows nothing on a map without an id, so the old one is preferred there. */
async function findMarker(maps: Namespace, mapId: string): Promise<MarkerClass | undefined> {
  if (mapId === "" && maps.Marker !== undefined) return maps.Marker;
  const { Marker = maps.Marker, AdvancedMarkerElement } = { ...maps.marker, ...(await markerLibrary(maps)) };
  return mapId === "" ? (Marker ?? AdvancedMarkerElement) : (AdvancedMarkerElement ?? Marker);
}

/**
 * Makes a function that draws maps of this id ('' for none) with the page's library; without a marker if the library
 * has none.
 * @throws Error if the library has no map
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
