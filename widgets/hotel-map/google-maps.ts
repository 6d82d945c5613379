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

/** Either the classes are there at once, or each library is asked for. */
interface Namespace {
  readonly Map?: MapClass;
  readonly Marker?: MarkerClass;
  readonly importLibrary?: (name: string) => Promise<{ readonly Map?: MapClass; readonly Marker?: MarkerClass }>;
}

/** What draws a map with a marker. */
export interface MapClasses {
  readonly Map: MapClass;
  readonly Marker: MarkerClass;
}

const namespace = (): Namespace | undefined => (window as { google?: { maps?: Namespace } }).google?.maps;

/** Whether the page has the maps library already, be it ours or the host's own. */
export const hasMaps = (): boolean => namespace()?.Map !== undefined || namespace()?.importLibrary !== undefined;

/** The classes of the loaded library. @throws Error when it does not bring what a map needs */
export async function mapClasses(): Promise<MapClasses> {
  const maps = namespace();
  const Map = maps?.Map ?? (await maps?.importLibrary?.('maps'))?.Map;
  const Marker = maps?.Marker ?? (await maps?.importLibrary?.('marker'))?.Marker;
  if (Map === undefined || Marker === undefined) throw new Error('The maps script brought no map.');
  return { Map, Marker };
}
