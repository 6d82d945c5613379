import { createRef, useState } from "react";
import { describe, expect, it } from "vitest";
import { forms } from "#i18n/forms.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Dropdown } from "#ui/dropdown/dropdown.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Field, TriedErrors } from "./field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea, TextField } from "./text-field.tsx";

describe("fields", () => {
  it("tie label, hint and error to the control", () => {
    const ref = createRef<HTMLInputElement>();
    const page = renderInRoot(
      <TextField label="E-Mail" type="email" hint="privat" error="Bitte prüfen" required name="mail" ref={ref} />,
    );
    const input = page.getByRole("textbox", { name: /^E-Mail/ });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription("privat Bitte prüfen");
    expect(page.getByRole("alert")).toHaveTextContent("Bitte prüfen");
    expect(ref.current).toBe(input);
  });

  it("announce an error that appears while somebody is typing, but none of an attempt: the focus tells it", () => {
    const draw = (error: string) => (
      <TriedErrors value={["Bitte ausfüllen"]}>
        <TextField label="Ort" error={error} />
      </TriedErrors>
    );
    const page = renderInRoot(draw("Bitte ausfüllen"));
    expect(page.queryByRole("alert")).toBeNull();
    page.rerender(draw("Noch zu kurz"));
    expect(page.getByRole("alert")).toHaveTextContent("Noch zu kurz");
  });

  it("announce the error of a box in any case, whose description Orca leaves out", () => {
    const page = renderInRoot(
      <TriedErrors value={["Bitte akzeptieren"]}>
        <Checkbox label="AGB" error="Bitte akzeptieren" />
      </TriedErrors>,
    );
    expect(page.getByRole("alert")).toHaveTextContent("Bitte akzeptieren");
  });

  it("leave the letters of an address alone: to the browser it is a text", () => {
    const page = renderInRoot(<TextField label="E-Mail" type="email" />);
    expect(page.getByRole("textbox")).toHaveAttribute("type", "text");
    expect(page.getByRole("textbox")).toHaveAttribute("inputmode", "email");
  });

  it("say nothing of errors while there is none", () => {
    const page = renderInRoot(<TextArea label="Nachricht" defaultValue="Hallo" />);
    const area = page.getByRole("textbox", { name: "Nachricht" });
    expect(area).toHaveValue("Hallo");
    expect(area).toBeValid();
    expect(area).not.toHaveAttribute("aria-describedby");
    expect(page.queryByRole("alert")).toBeNull();
  });

  it("tick a box by its label", async () => {
    const page = renderInRoot(
      <Checkbox
        label={
          <>
            Ich akzeptiere die <a href="/agb">AGB</a>
          </>
        }
        error="Bitte akzeptieren"
        name="terms"
      />,
    );
    const box = page.getByRole("checkbox");
    expect(box).toHaveAccessibleDescription("Bitte akzeptieren");
    await page.user.click(page.getByText(/Ich akzeptiere/));
    expect(box).toBeChecked();
  });

  it("draw their frame around other controls", () => {
    const page = renderInRoot(
      <Field label="Seminar" error={forms.choose}>
        {(control) => <Dropdown label="Seminar" options={[]} value={null} onSelect={() => undefined} {...control} />}
      </Field>,
    );
    expect(page.getByRole("combobox")).toHaveAccessibleDescription(forms.choose);
  });
});

const options = [
  { value: "a", label: "Vollpension" },
  { value: "b", label: "Halbpension" },
];

function Kept({ clearable }: { clearable: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup
      label="Verpflegung"
      name="meal"
      options={options}
      value={value}
      onValueChange={setValue}
      {...(clearable && { clearLabel: "Auswahl aufheben" })}
    />
  );
}

describe("RadioGroup", () => {
  it.each([
    [true, false],
    [false, true],
  ])("clearable=%s: a second click leaves it chosen=%s", async (clearable, expected) => {
    const page = renderInRoot(<Kept clearable={clearable} />);
    const [full, half] = [
      page.getByRole("radio", { name: "Vollpension" }),
      page.getByRole("radio", { name: "Halbpension" }),
    ];
    await page.user.click(full);
    await page.user.click(half);
    expect(full).not.toBeChecked();
    expect(half).toBeChecked();
    await page.user.click(half);
    expect((half as HTMLInputElement).checked).toBe(expected);
  });

  it("offers to clear a choice once there is one, and keeps the focus in the group", async () => {
    const page = renderInRoot(<Kept clearable />);
    expect(page.queryByRole("button")).toBeNull();
    const [first] = page.getAllByRole("radio");
    if (first === undefined) throw new Error("no radio");
    await page.user.click(first);
    await page.user.click(page.getByRole("button", { name: "Auswahl aufheben" }));
    expect(first).not.toBeChecked();
    await expect.poll(() => page.root.activeElement).toBe(first);
    expect(page.queryByRole("button")).toBeNull();
  });

  it.each([
    [true, [true, false, true]],
    [false, [true, true, true]],
  ])("clearable=%s: the space bar chooses as a click does: %s", async (clearable, expected) => {
    const page = renderInRoot(<Kept clearable={clearable} />);
    const half = page.getByRole<HTMLInputElement>("radio", { name: "Halbpension" });
    page.focus(half);
    for (const checked of expected) {
      await page.user.keyboard(" ");
      expect(half.checked).toBe(checked);
    }
  });

  it("is a group with a name, whose first button takes the focus for it", () => {
    const first = createRef<HTMLInputElement>();
    const page = renderInRoot(
      <RadioGroup label="Verpflegung" name="meal" options={options} error="Bitte wählen Sie" ref={first} />,
    );
    expect(page.getByRole("radiogroup", { name: "Verpflegung" })).toHaveAccessibleDescription("Bitte wählen Sie");
    expect(first.current).toBe(page.getByRole("radio", { name: "Vollpension" }));
  });
});

describe("SelectField", () => {
  it("offers a short list by the browser's own control, with nothing chosen at first", async () => {
    const page = renderInRoot(
      <SelectField
        label="Verpflegung"
        name="meal"
        options={options}
        emptyLabel={forms.choose}
        error="Bitte wählen Sie"
        required
      />,
    );
    const select = page.getByRole("combobox", { name: /^Verpflegung/ });
    expect(select).toHaveDisplayValue(forms.choose);
    expect(select).toHaveAccessibleDescription("Bitte wählen Sie");
    await page.user.selectOptions(select, "Halbpension");
    expect(select).toHaveValue("b");
  });
});
