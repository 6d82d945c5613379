import { act, fireEvent, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { hotelMapTexts } from "#i18n/hotel.ts";
import {
  allowed,
  bringLibrary,
  byPromises,
  classic,
  FakeMap,
  grant,
  hotel,
  maps,
  scriptAsked,
  scripts,
  settle,
  useMapsPage,
  withdraw,
} from "#test/support/maps.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import type { Rendered } from "#test/support/render.tsx";
import { HotelMap } from "#widgets/portal/hotel-map/hotel-map-widget.tsx";

useMockPortal();
useMapsPage();

const page = window as unknown as { portalMapsReady: () => void; gm_authFailure: () => void };
const callBack = (): void => act(() => page.portalMapsReady());
const map = (view: Rendered): Promise<HTMLElement> => view.findByRole("group", { name: "Karte: Seehof" });

/** Moves the clock of a test that holds it. */
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const holdClock = (): unknown => vi.useFakeTimers({ now: new Date("2026-03-10T08:00:00Z") });

/** The map that is drawn once all that waits for no clock is done. */
async function mapNow(view: Rendered): Promise<HTMLElement> {
  await pass(0);
  return view.getByRole("group", { name: "Karte: Seehof" });
}

/** Ten seconds, and not before, are too long for a script that has come. */
async function losePatience(view: Rendered): Promise<void> {
  await pass(9_999);
  expect(view.getByText(hotelMapTexts.loading)).toBeInTheDocument();
  await pass(1);
  expect(view.getByRole("alert")).toHaveTextContent(hotelMapTexts.failed);
}

/** A tag of the page's own, which jsdom does not load. */
function ownTag(type: string): void {
  const script = document.createElement("script");
  Object.assign(script, { type, src: "/google/maps/api/js?key=theme" });
  document.head.append(script);
}
const keys = (): (string | null)[] => scripts().map(({ src }) => new URL(src).searchParams.get("key"));

describe("the maps script", () => {
  it("loads nothing before the page itself is loaded", async () => {
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const view = await allowed();
    expect(view.getByText(hotelMapTexts.loading)).toBeInTheDocument();
    expect(scripts()).toEqual([]);
    state.mockReturnValue("complete");
    act(() => void window.dispatchEvent(new Event("load")));
    await scriptAsked();
    expect(scripts()).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event("load")));
    await scriptAsked();
    expect(scripts()).toHaveLength(1);
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
    await settle("load", {});
    expect(view.getByText(hotelMapTexts.loading)).toBeInTheDocument();
    bringLibrary(byPromises);
    callBack();
    expect(await map(view)).toBeInTheDocument();
  });

  it("draws when it comes after the view has left, and is not asked for again", async () => {
    const view = await allowed();
    expect(view.getByText(hotelMapTexts.loading)).toBeInTheDocument();
    view.rerender(null);
    await settle("load");
    expect(maps).toEqual([]);
    view.rerender(<HotelMap json={hotel()} />);
    expect(await map(view)).toBeInTheDocument();
    expect(scripts()).toHaveLength(1);
  });

  it("is asked for no more once the consent is withdrawn between two requests", async () => {
    holdClock();
    const view = await allowed();
    const requested = vi.spyOn(document.head, "append");
    await settle("error");
    withdraw();
    expect(view.getByText(hotelMapTexts.blocked)).toBeInTheDocument();
    await pass(60_000);
    expect(requested).not.toHaveBeenCalled();
    grant();
    await scriptAsked();
    await settle("load");
    expect(await mapNow(view)).toBeInTheDocument();
    expect(requested).toHaveBeenCalledOnce();
  });

  it("gives up after four requests with growing pauses, then shows the address and a way on", async () => {
    vi.useFakeTimers({ now: new Date("2026-03-10T08:00:00Z") });
    const view = await allowed();
    const requested = vi.spyOn(document.head, "append");
    for (const pause of [500, 1500, 3000]) {
      await settle("error");
      expect(view.getByText(hotelMapTexts.loading)).toBeInTheDocument();
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
    await settle("load");
    expect(await mapNow(view)).toBeInTheDocument();
  });

  it("says so when the library draws no map, and asks for it anew at the next try", async () => {
    const view = await allowed();
    callBack();
    await settle("load", {});
    expect(await view.findByRole("alert")).toHaveTextContent(hotelMapTexts.failed);
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await scriptAsked();
    expect(scripts()).toHaveLength(2);
    await settle("load");
    expect(await map(view)).toBeInTheDocument();
  });

  it("is given up when it never calls back, and asked for anew at the next try", async () => {
    holdClock();
    const view = await allowed();
    await settle("load", {});
    await losePatience(view);
    fireEvent.click(view.getByRole("button", { name: common.retry }));
    await scriptAsked();
    expect(scripts()).toHaveLength(2);
    await settle("load");
    expect(await mapNow(view)).toBeInTheDocument();
  });

  it("is given up when a library does not come, and still draws should it come late", async () => {
    holdClock();
    let bring: (library: object) => void = () => undefined;
    const coming = new Promise<object>((resolve) => (bring = resolve));
    const view = await allowed();
    await settle("load", { importLibrary: (name: string) => (name === "maps" ? coming : Promise.resolve({})) });
    await losePatience(view);
    bring({ Map: FakeMap });
    expect(await mapNow(view)).toBeInTheDocument();
    expect(view.queryByRole("alert")).toBeNull();
  });

  it("lets a refused key be heard of though the page takes the name for itself after it has come", async () => {
    const view = await allowed();
    const heard = vi.fn();
    expect(page.gm_authFailure).toBeTypeOf("function");
    page.gm_authFailure = heard;
    await settle("load");
    await map(view);
    act(() => page.gm_authFailure());
    expect(view.getByRole("alert")).toHaveTextContent("Die Karte konnte nicht geladen werden.SeehofUfer 118609 Binz");
    expect(within(view.getByRole("alert")).queryByRole("button")).toBeNull();
    expect(view.getByRole("link", { name: /Route planen/ })).toBeInTheDocument();
    expect(view.anchor).toBeEmptyDOMElement();
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe("a maps script of the page's own", () => {
  it.each([
    ["as it was written for years", classic],
    ["with libraries that come by promises", byPromises],
  ])("is waited for and used, and no second one asked for: %s", async (_name, library) => {
    holdClock();
    ownTag("");
    const view = await allowed();
    await pass(1000);
    expect(view.getByText(hotelMapTexts.loading)).toBeInTheDocument();
    bringLibrary(library);
    await pass(100);
    expect(await mapNow(view)).toBeInTheDocument();
    expect(keys()).toEqual(["theme"]);
  });

  it("does not keep ours away when the consent manager holds it back", async () => {
    ownTag("text/plain");
    const view = await allowed();
    expect(keys()).toEqual(["theme", "key"]);
    await settle("load");
    expect(await map(view)).toBeInTheDocument();
  });
});
