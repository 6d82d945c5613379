import { expect, it } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { Announced } from "./announced.tsx";
import { Notice } from "./notice.tsx";

const result = (text: string | null) => (
  <Announced>
    {text !== null && (
      <Notice state="success" quiet>
        {text}
      </Notice>
    )}
  </Announced>
);

it("stands there before its words, which are announced by it alone", () => {
  const page = renderInRoot(result(null));
  const region = page.wrapper.querySelector("[aria-live]");
  expect(region).toBeEmptyDOMElement();
  page.rerender(result("Storniert."));
  expect(page.getByText("Storniert.").closest("[aria-live=polite]")).toBe(region);
  expect(page.queryByRole("status")).toBeNull();
});
