/** Only what we use of Google Maps; no types package is worth more. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

export interface MapOptions {
  readonly center: LatLng;
  readonly zoom: number;
  readonly gestureHandling: 'cooperative';
  readonly mapId?: string;
}

type MapClass = new (element: HTMLElement, options: MapOptions) => object;
type MarkerClass = new (options: { readonly map: object; readonly position: LatLng; readonly title: string }) => object;

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

/** What draws a map with a marker; `Marker` is null where the library has none, the map is then drawn without. */
export interface MapClasses {
  readonly Map: MapClass;
  readonly Marker: MarkerClass | null;
  /** The map id of the customer's Google account, '' for none. */
  readonly mapId: string;
}

const namespace = (): Namespace | undefined => (window as { google?: { maps?: Namespace } }).google?.maps;

/** Whether the page has the maps library already, be it ours or the host's own. */
export const hasMaps = (): boolean => namespace()?.Map !== undefined || namespace()?.importLibrary !== undefined;

async function markerLibrary({ importLibrary }: Namespace): Promise<MarkerNames> {
  try {
    return await importLibrary?.('marker') ?? {};
  } catch {
    return {};
  }
}

/** The successor shows nothing on a map without an id, so the old class goes first there. */
async function findMarker(maps: Namespace, mapId: string): Promise<MarkerClass | undefined> {
  if (mapId === '' && maps.Marker !== undefined) return maps.Marker;
  const { Marker = maps.Marker, AdvancedMarkerElement } = { ...maps.marker, ...await markerLibrary(maps) };
  return mapId === '' ? Marker ?? AdvancedMarkerElement : AdvancedMarkerElement ?? Marker;
}

/** The classes of the loaded library, for maps of this id ('' for none). @throws Error when it does not bring a map */
export async function mapClasses(mapId: string): Promise<MapClasses> {
  const maps = namespace() ?? {};
  const Map = maps.Map ?? (await maps.importLibrary?.('maps'))?.Map;
  if (Map === undefined) throw new Error('The maps script brought no map.');
  return { Map, Marker: await findMarker(maps, mapId) ?? null, mapId };
}
