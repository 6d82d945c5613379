import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { RichText } from "./rich-text.tsx";

it("stays plain where the page refuses our Trusted Types policy and every string", async () => {
  vi.stubGlobal("trustedTypes", {
    createPolicy: () => {
      throw new TypeError("name not allowed");
    },
  });
  vi.spyOn(Element.prototype, "innerHTML", "set").mockImplementation(() => {
    throw new TypeError("TrustedHTML required");
  });
  const page = renderInRoot(<RichText html="<p>Inhalt</p><p>mehr</p>" />);
  await act(() => expect(import("./sanitize.ts")).rejects.toThrow("TrustedHTML required"));
  const text = page.wrapper.firstElementChild;
  expect(text).toHaveAttribute("data-state", "plain");
  expect(text).toHaveTextContent("Inhalt mehr");
});
