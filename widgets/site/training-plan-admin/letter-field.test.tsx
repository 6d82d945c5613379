import { fireEvent } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { LetterField } from "./letter-field.tsx";

function Kept({ start }: { start: string }) {
  const [kept, setKept] = useState(start);
  return (
    <>
      <output>{kept}</output>
      <LetterField label="Anschreiben" rows={3} html={kept} readOnly={false} onHtml={setKept} />
      <button onClick={() => setKept("<p>Von <strong>anderswo</strong></p>")}>Neuer Stand</button>
    </>
  );
}

const open = (start: string): Rendered => renderInRoot(<Kept start={start} />);
const html = (view: Rendered): string | null => view.getByRole("status").textContent;
const field = (view: Rendered): HTMLTextAreaElement => view.getByRole("textbox", { name: "Anschreiben" });

describe("a letter", () => {
  it("is made bold, a list and a link by buttons, and kept as HTML that its readers see below", async () => {
    const view = open("Gern beraten");
    field(view).setSelectionRange(0, 4);
    await view.user.click(view.getByRole("button", { name: "Fett" }));
    expect([field(view).value, html(view)]).toEqual(["**Gern** beraten", "<p><strong>Gern</strong> beraten</p>"]);
    await expect.poll(() => view.root.activeElement).toBe(field(view));
    expect(field(view).value.slice(field(view).selectionStart, field(view).selectionEnd)).toBe("Gern");
    expect((await view.findByText("Gern", { selector: "strong" })).closest(".rich-text")).toHaveTextContent(
      "Gern beraten",
    );
    field(view).setSelectionRange(9, 16);
    await view.user.click(view.getByRole("button", { name: "Link" }));
    const { selectionStart, selectionEnd } = field(view);
    expect(field(view).value.slice(selectionStart, selectionEnd)).toBe("https://");
    fireEvent.change(field(view), { target: { value: field(view).value.replace("https://", "/service/kontakt") } });
    expect(html(view)).toBe('<p><strong>Gern</strong> <a href="/service/kontakt">beraten</a></p>');
  });

  it("shows what was written as HTML before with marks, and takes over what comes from elsewhere", async () => {
    const view = open("<p>Eins</p><ul><li>zwei</li></ul>");
    expect(field(view)).toHaveValue("Eins\n\n- zwei");
    await view.user.click(view.getByRole("button", { name: "Neuer Stand" }));
    expect(field(view)).toHaveValue("Von **anderswo**");
  });

  it("keeps HTML that marks cannot say as it is, and what is typed to the letter", () => {
    const view = open("<h3>Titel</h3>");
    expect(field(view)).toHaveValue("<h3>Titel</h3>");
    expect(view.queryByRole("button", { name: "Fett" })).toBeNull();
    const typed = "<h3>Titel</h3> 2 ** 3 & mehr ";
    fireEvent.change(field(view), { target: { value: typed } });
    expect([field(view).value, html(view)]).toEqual([typed, typed]);
  });
});
