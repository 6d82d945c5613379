import { create } from "zustand";
import type { Coordinates } from "#domain/hotel-address.ts";

/** Draws a map with a marker of this name into an element. @throws Error when the library refuses */
export type DrawMap = (element: HTMLElement, position: Coordinates, name: string) => void;

/** Where the maps script comes from, the key for it, and the page's CSP nonce, '' for none. */
export interface MapsSource {
  readonly scriptUrl: string;
  readonly apiKey: string;
  readonly nonce: string;
}

/** The maps script's request on this page (spec section 4). A refused key is final: no further try can succeed. */
export type MapsState =
  | { readonly state: "initialized" }
  | { readonly state: "loading" }
  | { readonly state: "success"; readonly draw: DrawMap }
  | { readonly state: "failure"; readonly refused: boolean };

export const initialMaps: MapsState = { state: "initialized" };

/** Shared by all maps of a page, so that the script is asked for once however many there are. */
export const useMaps = create<{ maps: MapsState }>()(() => ({ maps: initialMaps }));

export const become = (maps: MapsState): void => useMaps.setState({ maps });

/** Whether Google has refused the key. */
export function isRefused(): boolean {
  const { maps } = useMaps.getState();
  return maps.state === "failure" && maps.refused;
}

/** Notes that no map can be had for now; a refusal that is known stays. */
export const failMaps = (): void => become({ state: "failure", refused: isRefused() });

/**
 * Starts the script unless it is loading, loaded or refused; after another failure a further call starts anew. What it
 * takes to do so is loaded only now: many customers never allow a map.
 */
export function startMaps(source: MapsSource): void {
  const { state } = useMaps.getState().maps;
  if (state === "loading" || state === "success" || isRefused()) return;
  become({ state: "loading" });
  import("./maps-script.ts").then(({ bringMaps }) => bringMaps(source)).catch(failMaps);
}
