import { act } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hotelSchema } from "#domain/entities/hotel.ts";
import { common } from "#i18n/common.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { HotelMap } from "#widgets/portal/hotel-map/hotel-map-widget.tsx";
import { initialMaps, useMaps } from "./maps-state.ts";

useMockPortal();

const hotel = v.parse(hotelSchema, {
  name: "Seehof",
  street: "Ufer 1",
  postalCode: "18609",
  city: "Binz",
  latitude: 54.4,
  longitude: 13.6,
});
const page = window as { gm_authFailure?: (() => void) | undefined; google?: unknown };
const refuse = (): void => act(() => page.gm_authFailure?.());

function FakeMap(element: HTMLElement): void {
  element.append("Hoppla!");
}

async function drawn(): Promise<Rendered> {
  const view = renderInRoot(<HotelMap json={hotel} />);
  await view.findByRole("group", { name: "Karte: Seehof" });
  return view;
}

function expectRefusal(view: Rendered): void {
  expect(view.getByRole("alert")).toHaveTextContent("Die Karte konnte nicht geladen werden.SeehofUfer 118609 Binz");
  expect(view.getByRole("link", { name: /Route planen/ })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/dir/?api=1&destination=54.4%2C13.6",
  );
  expect(view.queryByRole("button", { name: common.retry })).not.toBeInTheDocument();
  expect(view.anchor).toBeEmptyDOMElement();
}

beforeEach(() => {
  document.cookie = "marketing_consent=true";
  page.google = { maps: { Map: FakeMap, Marker: vi.fn() } };
  useMaps.setState({ maps: initialMaps });
});
afterEach(() => {
  page.google = undefined;
  page.gm_authFailure = undefined;
});

describe("a key that Google refuses", () => {
  it("takes the place of every map that was drawn, and of those that come later", async () => {
    const views = [await drawn(), await drawn()];
    refuse();
    views.forEach(expectRefusal);
    expectRefusal(renderInRoot(<HotelMap json={hotel} />));
  });

  it("is told to the page, too, whenever that took the name for itself", async () => {
    const [early, late] = [vi.fn(), vi.fn()];
    page.gm_authFailure = early;
    await drawn();
    refuse();
    expect(early).toHaveBeenCalledOnce();
    useMaps.setState({ maps: initialMaps });
    page.gm_authFailure = late;
    const view = await drawn();
    refuse();
    expectRefusal(view);
    expect([early, late].map((heard) => heard.mock.calls.length)).toEqual([1, 1]);
  });

  it("is told by us though the page's own function throws", async () => {
    page.gm_authFailure = () => {
      throw new Error("The page has a mistake.");
    };
    const view = await drawn();
    act(() => expect(page.gm_authFailure).toThrow("The page has a mistake."));
    expectRefusal(view);
  });
});
