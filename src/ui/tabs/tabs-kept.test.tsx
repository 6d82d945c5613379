import { waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { Tabs } from "./tabs.tsx";

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

it("keeps what has been shown, outside the page, and draws it once, where it is told to", async () => {
  const drawn: string[] = [];
  const tabs = ["geplant", "aktuell", "abgeschlossen"].map((key) => ({
    key,
    label: key.toUpperCase(),
    render: () => {
      drawn.push(key);
      return <Counter name={key} />;
    },
  }));
  const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} keep />);
  await page.user.click(page.getByRole("button", { name: "geplant 0" }));
  for (const [name, content] of [
    ["AKTUELL", "aktuell 0"],
    ["GEPLANT", "geplant 1"],
    ["AKTUELL", "aktuell 0"],
  ] as const) {
    await page.user.click(page.getByRole("tab", { name }));
    await waitFor(() => expect(page.getByRole("tabpanel", { name })).toHaveTextContent(content));
    expect(page.wrapper.querySelectorAll("[role=tabpanel]")).toHaveLength(1);
    expect(page.getByRole("tab", { name })).toHaveAttribute("aria-controls", page.getByRole("tabpanel").id);
  }
  expect(page.queryByText(/geplant/u)).toBeNull();
  expect(drawn).toEqual(["geplant", "aktuell"]);
});
