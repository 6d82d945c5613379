import { renderHook, type RenderHookOptions } from "@testing-library/react";
import type { ReactNode } from "react";
import { AnchorContext } from "#anchor/anchor.ts";

interface HookOptions<P> extends RenderHookOptions<P> {
  /** The anchor of the widget; by default a new one. */
  readonly anchor?: HTMLElement;
}

/** Renders a hook as a widget does that stands in an anchor of the page. */
export function mountHook<T, P>(
  hook: (props: P) => T,
  { anchor = document.body.appendChild(document.createElement("div")), ...options }: HookOptions<P> = {},
) {
  const root = anchor.shadowRoot ?? anchor.attachShadow({ mode: "open" });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AnchorContext value={{ anchor, root, nonce: "", skeleton: "line" }}>{children}</AnchorContext>
  );
  return { anchor, ...renderHook(hook, { ...options, wrapper }) };
}
