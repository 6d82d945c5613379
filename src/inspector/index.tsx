import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { AnchorContext } from "#anchor/anchor.ts";
import { inspectorTexts } from "#i18n/inspector.ts";
import { setUpCore } from "#mount/core.ts";
import type { EntryContext } from "#mount/table.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { watchGround } from "#ui/root/scheme.ts";
import { scope } from "#ui/root/scope.ts";
import css from "./inspector.css?inline";
import { Panel } from "./panel.tsx";
import { Watch } from "./watch.ts";

/** Keeps an error of the inspector away from the page. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? (
      <div className="inspector">
        <div className="inspector-body">
          <Notice state="error">{inspectorTexts.crashed}</Notice>
        </div>
      </div>
    ) : (
      this.props.children
    );
  }
}

function Styled({ children }: { readonly children: ReactNode }) {
  useStyles(scope);
  useStyles(css);
  return children;
}

/**
 * Adds the author's inspector to a page: an element at the end of <body> with a shadow root and a React root of its
 * own. It reads the page and never changes it.
 */
export function inspect(entry: EntryContext): void {
  setUpCore(entry);
  const element = document.createElement("div");
  element.dataset.kundenportalInspector = "";
  const root = element.attachShadow({ mode: "open" });
  const wrapper = document.createElement("div");
  wrapper.className = "portal";
  wrapper.lang = "de";
  root.append(wrapper);
  document.body.append(element);
  watchGround(element, ({ scheme }) => {
    wrapper.dataset.scheme = scheme;
  });
  const watch = new Watch(entry);
  watch.start(document);
  createRoot(wrapper).render(
    <AnchorContext value={{ anchor: element, root, nonce: entry.nonce, skeleton: "line" }}>
      <Styled>
        <Boundary>
          <Panel watch={watch} host={element} />
        </Boundary>
      </Styled>
    </AnchorContext>,
  );
}
