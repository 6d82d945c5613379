import { describe, expect, it } from "vitest";
import { initial } from "#mocks/playground/address.ts";
import { anchorOf, snippetOf } from "./snippet.ts";

const attributes = { "data-json": '{"a":"<&"}', "data-end-date": "" };

describe("the HTML for an author", () => {
  it("has escaped attributes, and none that is empty", () => {
    expect(anchorOf({ widget: "portal-event-overview", attributes })).toBe(
      '<div id="portal-event-overview" data-json="{&quot;a&quot;:&quot;&lt;&amp;&quot;}"></div>',
    );
  });

  it("is a whole page, or has a wishlist item for {id}", () => {
    expect(anchorOf({ ...initial, widget: "page-start" })).toContain('<div id="portal-next-event"></div>');
    expect(anchorOf({ widget: "portal-wishlist-remove-{id}", attributes: {} })).toBe(
      '<div id="portal-wishlist-remove-901"></div>',
    );
    expect(anchorOf({ widget: "portal-wishlist-remove-{id}", item: '"7', attributes: {} })).toBe(
      '<div id="portal-wishlist-remove-&quot;7"></div>',
    );
  });

  it("is the element alone, or all that the page needs", () => {
    const state = { ...initial, config: '{\n  "apiBase": "/x</script>"\n}' };
    expect(snippetOf(state, "anchor")).toBe('<div id="portal-event-list"></div>');
    expect(snippetOf(state, "page")).toBe(
      '<div id="portal-event-list"></div>\n<script type="application/json" id="portal-config">{"apiBase":"/x\\u003c/script>"}</script>\n<script type="module" src="/portal/portal.js"></script>',
    );
  });

  it("carries the configuration without a script block where editors take it away", () => {
    const text = snippetOf({ ...initial, config: '{"supportPhone": "\\"1\\""}' }, "attribute");
    expect(text).not.toContain("application/json");
    expect(text).toContain('data-config="{&quot;supportPhone&quot;:&quot;\\&quot;1\\&quot;&quot;}"');
  });

  it("shows a broken configuration as it was typed", () => {
    expect(snippetOf({ ...initial, config: '{"a": ' }, "page")).toContain('id="portal-config">{"a": </script>');
  });
});
