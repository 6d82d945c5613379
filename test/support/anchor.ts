import type { AnchorValue } from "#anchor/anchor.ts";

/** What the frame would tell of an anchor; its shadow root is made where there is none. */
export function anchorValue(anchor: HTMLElement): AnchorValue {
  return { anchor, root: anchor.shadowRoot ?? anchor.attachShadow({ mode: "open" }), nonce: "", skeleton: "line" };
}
