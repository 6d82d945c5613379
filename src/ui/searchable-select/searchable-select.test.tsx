import { act } from "@testing-library/react";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { ClosedSelect, nothingBegun } from "./closed-select.tsx";
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

/** A list whose code is there or not yet. */
function Coming({ there = false }: { readonly there?: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  const [begun, setBegun] = useState(nothingBegun);
  if (there)
    return (
      <SearchableSelect
        aria-label="Land"
        options={options}
        value={value}
        onSelect={setValue}
        texts={texts}
        begun={begun}
      />
    );
  return (
    <label>
      Land
      <ClosedSelect
        id="land"
        aria-describedby={undefined}
        aria-invalid={undefined}
        aria-required={undefined}
        options={options}
        value={value}
        onSelect={setValue}
        placeholder="Land suchen"
        loading="Die Auswahl wird geladen."
        begun={begun}
        onBegin={setBegun}
      />
    </label>
  );
}

describe("ClosedSelect", () => {
  it("hands on what was typed, and the focus", async () => {
    const page = renderInRoot(<Coming />);
    await page.user.type(page.getByRole("combobox", { name: "Land" }), "öst");
    expect(page.getByRole("status")).toHaveTextContent("Die Auswahl wird geladen.");
    page.rerender(<Coming there />);
    expect(page.getByRole("combobox")).toHaveValue("öst");
    expect(page.root.activeElement).toBe(page.getByRole("combobox"));
    expect(page.getAllByRole("option").map((option) => option.textContent)).toEqual(["Österreich"]);
    await page.user.keyboard("{Enter}");
    expect(page.getAllByText("Österreich")).not.toHaveLength(0);
  });

  it("hands on the focus at once, so that no key falls between both", async () => {
    let reached: string | undefined;
    function Drawn({ children }: { children: ReactNode }) {
      // After the effects of what it holds, and before any key.
      useLayoutEffect(() => {
        reached = document.activeElement?.shadowRoot?.activeElement?.role ?? "nothing";
      });
      return children;
    }
    const page = renderInRoot(
      <Drawn>
        <Coming />
      </Drawn>,
    );
    await page.user.type(page.getByRole("combobox", { name: "Land" }), "öst");
    page.rerender(
      <Drawn>
        <Coming there />
      </Drawn>,
    );
    expect(reached).toBe("combobox");
  });

  it("hands on what was focused and filled in one task, as scripts do", () => {
    const page = renderInRoot(<Coming />);
    const field = page.getByRole<HTMLInputElement>("combobox");
    act(() => {
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "öst");
      field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    });
    page.rerender(<Coming there />);
    expect(page.getAllByRole("option").map((option) => option.textContent)).toEqual(["Österreich"]);
  });

  it("opens what was clicked, and no more than that", async () => {
    const page = renderInRoot(<Coming />);
    await page.user.click(page.getByRole("combobox"));
    page.rerender(<Coming there />);
    expect(page.getAllByRole("option")).toHaveLength(2);
    await page.user.keyboard("{Enter}");
    expect(page.getAllByText("Deutschland")).not.toHaveLength(0);
  });

  it.each(["input", ".select__indicator", ".select__control"])(
    "opens what is pressed while its code comes, wherever (%s)",
    async (part) => {
      const page = renderInRoot(<Coming />);
      const pressed = page.root.querySelector(part);
      if (pressed === null) throw new Error(`No ${part}`);
      await page.user.pointer({ keys: "[MouseLeft>]", target: pressed });
      page.rerender(<Coming there />);
      await page.user.pointer("[/MouseLeft]");
      expect(page.getAllByRole("option")).toHaveLength(2);
      expect(page.root.activeElement).toBe(page.getByRole("combobox"));
    },
  );

  it("opens nothing for the other button", async () => {
    const page = renderInRoot(<Coming />);
    await page.user.pointer({ keys: "[MouseRight]", target: page.getByRole("combobox") });
    page.rerender(<Coming there />);
    expect(page.queryByRole("option")).toBeNull();
  });

  it("opens nothing that was closed by Escape, which closes nothing else", async () => {
    const page = renderInRoot(<Coming />);
    const around = vi.fn();
    page.root.addEventListener("keydown", around);
    await page.user.click(page.getByRole("combobox"));
    expect(page.getByRole("status")).toHaveTextContent("Die Auswahl wird geladen.");
    await page.user.keyboard("{Escape}");
    expect(page.getByRole("status")).toBeEmptyDOMElement();
    expect(around).not.toHaveBeenCalled();
    page.rerender(<Coming there />);
    expect(page.queryByRole("option")).toBeNull();
  });

  it("opens nothing that was left", async () => {
    const page = renderInRoot(<Coming />);
    await page.user.click(page.getByRole("combobox"));
    act(() => page.getByRole("combobox").blur());
    expect(page.getByRole("status")).toBeEmptyDOMElement();
    page.focus(page.getByRole("combobox"));
    page.rerender(<Coming there />);
    expect(page.root.activeElement).toBe(page.getByRole("combobox"));
    expect(page.queryByRole("option")).toBeNull();
  });

  it("opens nothing for whom only passes by", () => {
    const page = renderInRoot(<Coming />);
    page.focus(page.getByRole("combobox"));
    page.rerender(<Coming there />);
    expect(page.root.activeElement).toBe(page.getByRole("combobox"));
    expect(page.queryByRole("option")).toBeNull();
  });

  it("chooses the first hit for who has typed, pressed Enter and gone on", async () => {
    const page = renderInRoot(<Coming />);
    await page.user.type(page.getByRole("combobox"), "oest{Enter}");
    act(() => page.getByRole("combobox").blur());
    expect(page.getByText("Österreich")).toBeInTheDocument();
    page.rerender(<Coming there />);
    expect(page.getByText("Österreich")).toBeInTheDocument();
    expect(page.queryByRole("option")).toBeNull();
    expect(page.root.activeElement).toBeNull();
  });
});
