import { describe, expect, it, vi } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { useStyles } from "./root.tsx";

class Sheet {
  text = "";
  replaceSync(text: string): void {
    this.text = text;
  }
}

function Styled({ css }: { css: string }) {
  useStyles(css);
  return <p>da</p>;
}

describe("useStyles", () => {
  it("writes an element per sheet, with the page's nonce, where sheets cannot be constructed", () => {
    const known = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, "adoptedStyleSheets") ?? {};
    Reflect.deleteProperty(ShadowRoot.prototype, "adoptedStyleSheets");
    const { root } = renderInRoot(
      <>
        <Styled css="p { color: red }" />
        <Styled css="p { color: red }" />
        <Styled css="b {}" />
      </>,
      { nonce: "n-1" },
    );
    Object.defineProperty(ShadowRoot.prototype, "adoptedStyleSheets", known);
    expect([...root.querySelectorAll("style")].map(({ textContent, nonce }) => [textContent, nonce])).toEqual([
      ["p { color: red }", "n-1"],
      ["b {}", "n-1"],
    ]);
  });

  it("adopts a sheet once per root and shares it between roots", () => {
    vi.stubGlobal("CSSStyleSheet", Sheet);
    vi.spyOn(ShadowRoot.prototype, "append").mockImplementation(function dressed(this: ShadowRoot, ...nodes) {
      Object.defineProperty(this, "adoptedStyleSheets", { value: [] });
      this.replaceChildren(...nodes);
    });
    const one = renderInRoot(
      <>
        <Styled css="a" />
        <Styled css="a" />
        <Styled css="b" />
      </>,
    );
    const other = renderInRoot(<Styled css="a" />);
    expect(one.root.adoptedStyleSheets.map((sheet) => (sheet as unknown as Sheet).text).sort()).toEqual(["a", "b"]);
    expect(one.root.adoptedStyleSheets).toContain(other.root.adoptedStyleSheets[0]);
  });
});
