import { create } from "zustand";
import type { Coordinates } from "#domain/hotel/hotel-address.ts";

/** Draws a map with a marker of this name into an element. @throws Error if the library refuses */
export type DrawMap = (element: HTMLElement, position: Coordinates, name: string) => void;

/** The address of the maps script, its key, and the page's CSP nonce, '' for none. */
export interface MapsSource {
  readonly scriptUrl: string;
  readonly apiKey: string;
  readonly nonce: string;
}

/**
 * The state of the maps script on this page (spec section 4). A refused key is final, because no further try can
 * succeed.
 */
export type MapsState =
  | { readonly state: "initialized" }
  | { readonly state: "loading" }
  | { readonly state: "success"; readonly draw: DrawMap }
  | { readonly state: "failure"; readonly refused: boolean };

/** Before any map has asked for the script. */
export const initialMaps: MapsState = { state: "initialized" };

/** The state is shared by all maps of a page, so that the script is requested only once. */
export const useMaps = create<{ maps: MapsState }>()(() => ({ maps: initialMaps }));

/** Records the state of the script for all maps of the page. */
export const setMaps = (maps: MapsState): void => useMaps.setState({ maps });

/** Whether Google has refused the key. */
export function isRefused(): boolean {
  const { maps } = useMaps.getState();
  return maps.state === "failure" && maps.refused;
}

/** Records that no map is available now; a refused key stays refused. */
export const failMaps = (): void => setMaps({ state: "failure", refused: isRefused() });

/**
 * Loads the script unless it is loading, loaded or refused; after another failure a further call tries again. The code
 * for this is loaded here as well, because many customers never allow a map.
 */
export function startMaps(source: MapsSource): void {
  const { state } = useMaps.getState().maps;
  if (state === "loading" || state === "success" || isRefused()) return;
  setMaps({ state: "loading" });
  import("./maps-script.ts").then(({ loadMapsLibrary }) => loadMapsLibrary(source)).catch(failMaps);
}
