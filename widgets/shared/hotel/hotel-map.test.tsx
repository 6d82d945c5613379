import { act, fireEvent } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { hotelSchema, type Hotel } from "#domain/entities/hotel.ts";
import { common } from "#i18n/common.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/door.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { HotelMap } from "#widgets/portal/hotel-map/hotel-map-widget.tsx";
import { initialMaps, useMaps } from "./maps-state.ts";

const portal = useMockPortal();

const fields = { name: "Seehof", street: "Ufer 1", postalCode: "18609", city: "Binz", latitude: 54.4, longitude: 13.6 };
const hotel = (more: Record<string, unknown> = {}): Hotel => v.parse(hotelSchema, { ...fields, ...more });

const maps: { element: HTMLElement; options: unknown }[] = [];
const markers: unknown[] = [];
let run = 0;

function FakeMap(element: HTMLElement, options: unknown): void {
  maps.push({ element, options });
}
function FakeMarker(options: unknown): void {
  markers.push(options);
}
const library = { Map: FakeMap, Marker: FakeMarker };
const scripts = (): HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src*="maps"]'),
];

function grant(): void {
  document.cookie = "marketing_consent=true";
  act(() => void document.dispatchEvent(new CustomEvent("portal:consent-changed")));
}

/** What loads the script is loaded itself when the first map is allowed. */
const scriptAsked = (): Promise<void> =>
  act(async () => {
    await import("./maps-script.ts");
  });

async function allowed(shown = hotel()): Promise<Rendered> {
  grant();
  const view = renderInRoot(<HotelMap json={shown} />);
  await scriptAsked();
  return view;
}

async function settle(name: "load" | "error"): Promise<void> {
  const script = scripts().at(-1);
  if (name === "load") Object.assign(window, { google: { maps: library } });
  await act(async () => {
    if (script !== undefined) fireEvent(script, new Event(name));
    await Promise.resolve();
  });
}

beforeEach(() => {
  document.cookie = "marketing_consent=; max-age=0";
  maps.length = 0;
  markers.length = 0;
  // Scripts are loaded once per address and page, so every test has an address of its own.
  run += 1;
  usePortal.setState({
    config: { ...defaultConfig, googleMapsScriptUrl: `https://maps.example/js?run=${run}`, googleMapsApiKey: "key" },
  });
  useMaps.setState({ maps: initialMaps });
});
afterEach(() => {
  document.head.replaceChildren();
  Object.assign(window, { google: undefined });
});

