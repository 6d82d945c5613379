/** Only what we use of Google Maps; no types package is worth more. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

export interface MapOptions {
  readonly center: LatLng;
  readonly zoom: number;
  readonly gestureHandling: 'cooperative';
}

type MapClass = new (element: HTMLElement, options: MapOptions) => object;
type MarkerClass = new (options: { readonly map: object; readonly position: LatLng; readonly title: string }) => object;

/** A marker's class under its present name, or under that of its successor. */
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
}

const namespace = (): Namespace | undefined => (window as { google?: { maps?: Namespace } }).google?.maps;

/** Whether the page has the maps library already, be it ours or the host's own. */
export const hasMaps = (): boolean => namespace()?.Map !== undefined || namespace()?.importLibrary !== undefined;

const markerOf = (names: MarkerNames | undefined): MarkerClass | undefined => names?.Marker ?? names?.AdvancedMarkerElement;

/** The classes of the loaded library. @throws Error when it does not bring what a map needs */
export async function mapClasses(): Promise<MapClasses> {
  const maps = namespace();
  const Map = maps?.Map ?? (await maps?.importLibrary?.('maps'))?.Map;
  const Marker = maps?.Marker ?? markerOf(maps?.marker) ?? markerOf(await maps?.importLibrary?.('marker'));
  if (Map === undefined) throw new Error('The maps script brought no map.');
  return { Map, Marker: Marker ?? null };
}
