import { describe, expect, it, vi } from "vitest";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Locations } from "./locations.tsx";

const portal = useMockPortal();

describe("portal-locations", () => {
  it("shows towns with the number of their hotels and leads to the page of each", async () => {
    const view = renderInRoot(<Locations />);
    const link = await view.findByRole("link", { name: "Hamburg" });
    expect(link).toHaveAttribute("href", "http://localhost:3000/standorte/hamburg-1");
    expect(link.closest("li")).toHaveTextContent("2 Hotels");
    expect(view.getByRole("link", { name: "Köln" })).toHaveAttribute("href", "http://localhost:3000/standorte/koeln-4");
    expect(view.getByRole("link", { name: "Köln" }).closest("li")).toHaveTextContent("1 Hotel");
  });

  it("does not count the hotels of a town that has none", async () => {
    const json = { items: [{ locationId: 1, name: "Erfurt", hotels: 0 }], total: 1 };
    vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(json)));
    const view = renderInRoot(<Locations />);
    const link = await view.findByRole("link", { name: "Erfurt" });
    expect(link.closest("li")).not.toHaveTextContent("Hotel");
  });

  it("survives towns of which nothing is known", async () => {
    portal.select({ scenario: "nulls:dataList" });
    const view = renderInRoot(<Locations />);
    expect(await view.findAllByRole("heading", { level: 3, name: "Standort" })).toHaveLength(12);
    expect(view.queryAllByRole("link")).toEqual([]);
  });
});
