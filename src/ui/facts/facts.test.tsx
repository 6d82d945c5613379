import { expect, it } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { Facts } from "./facts.tsx";

it("shows what is known in the order given", () => {
  const page = renderInRoot(
    <Facts
      facts={[
        ["Beginn", "12.03.2026"],
        ["Ende", null],
        ["Ort", " "],
        ["Name", <b key="b">Seehof</b>],
      ]}
    />,
  );
  expect(page.getAllByRole("term").map((term) => term.textContent)).toEqual(["Beginn", "Name"]);
  expect(page.getAllByRole("definition").map((value) => value.textContent)).toEqual(["12.03.2026", "Seehof"]);
});

it("is not there when nothing is known", () => {
  expect(renderInRoot(<Facts facts={[["Beginn", null]]} />).wrapper.childElementCount).toBe(0);
});