describe("portal-hotel-map", () => {
  it.each([[{ latitude: null }], [{ longitude: null }], [{ latitude: null, longitude: null }]])(
    "says that there is no place: %j",
    (more) => {
      grant();
      const view = renderInRoot(<HotelMap json={hotel(more)} />);
      expect(view.getByText("Keine Standortinformationen verfügbar")).toBeInTheDocument();
      expect(scripts()).toEqual([]);
    },
  );

  it("asks for nothing foreign before the customer allows it, then loads once", async () => {
    const asked = vi.fn();
    document.addEventListener("portal:consent-request", asked, { once: true });
    const view = renderInRoot(<HotelMap json={hotel()} />);
    expect(view.getByText("Externe Inhalte blockiert!")).toBeInTheDocument();
    expect(scripts()).toEqual([]);
    await view.user.click(view.getByRole("button", { name: "Karte laden" }));
    expect(asked).toHaveBeenCalledOnce();
    expect(scripts()).toEqual([]);
    grant();
    expect(view.getByText("Karte wird geladen.")).toBeInTheDocument();
    await scriptAsked();
    expect(scripts().map((script) => [...new URL(script.src).searchParams].slice(1))).toEqual([
      [
        ["key", "key"],
        ["libraries", "places"],
        ["language", "de"],
        ["region", "DE"],
        ["loading", "async"],
        ["callback", "portalMapsReady"],
      ],
    ]);
    await settle("load");
    expect(await view.findByRole("group", { name: "Karte: Seehof" })).toBeInTheDocument();
  });

  it("draws the map into a slotted child of the anchor", async () => {
    const view = await allowed();
    await settle("load");
    await view.findByRole("group", { name: "Karte: Seehof" });
    expect(maps).toEqual([
      {
        element: view.anchor.firstElementChild,
        options: { center: { lat: 54.4, lng: 13.6 }, zoom: 13, gestureHandling: "cooperative" },
      },
    ]);
    expect(markers).toEqual([
      { map: expect.any(FakeMap) as unknown, position: { lat: 54.4, lng: 13.6 }, title: "Seehof" },
    ]);
    expect(maps[0]?.element.slot).toBe(view.wrapper.querySelector("slot")?.name);
    view.unmount();
    expect(view.anchor.childElementCount).toBe(0);
  });

  it.each([
    ["the marker's successor", { Map: FakeMap, marker: { AdvancedMarkerElement: FakeMarker } }, 1],
    ["no marker at all", { Map: FakeMap }, 0],
  ])("draws the map with %s", async (_name, found, marked) => {
    const view = await allowed();
    Object.assign(window, { google: { maps: found } });
    await act(async () => {
      fireEvent.load(scripts().at(-1) ?? document);
      await Promise.resolve();
    });
    await view.findByRole("group", { name: "Karte: Seehof" });
    expect([maps.length, markers.length]).toEqual([1, marked]);
  });

  it("loads nothing before the page itself is loaded", async () => {
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const view = await allowed();
    expect(view.getByText("Karte wird geladen.")).toBeInTheDocument();
    expect(scripts()).toEqual([]);
    state.mockReturnValue("complete");
    act(() => void window.dispatchEvent(new Event("load")));
    await scriptAsked();
    expect(scripts()).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event("load")));
    await scriptAsked();
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ["with a map id by the marker's successor", "&map_ids=m1,m2", "m1", ["new"]],
    ["without one by the old marker", "", undefined, ["old"]],
  ])("marks the hotel %s", async (_name, query, mapId, expected) => {
    usePortal.setState({
      config: { ...defaultConfig, googleMapsScriptUrl: `https://maps.example/js?run=${run}${query}` },
    });
    const view = await allowed();
    const drawn: string[] = [];
    const library = {
      Marker: function Old() {
        drawn.push("old");
      },
      AdvancedMarkerElement: function New() {
        drawn.push("new");
      },
    };
    Object.assign(window, {
      google: {
        maps: { importLibrary: (name: string) => Promise.resolve(name === "maps" ? { Map: FakeMap } : library) },
      },
    });
    fireEvent.load(scripts().at(-1) ?? document);
    await view.findByRole("group", { name: "Karte: Seehof" });
    expect(drawn).toEqual(expected);
    expect(maps[0]?.options).toEqual({
      center: { lat: 54.4, lng: 13.6 },
      zoom: 13,
      gestureHandling: "cooperative",
      ...(mapId !== undefined && { mapId }),
    });
  });

  it("keeps the focus in the widget when the button to load the map leaves", async () => {
    const view = renderInRoot(<HotelMap json={hotel()} />);
    view.focus(view.getByRole("button", { name: "Karte laden" }));
    grant();
    expect(view.root.activeElement).toBe(view.wrapper);
    await scriptAsked();
  });

  it("asks for the script once however many maps there are", async () => {
    const first = await allowed();
    const second = await allowed(hotel({ name: "Waldhof" }));
    expect(scripts()).toHaveLength(1);
    await settle("load");
    await first.findByRole("group", { name: "Karte: Seehof" });
    await second.findByRole("group", { name: "Karte: Waldhof" });
    expect(scripts()).toHaveLength(1);
    expect(maps).toHaveLength(2);
  });

  it("waits for the library where it is handed out in parts", async () => {
    const view = await allowed();
    const script = scripts()[0];
    await act(async () => {
      if (script !== undefined) fireEvent.load(script);
      await Promise.resolve();
    });
    expect(view.getByText("Karte wird geladen.")).toBeInTheDocument();
    Object.assign(window, {
      google: {
        maps: {
          importLibrary: (name: string) => Promise.resolve(name === "maps" ? { Map: FakeMap } : { Marker: FakeMarker }),
        },
      },
    });
    act(() => (window as unknown as { portalMapsReady: () => void }).portalMapsReady());
    expect(await view.findByRole("group", { name: "Karte: Seehof" })).toBeInTheDocument();
  });

  it("gives up after four requests with growing pauses, then shows the address and a way on", async () => {
    vi.useFakeTimers({ now: new Date("2026-03-10T08:00:00Z") });
    const view = await allowed();
    const requested = vi.spyOn(document.head, "append");
    for (const pause of [500, 1500, 3000]) {
      await settle("error");
      expect(view.getByText("Karte wird geladen.")).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(pause - 1));
      expect(scripts()).toHaveLength(0);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(scripts()).toHaveLength(1);
    }
    await settle("error");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(requested).toHaveBeenCalledTimes(3);
    expect(view.getByRole("alert")).toHaveTextContent("Die Karte konnte nicht geladen werden.SeehofUfer 118609 Binz");
    expect(view.getByRole("link", { name: /Route planen/ })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/dir/?api=1&destination=54.4%2C13.6",
    );
    fireEvent.click(view.getByRole("button", { name: common.retry }));
    await scriptAsked();
    expect(requested).toHaveBeenCalledTimes(4);
  });

  it("says so when the library draws no map", async () => {
    const view = await allowed();
    Object.assign(window, { google: { maps: {} } });
    await act(async () => {
      fireEvent.load(scripts()[0] ?? document);
      (window as unknown as { portalMapsReady: () => void }).portalMapsReady();
      await Promise.resolve();
    });
    expect(await view.findByRole("alert")).toHaveTextContent("Die Karte konnte nicht geladen werden.");
  });

  it.each([
    [undefined, 1],
    ["2026-03-10", 1],
    ["2026-03-09", 0],
  ])("shows the prices until the event is over: %s", (endDate, count) => {
    const view = renderInRoot(<HotelMap json={hotel()} {...(endDate !== undefined && { endDate })} />);
    expect(view.queryAllByRole("heading", { name: "Hotelpreise *" })).toHaveLength(count);
  });

  it("loads the event by its id; one without a hotel has no place", async () => {
    const view = renderInRoot(<HotelMap eventId="5001" />);
    expect(await view.findByText("Externe Inhalte blockiert!")).toBeInTheDocument();
    expect(view.getByRole("heading", { name: "Hotelpreise *" })).toBeInTheDocument();
    view.unmount();
    const online = renderInRoot(<HotelMap eventId="5010" />);
    expect(await online.findByText("Keine Standortinformationen verfügbar")).toBeInTheDocument();
    expect(portal.calls.map(({ path }) => path)).toEqual(["/portal-api/events/5001", "/portal-api/events/5010"]);
  });
});
