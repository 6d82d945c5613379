import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hotelMapTexts, hotelPriceTexts } from "#i18n/hotel.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { HotelView } from "./hotel-view.tsx";

const portal = useMockPortal();

const hotel = {
  name: "Seehof",
  street: "Ufer 1",
  postalCode: "18609",
  city: "Binz",
  latitude: 54.4,
  longitude: 13.6,
  internalId: 4031,
  description: "Direkt am Meer",
  disabledFriendlyPartly: true,
  disabledFriendlyInfo: "Rampe",
  wlan: true,
  parkingInfo: "Tiefgarage",
  images: [{ url: "/1.jpg" }, { url: null }, { url: "/2.jpg" }],
};
const event = (fields: Record<string, unknown> = {}) =>
  buildEvent({ startDate: "2026-05-04", endDate: "2026-05-06", hotel, ...fields });

/** With what lies below the map, too; that is drawn last. */
async function whole(shown: ReturnType<typeof event>, last = "Bilder"): Promise<Rendered> {
  const view = renderInRoot(<HotelView event={shown} />);
  await view.findByRole("heading", { name: last });
  return view;
}

describe("Standort / Hotel", () => {
  it("shows address, features, map, prices and pictures", async () => {
    const view = await whole(event());
    expect(view.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Seehof",
      hotelMapTexts.headline,
      hotelPriceTexts.headline,
      "Bilder",
    ]);
    expect(view.getByText("Ufer 1")).toBeInTheDocument();
    expect(view.getByText("18609 Binz")).toBeInTheDocument();
    expect(view.getByText("Direkt am Meer")).toBeInTheDocument();
    expect(view.getByRole("link", { name: /Hotelprospekt/ })).toHaveAttribute(
      "href",
      "http://localhost:3000/hoteldaten/4031_hotelprospekt.pdf",
    );
    expect(view.getByText(hotelMapTexts.blocked)).toBeInTheDocument();
    expect(view.getAllByRole("img").flatMap((image) => image.getAttribute("src") ?? [])).toEqual(["/1.jpg", "/2.jpg"]);
  });

  it("lists what the hotel offers", () => {
    const view = renderInRoot(<HotelView event={event()} />);
    const list = view.getByRole("heading", { name: "Ausstattung" }).nextElementSibling as HTMLElement;
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Teilweise barrierefreiRampe", "ParkenTiefgarage", "WLAN"]);
  });

  it("shows what is in sight at once and the rest soon after", async () => {
    const view = renderInRoot(<HotelView event={event()} />);
    expect(view.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Seehof",
      hotelMapTexts.headline,
    ]);
    expect(await view.findByRole("heading", { name: hotelPriceTexts.headline })).toBeInTheDocument();
  });

  it("leads to the customer's wishes for hotels", () => {
    const view = renderInRoot(<HotelView event={event()} />);
    expect(view.getByRole("link", { name: "Hotelwünsche angeben" })).toHaveAttribute(
      "href",
      "/kundenportal/einstellungen#hotelwuensche",
    );
  });

  it("hides prices and wishes of an event that ended before today", async () => {
    const view = await whole(event({ startDate: "2026-03-07", endDate: "2026-03-09T12:00:00" }));
    expect(view.queryByRole("heading", { name: hotelPriceTexts.headline })).toBeNull();
    expect(view.queryByRole("link", { name: "Hotelwünsche angeben" })).toBeNull();
  });

  it("says that there is no place without a hotel", () => {
    const view = renderInRoot(<HotelView event={event({ hotel: null })} />);
    expect(view.getByText(hotelMapTexts.noLocation)).toBeInTheDocument();
  });

  it("survives a hotel that tells nothing", async () => {
    const view = await whole(event({ hotel: { internalId: "" } }), hotelPriceTexts.headline);
    expect(view.getByRole("link")).toHaveTextContent("Hotelwünsche angeben");
    expect(view.getByRole("heading", { name: "Veranstaltungsort" })).toBeInTheDocument();
    expect(view.getByText(hotelMapTexts.noLocation)).toBeInTheDocument();
    expect(view.getByText(hotelPriceTexts.missing)).toBeInTheDocument();
    expect(view.queryByRole("heading", { name: "Ausstattung" })).toBeNull();
  });

  it("asks the backend for nothing", () => {
    renderInRoot(<HotelView event={event()} />);
    expect(portal.calls).toEqual([]);
  });
});
