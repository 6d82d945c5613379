import { useState } from "react";
import { describe, expect, it } from "vitest";
import { forms } from "#i18n/forms.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Dropdown, type DropdownProps } from "./dropdown.tsx";
import { findTyped, moveFor } from "./keys.ts";

const options = ["Betriebsrat I", "Arbeitsrecht", "Rhetorik", "Betriebsrat II", "Öffentlichkeitsarbeit"].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

function Kept({ initial = null, ...props }: Partial<DropdownProps> & { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <Dropdown
      label="Seminar"
      options={options}
      value={value}
      onSelect={setValue}
      placeholder={forms.choose}
      {...props}
    />
  );
}

describe("moveFor", () => {
  it.each([
    ["ArrowDown", false, 2, { kind: "open", index: 2 }],
    ["ArrowDown", false, -1, { kind: "open", index: 0 }],
    ["End", false, 0, { kind: "open", index: 4 }],
    ["Tab", false, 0, null],
    ["Escape", false, 0, null],
    ["ArrowDown", true, 4, { kind: "go", index: 4 }],
    ["ArrowUp", true, 0, { kind: "go", index: 0 }],
    ["PageDown", true, 1, { kind: "go", index: 4 }],
    ["Home", true, 3, { kind: "go", index: 0 }],
    ["Enter", true, 3, { kind: "pick" }],
    ["Tab", true, 3, { kind: "pick-and-leave" }],
    ["Escape", true, 3, { kind: "close" }],
    ["toString", true, 3, null],
  ])("%s with open=%s at %i", (key, open, active, expected) => {
    expect(moveFor({ key, altKey: false }, { open, active, count: 5 })).toEqual(expected);
  });

  it("picks with Alt and arrow up", () => {
    expect(moveFor({ key: "ArrowUp", altKey: true }, { open: true, active: 2, count: 5 })).toEqual({ kind: "pick" });
  });
});

describe("findTyped", () => {
  it.each([
    ["b", -1, 0],
    ["b", 0, 3],
    ["bb", 0, 3],
    ["b", 3, 0],
    ["betriebsrat ii", 0, 3],
    ["be", 3, 3],
    ["ö", 0, 4],
    ["x", 0, -1],
  ])("%s from %i", (typed, active, expected) => {
    expect(
      findTyped(
        options.map((option) => option.label),
        typed,
        active,
      ),
    ).toBe(expected);
  });
});

describe("Dropdown", () => {
  it("opens by click, marks the chosen option, closes on selection", async () => {
    const page = renderInRoot(<Kept initial="arbeitsrecht" />);
    const button = page.getByRole("combobox", { name: "Seminar" });
    expect(button).toHaveTextContent("Arbeitsrecht");
    await page.user.click(button);
    expect(page.getByRole("option", { selected: true })).toHaveTextContent("Arbeitsrecht");
    await page.user.click(page.getByRole("option", { name: "Rhetorik" }));
    expect(page.queryByRole("listbox")).toBeNull();
    expect(button).toHaveTextContent("Rhetorik");
    await expect.poll(() => page.root.activeElement).toBe(button);
  });

  it("works by keyboard alone, and tells screen readers where it stands", async () => {
    const page = renderInRoot(<Kept />);
    const button = page.getByRole("combobox");
    expect(button).toHaveTextContent(forms.choose);
    page.focus(button);
    await page.user.keyboard("{ArrowDown}{ArrowDown}");
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(button).toHaveAttribute("aria-activedescendant", page.getByRole("option", { name: "Arbeitsrecht" }).id);
    await page.user.keyboard("{Enter}");
    expect(button).toHaveTextContent("Arbeitsrecht");
    await page.user.keyboard("rh{Enter}");
    expect(button).toHaveTextContent("Rhetorik");
  });

  it("gives up on Escape without closing what is around it", async () => {
    const keys: string[] = [];
    const page = renderInRoot(
      <div role="presentation" onKeyDown={(event) => keys.push(event.key)}>
        <Kept />
      </div>,
    );
    await page.user.click(page.getByRole("combobox"));
    await page.user.keyboard("{ArrowDown}{Escape}{Escape}");
    expect(page.queryByRole("listbox")).toBeNull();
    expect(page.getByRole("combobox")).toHaveTextContent(forms.choose);
    expect(keys).toEqual(["ArrowDown", "Escape"]);
  });

  it("closes on a press outside, in the same root or in the page", async () => {
    const page = renderInRoot(
      <>
        <Kept />
        <p>daneben</p>
      </>,
    );
    for (const outside of [page.getByText("daneben"), document.body]) {
      await page.user.click(page.getByRole("combobox"));
      expect(page.getByRole("listbox")).toBeInTheDocument();
      await page.user.click(outside);
      expect(page.queryByRole("listbox")).toBeNull();
    }
  });

  it("says that it is wrong", () => {
    const page = renderInRoot(<Kept aria-invalid aria-describedby="why" />);
    expect(page.getByRole("combobox")).toBeInvalid();
    expect(page.getByRole("combobox")).toHaveAttribute("aria-describedby", "why");
  });
});
