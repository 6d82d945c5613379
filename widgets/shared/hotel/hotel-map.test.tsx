import { describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { consentAsked } from "#i18n/foreign.ts";
import { hotelMapTexts, hotelPriceTexts } from "#i18n/hotel.ts";
import { usePortal } from "#state/store.ts";
import {
  allowed,
  FakeMap,
  FakeMarker,
  grant,
  hotel,
  maps,
  markers,
  scriptAsked,
  scripts,
  scriptUrl,
  settle,
  useMapsPage,
} from "#test/support/maps.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { HotelMap } from "#widgets/portal/hotel-map/hotel-map-widget.tsx";

const portal = useMockPortal();
useMapsPage();

describe("portal-hotel-map", () => {
  it.each([[{ latitude: null }], [{ longitude: null }], [{ latitude: null, longitude: null }]])(
    "says that there is no place: %j",
    (more) => {
      grant();
      const view = renderInRoot(<HotelMap json={hotel(more)} />);
      expect(view.getByText(hotelMapTexts.noLocation)).toBeInTheDocument();
      expect(scripts()).toEqual([]);
    },
  );

  it("asks for nothing foreign before the customer allows it, then loads once", async () => {
    const asked = vi.fn();
    document.addEventListener("portal:consent-request", asked, { once: true });
    const view = renderInRoot(<HotelMap json={hotel()} />);
    expect(view.getByText(hotelMapTexts.blocked)).toBeInTheDocument();
    expect(scripts()).toEqual([]);
    await view.user.click(view.getByRole("button", { name: hotelMapTexts.load }));
    expect(asked).toHaveBeenCalledOnce();
    expect(scripts()).toEqual([]);
    grant();
    expect(view.getByText(hotelMapTexts.loading)).toBeInTheDocument();
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
    await settle("load", found);
    await view.findByRole("group", { name: "Karte: Seehof" });
    expect([maps.length, markers.length]).toEqual([1, marked]);
  });

  it.each([
    ["with a map id by the marker's successor", "&map_ids=m1,m2", "m1", ["new"]],
    ["without one by the old marker", "", undefined, ["old"]],
  ])("marks the hotel %s", async (_name, query, mapId, expected) => {
    usePortal.setState({
      config: { ...defaultConfig, googleMapsScriptUrl: scriptUrl(query) },
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
    await settle("load", {
      importLibrary: (name: string) => Promise.resolve(name === "maps" ? { Map: FakeMap } : library),
    });
    await view.findByRole("group", { name: "Karte: Seehof" });
    expect(drawn).toEqual(expected);
    expect(maps[0]?.options).toEqual({
      center: { lat: 54.4, lng: 13.6 },
      zoom: 13,
      gestureHandling: "cooperative",
      ...(mapId !== undefined && { mapId }),
    });
  });

  it("says what is waited for where the page's consent manager does nothing", async () => {
    const view = renderInRoot(<HotelMap json={hotel()} />);
    expect(view.queryByText(consentAsked)).toBeNull();
    await view.user.click(view.getByRole("button", { name: hotelMapTexts.load }));
    expect(view.getByText(consentAsked)).toBeVisible();
  });

  it("keeps the focus in the widget when the button to load the map leaves", async () => {
    const view = renderInRoot(<HotelMap json={hotel()} />);
    view.focus(view.getByRole("button", { name: hotelMapTexts.load }));
    grant();
    await vi.waitFor(() => expect(view.root.activeElement).toBe(view.wrapper));
    await scriptAsked();
  });

  it.each([
    [undefined, 1],
    ["2026-03-10", 1],
    ["2026-03-09", 0],
  ])("shows the prices until the event is over: %s", (endDate, count) => {
    const view = renderInRoot(<HotelMap json={hotel()} {...(endDate !== undefined && { endDate })} />);
    expect(view.queryAllByRole("heading", { name: hotelPriceTexts.headline })).toHaveLength(count);
  });

  it("loads the event by its id; one without a hotel has no place", async () => {
    const view = renderInRoot(<HotelMap eventId="5001" />);
    expect(await view.findByText(hotelMapTexts.blocked)).toBeInTheDocument();
    expect(view.getByRole("heading", { name: hotelPriceTexts.headline })).toBeInTheDocument();
    view.unmount();
    const online = renderInRoot(<HotelMap eventId="5010" />);
    expect(await online.findByText(hotelMapTexts.noLocation)).toBeInTheDocument();
    expect(portal.calls.map(({ path }) => path)).toEqual(["/portal-api/events/5001", "/portal-api/events/5010"]);
  });
});
