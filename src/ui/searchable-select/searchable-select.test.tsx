import { fireEvent } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { SearchableSelect } from "./searchable-select.tsx";

const options = [
  { value: "DE", label: "Deutschland" },
  { value: "AT", label: "Österreich" },
];
const texts = {
  placeholder: "Land suchen",
  noOptions: "Sorry, no matching options.",
  guidance: "Tippen Sie, um zu suchen.",
  results: (count: number) => `${count} Treffer`,
  chosen: (label: string) => `${label} gewählt`,
};

function Kept() {
  const [value, setValue] = useState<string | null>(null);
  return <SearchableSelect aria-label="Land" options={options} value={value} onSelect={setValue} texts={texts} />;
}

describe("SearchableSelect", () => {
  it("narrows down by typing and chooses by keyboard", async () => {
    const page = renderInRoot(<Kept />);
    await page.user.type(page.getByRole("combobox", { name: "Land" }), "öst");
    expect(page.getAllByRole("option").map((option) => option.textContent)).toEqual(["Österreich"]);
    await page.user.keyboard("{Enter}");
    expect(page.queryByRole("option")).toBeNull();
    expect(page.getAllByText("Österreich")).not.toHaveLength(0);
  });

  it("is chosen from by a finger: the end of its touch in the root closes no list by way of the page", async () => {
    const page = renderInRoot(<Kept />);
    await page.user.click(page.getByRole("combobox"));
    const option = page.getByRole("option", { name: "Österreich" });
    const touch = { bubbles: true, composed: true, cancelable: true };
    for (const type of ["touchstart", "touchend"]) fireEvent(option, new Event(type, touch));
    expect(page.getByRole("option", { name: "Österreich" })).toBeVisible();
    await page.user.click(option);
    expect(page.getByText("Österreich")).toBeVisible();
    expect(page.queryByRole("option")).toBeNull();
  });

  it.each([
    ["the list is closed", "", "{Escape}{Enter}"],
    ["nothing matches", "xyz", "{Enter}"],
  ])("sends no form by Enter where %s", async (_, typed, keys) => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const page = renderInRoot(
      <form>
        <Kept />
        <button type="submit">Senden</button>
      </form>,
    );
    page.wrapper.querySelector("form")?.addEventListener("submit", onSubmit);
    await page.user.click(page.getByRole("combobox"));
    await page.user.keyboard(typed + keys);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("says so when nothing matches", async () => {
    const page = renderInRoot(<Kept />);
    await page.user.type(page.getByRole("combobox"), "xyz");
    expect(page.getByText("Sorry, no matching options.")).toBeInTheDocument();
  });

  it("keeps its styles in the root, none in the page", () => {
    const page = renderInRoot(<Kept />);
    expect(document.head.querySelectorAll("style")).toHaveLength(0);
    expect(page.root.querySelectorAll('style[data-emotion="portal-select"]')).not.toHaveLength(0);
  });
});
