import { expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { Tabs } from "./tabs.tsx";

vi.mock("./tab-dropdown.tsx", () => {
  throw new Error("chunk lost");
});

it("keeps the tab list on narrow screens when the dropdown cannot be had", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const page = renderInRoot(
    <Tabs
      label="Seminare"
      dropdownLabel="Bereich"
      tabs={[
        { key: "geplant", label: "Geplant", render: () => "Inhalt" },
        { key: "aktuell", label: "Aktuell", render: () => null },
      ]}
    />,
  );
  expect(page.getByText("Inhalt")).toBeInTheDocument();
  expect(page.queryByRole("tablist")).toBeNull();
  expect(await page.findByRole("tab", { name: "Geplant" })).toBeInTheDocument();
});
