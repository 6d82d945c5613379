import { act, fireEvent } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { hotelSchema, type Hotel } from "#domain/entities/hotel.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { HotelMap } from "#widgets/portal/hotel-map/hotel-map-widget.tsx";
import { initialMaps, useMaps } from "#widgets/shared/hotel/maps-state.ts";

const fields = { name: "Seehof", street: "Ufer 1", postalCode: "18609", city: "Binz", latitude: 54.4, longitude: 13.6 };
export const hotel = (more: Record<string, unknown> = {}): Hotel => v.parse(hotelSchema, { ...fields, ...more });

/** The maps that the fake library has drawn. */
export const maps: { element: HTMLElement; options: unknown }[] = [];
export const markers: unknown[] = [];
let run = 0;

export function FakeMap(element: HTMLElement, options: unknown): void {
  maps.push({ element, options });
}
export function FakeMarker(options: unknown): void {
  markers.push(options);
}
/** The fake library: its classes exist at once, and promises resolve with them. */
export const classic = { Map: FakeMap, Marker: FakeMarker };
export const byPromises = {
  importLibrary: (name: string) => Promise.resolve(name === "maps" ? { Map: FakeMap } : { Marker: FakeMarker }),
};
export const bringLibrary = (library: object): unknown => Object.assign(window, { google: { maps: library } });

export const scripts = (): HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src*="maps"]'),
];

/** Scripts are loaded once per address and page, so every test has its own address. */
export const scriptUrl = (query = ""): string => `https://maps.example/js?run=${run}${query}`;

function tellConsent(cookie: string): void {
  document.cookie = `marketing_consent=${cookie}`;
  act(() => void document.dispatchEvent(new CustomEvent("portal:consent-changed")));
}
export const grant = (): void => tellConsent("true");
export const withdraw = (): void => tellConsent("; max-age=0");

/** The loader of the script is itself loaded when the first map is allowed. */
export const scriptAsked = (): Promise<void> =>
  act(async () => {
    await import("#widgets/shared/hotel/maps-script.ts");
  });

export async function allowed(shown = hotel()): Promise<Rendered> {
  grant();
  const view = renderInRoot(<HotelMap json={shown} />);
  await scriptAsked();
  return view;
}

/** Lets the last requested script load with the library, or fail. */
export async function settle(name: "load" | "error", library: object = classic): Promise<void> {
  const script = scripts().at(-1);
  if (name === "load") bringLibrary(library);
  await act(async () => {
    if (script !== undefined) fireEvent(script, new Event(name));
    await Promise.resolve();
  });
}

/** Gives each test of a file a page without consent, library and script. */
export function useMapsPage(): void {
  beforeEach(() => {
    maps.length = 0;
    markers.length = 0;
    run += 1;
    usePortal.setState({ config: { ...defaultConfig, googleMapsScriptUrl: scriptUrl(), googleMapsApiKey: "key" } });
    useMaps.setState({ maps: initialMaps });
  });
  afterEach(() => {
    document.head.replaceChildren();
    Object.assign(window, { google: undefined, gm_authFailure: undefined });
  });
}
