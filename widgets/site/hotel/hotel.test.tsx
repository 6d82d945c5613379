import { waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { hotelMapTexts, hotelPageTexts, hotelPriceTexts } from "#i18n/hotel.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { HotelPage } from "./hotel.tsx";

const portal = useMockPortal();

describe("portal-hotel", () => {
  it("shows pictures, text, features, map, prices and brochure", async () => {
    const view = renderInRoot(<HotelPage hotelId="7" />);
    expect(view.getByText(hotelPageTexts.loading)).toBeInTheDocument();
    expect(await view.findByRole("heading", { level: 2, name: "Hotel am Hafen Hamburg" })).toBeInTheDocument();
    expect(view.getAllByRole("img").filter((image) => image.localName === "img")).toHaveLength(4);
    expect(view.getByText("20457 Hamburg")).toBeInTheDocument();
    expect(view.getByRole("link", { name: /^Hotelprospekt/ })).toHaveAttribute(
      "href",
      "http://localhost:3000/hoteldaten/5007_hotelprospekt.pdf",
    );
    await view.findByRole("heading", { level: 3, name: hotelPriceTexts.headline });
    expect(view.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Ausstattung",
      hotelMapTexts.headline,
      hotelPriceTexts.headline,
    ]);
    expect(view.getByText(hotelMapTexts.blocked)).toBeInTheDocument();
  });

  it("shows the prices of today, neither conference nor rhetoric", async () => {
    const view = renderInRoot(<HotelPage hotelId="7" />);
    const table = await view.findByRole("table", { name: "Übernachtungsgäste" });
    expect(within(table).getByRole("row", { name: /^Einzelzimmer/ })).toHaveTextContent("116,00");
    expect(within(table).getByRole("row", { name: /^Vollpension/ })).toHaveTextContent("80,00");
    expect(within(table).queryByText(/Gesamtpreis/)).toBeNull();
  });

  it("shows those of today in December as well, as they say of no other day", async () => {
    vi.setSystemTime(new Date("2026-12-05T10:00:00Z"));
    const view = renderInRoot(<HotelPage hotelId="7" />);
    const table = await view.findByRole("table", { name: "Übernachtungsgäste" });
    expect(within(table).getByRole("row", { name: /^Einzelzimmer/ })).toHaveTextContent("116,00");
  });

  it("says that there is no such hotel", async () => {
    const view = renderInRoot(<HotelPage hotelId="999" />);
    expect(await view.findByText(hotelPageTexts.unknown)).toBeInTheDocument();
  });

  it("survives a hotel of which nothing is known", async () => {
    portal.select({ scenario: "nulls:hotels" });
    const view = renderInRoot(<HotelPage hotelId="7" />);
    expect(await view.findByRole("heading", { level: 2, name: "Tagungshotel" })).toBeInTheDocument();
    expect(await view.findByText(hotelMapTexts.noLocation)).toBeInTheDocument();
    await waitFor(() => expect(view.getAllByText(hotelPriceTexts.missing).length).toBeGreaterThan(0));
    expect(view.queryByRole("link")).toBeNull();
  });

  it("draws a failure and loads again when asked", async () => {
    portal.select({ scenario: "fail:hotels" });
    const view = renderInRoot(<HotelPage hotelId="7" />);
    await view.findByRole("alert");
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByRole("heading", { level: 2, name: "Hotel am Hafen Hamburg" })).toBeInTheDocument();
  });
});
