import { createRoot } from "react-dom/client";
import type { ReactNode } from "react";
import { AnchorContext } from "#anchor/anchor.ts";
import base from "#styles/base.css?inline";
import tokens from "#styles/tokens.css?inline";
import { useStyles } from "#ui/root/root.tsx";

function Page({ children }: { children: ReactNode }) {
  useStyles(tokens);
  useStyles(base);
  return children;
}

/** The page that a developer would write by hand: everything in one file, one root for each element, all at once. */
export function drawByHand(widgetOf: (element: HTMLElement) => ReactNode): void {
  for (const element of document.querySelectorAll<HTMLElement>('[id^="portal-"]')) {
    element.className = "portal";
    createRoot(element).render(
      <AnchorContext value={{ anchor: element, root: document as unknown as ShadowRoot, nonce: "", skeleton: "line" }}>
        <Page>{widgetOf(element)}</Page>
      </AnchorContext>,
    );
  }
}
