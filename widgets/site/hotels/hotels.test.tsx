import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Hotels } from "./hotels.tsx";

const portal = useMockPortal();

describe("portal-hotels", () => {
  it("shows hotels with address and leads to the page of each", async () => {
    const view = renderInRoot(<Hotels />);
    const link = await view.findByRole("link", { name: "Hotel am Hafen Hamburg" });
    expect(link).toHaveAttribute("href", "http://localhost:3000/standorte/hotel/hotel-am-hafen-hamburg-7");
    const card = link.closest("li");
    expect(card && within(card).getByText("Seewartenstraße 9, 20457 Hamburg")).toBeInTheDocument();
    expect(view.getByRole("status")).toHaveTextContent("16 Hotels");
  });

  it("follows an address that the author moved", async () => {
    usePortal.setState(({ config }) => ({ config: { ...config, pages: { hotel: "/haus/{hotelId}" } } }));
    const view = renderInRoot(<Hotels />);
    expect(await view.findByRole("link", { name: "Hotel am Hafen Hamburg" })).toHaveAttribute(
      "href",
      "http://localhost:3000/haus/7",
    );
  });

  it("narrows by what a hotel offers", async () => {
    const view = renderInRoot(<Hotels filter="city=Hamburg" />);
    expect(await view.findByText("2 Hotels")).toBeInTheDocument();
    await view.user.selectOptions(view.getByRole("combobox", { name: "Ausstattung" }), "Ladestation");
    expect(await view.findByText("1 Hotel")).toBeInTheDocument();
    expect(portal.calls.at(-1)?.path).toBe("/data-lists/hotels?city=Hamburg&feature=wallbox&page=1&size=12");
  });

  it("survives hotels of which nothing is known", async () => {
    portal.select({ scenario: "nulls:dataList" });
    const view = renderInRoot(<Hotels />);
    expect(await view.findAllByRole("heading", { level: 3, name: "Tagungshotel" })).toHaveLength(12);
    expect(view.queryAllByRole("link")).toEqual([]);
  });
});
