import { within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { downloads } from "#i18n/downloads.ts";
import { lists } from "#i18n/lists.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { Downloads } from "./downloads.tsx";

const portal = useMockPortal();

function around({ parentElement }: HTMLElement): HTMLElement {
  if (parentElement === null) throw new Error("There is nothing around it.");
  return parentElement;
}
const count = async (view: Rendered): Promise<number> =>
  within(await view.findByRole("list", { name: "Downloads" })).getAllByRole("listitem").length;

describe("portal-downloads", () => {
  it("shows each download with kind, size and link", async () => {
    const view = renderInRoot(<Downloads />);
    expect(view.getByText(downloads.loading)).toBeInTheDocument();
    expect(await count(view)).toBe(6);
    const card = around(view.getByRole("heading", { level: 3, name: "Checkliste: Betriebsratswahl" }));
    expect(card).toHaveTextContent("PDF, 48 KB");
    expect(within(card).getByRole("link", { name: "Herunterladen: Checkliste: Betriebsratswahl" })).toHaveAttribute(
      "href",
      "/mock-media/download/checkliste-701.pdf",
    );
  });

  it("narrows at once by words and choices", async () => {
    const view = renderInRoot(<Downloads />);
    await count(view);
    await view.user.selectOptions(view.getByRole("combobox", { name: "Art" }), "Muster");
    expect(await view.findByText("8 Downloads")).toBeInTheDocument();
    await view.user.type(view.getByRole("searchbox", { name: "Suchen" }), "uberstunden");
    expect(await view.findByText("1 Download")).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: lists.reset }));
    expect(await view.findByText("24 Downloads")).toBeInTheDocument();
    expect(portal.calls).toHaveLength(1);
  });

  it("searches by words beside a filter whose key is that of other searches", async () => {
    const filters = [{ key: "q", label: "Art", options: [{ value: "a", label: "Muster" }] }];
    const entries = ["Muster zur Wahl", "Rede zur Wahl"].map((title, index) => ({ id: index, title }));
    const found = { filters, downloads: [{ ...entries[0], values: { q: ["a"] } }, entries[1]] };
    vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(found)));
    const view = renderInRoot(<Downloads />);
    await view.user.type(await view.findByRole("searchbox", { name: "Suchen" }), "Wahl");
    expect(await count(view)).toBe(2);
    await view.user.selectOptions(view.getByRole("combobox", { name: "Art" }), "Muster");
    expect(await view.findByText("1 Download")).toBeInTheDocument();
    expect(view.getByRole("searchbox", { name: "Suchen" })).toHaveValue("Wahl");
  });

  it("says that nothing was found, with a way to drop the filters", async () => {
    const view = renderInRoot(<Downloads />);
    await view.user.type(await view.findByRole("searchbox", { name: "Suchen" }), "Raumfahrt");
    expect(await view.findByText(lists.none)).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: lists.reset }));
    expect(await view.findByText("24 Downloads")).toBeInTheDocument();
  });

  it.each(["empty", "nulls"] as const)("survives %s", async (scenario) => {
    portal.select({ scenario: `${scenario}:downloadFilterData` });
    const view = renderInRoot(<Downloads />);
    expect((await view.findAllByText(scenario === "empty" ? lists.none : lists.untitled)).length).toBeGreaterThan(0);
    expect(view.queryByRole("link")).toBeNull();
  });

  it("draws a failure and loads again when asked", async () => {
    portal.select({ scenario: "fail:downloadFilterData" });
    const view = renderInRoot(<Downloads />);
    await view.findByRole("alert");
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await count(view)).toBe(6);
  });

  it("shows a long list whole when asked, with the focus on what has come", async () => {
    const view = renderInRoot(<Downloads />);
    await view.user.click(await view.findByRole("button", { name: "Alle 24 anzeigen" }));
    expect(await count(view)).toBe(24);
    const seventh = within(view.getByRole("list", { name: "Downloads" })).getAllByRole("listitem")[6];
    expect(seventh?.contains(view.root.activeElement)).toBe(true);
    await view.user.type(view.getByRole("searchbox", { name: "Suchen" }), "Raumfahrt");
    await view.user.click(await view.findByRole("button", { name: lists.reset }));
    expect(await count(view)).toBe(24);
    expect(view.queryByRole("button", { name: /^Alle/ })).toBeNull();
  });

  it("asks nobody to press for a list that is short", async () => {
    const view = renderInRoot(<Downloads />);
    await count(view);
    await view.user.selectOptions(view.getByRole("combobox", { name: "Art" }), "Muster");
    expect(await count(view)).toBe(8);
    expect(view.queryByRole("button", { name: /^Alle/ })).toBeNull();
  });
});
