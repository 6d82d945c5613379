import type { AnchorValue } from "#anchor/anchor.ts";

/** The context that the frame would give for an anchor; attaches a shadow root if the anchor has none. */
export function anchorValue(anchor: HTMLElement): AnchorValue {
  return { anchor, root: anchor.shadowRoot ?? anchor.attachShadow({ mode: "open" }), nonce: "", skeleton: "line" };
}
