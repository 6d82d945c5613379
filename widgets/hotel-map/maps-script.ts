import { create } from 'zustand';
import { loadScript } from '#widgets/shared/load-script.ts';
import { hasMaps, mapClasses, type MapClasses } from './google-maps.ts';

/** The maps script's request on this page (spec section 4). */
export type MapsState =
  | { readonly state: 'initialized' }
  | { readonly state: 'loading' }
  | { readonly state: 'success'; readonly classes: MapClasses }
  | { readonly state: 'failure' };

export const initialMaps: MapsState = { state: 'initialized' };

/** Shared by all maps of a page, so that the script is asked for once however many there are. */
export const useMaps = create<{ maps: MapsState }>()(() => ({ maps: initialMaps }));

/** Waits before the second, third and fourth request, in milliseconds (spec section 9; contract section 4). */
const PAUSES = [500, 1500, 3000];
/** How long a script that has arrived may take to be ready, in milliseconds. */
const PATIENCE = 10_000;
const CALLBACK = 'portalMapsReady';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The script's address: key, places library, German. The callback says when it is ready. */
function mapsScriptUrl(scriptUrl: string, apiKey: string): string {
  const url = new URL(scriptUrl, location.href);
  const query = { key: apiKey, libraries: 'places', language: 'de', region: 'DE', loading: 'async', callback: CALLBACK };
  for (const [name, value] of Object.entries(query)) if (value !== '' && !url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/** Up to four requests, each wait longer than the one before. */
async function loadPatiently(url: string, nonce: string, attempt = 0): Promise<void> {
  try {
    await loadScript(url, nonce);
  } catch (thrown) {
    const wait = PAUSES[attempt];
    if (wait === undefined) throw thrown;
    await pause(wait);
    await loadPatiently(url, nonce, attempt + 1);
  }
}

let hears = false;

/** Google calls a function of this fixed name when it refuses the key; a listener of the page's own still hears of it. */
function hearRefusal(): void {
  if (hears) return;
  hears = true;
  const page = window as { gm_authFailure?: () => void };
  const before = page.gm_authFailure;
  page.gm_authFailure = () => {
    before?.();
    failMaps();
  };
}

/** The library is ready when the script calls back, or when it has arrived and brought its classes. */
async function loadMaps(url: string, nonce: string): Promise<MapClasses> {
  const called = new Promise<void>((resolve) => Object.assign(window, { [CALLBACK]: resolve }));
  hearRefusal();
  await loadPatiently(url, nonce);
  if (!hasMaps()) await Promise.race([called, pause(PATIENCE)]);
  return mapClasses();
}

/** Notes that no map can be had; also when the library refuses to draw one. */
export function failMaps(): void {
  useMaps.setState({ maps: { state: 'failure' } });
}

/** Starts the script unless it is loading or loaded; after a failure a further call starts anew. */
export function startMaps(scriptUrl: string, apiKey: string, nonce: string): void {
  const { state } = useMaps.getState().maps;
  if (state === 'loading' || state === 'success') return;
  useMaps.setState({ maps: { state: 'loading' } });
  const loading = hasMaps() ? mapClasses() : loadMaps(mapsScriptUrl(scriptUrl, apiKey), nonce);
  loading.then(
    (classes) => useMaps.setState({ maps: { state: 'success', classes } }),
    failMaps,
  );
}
