import { Component, useEffect, useLayoutEffect, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { AnchorContext, type AnchorValue } from "#anchor/anchor.ts";
import { loadTransport } from "#api/request.ts";
import { common } from "#i18n/common.ts";
import { idOf } from "#mount/anchor-id.ts";
import { setUpCore } from "#mount/core.ts";
import { followAttributes } from "#mount/follow-attributes.ts";
import { HandoverNotice } from "#mount/handover-notice.tsx";
import { heightOf, isBlock } from "#mount/height.ts";
import { outcomes } from "#mount/outcomes.ts";
import { AnchorError, readParams } from "#mount/params.ts";
import { prepareStore } from "#mount/prepare.ts";
import { reserveHeight } from "#mount/reserve.ts";
import { SessionNotice } from "#mount/session-notice.tsx";
import type { Host, Mounted } from "#mount/table.ts";
import { keepTypedKeys } from "#mount/typed-keys.ts";
import { noteCaught } from "#mount/untold.ts";
import { queueDrawing, skipUntilNear } from "#pace/draw-queue.ts";
import pace from "#pace/pace.css?inline";
import { OfPerson } from "#state/of-person.tsx";
import base from "#styles/base.css?inline";
import tokens from "#styles/tokens.css?inline";
import { Notice } from "#ui/notice/notice.tsx";
import { rememberPresses } from "#ui/root/opener.ts";
import { useStyles } from "#ui/root/root.tsx";
import { watchScheme } from "#ui/root/scheme.ts";
import type { WidgetModule } from "#widgets/shared/widget.ts";

// One sheet instead of two for each of a page's roots.
const scope = tokens + base + pace;

function fire(anchor: HTMLElement, type: string, detail: object, thrown?: unknown): void {
  outcomes.set(anchor, { at: performance.now(), thrown });
  anchor.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { widget: idOf(anchor), ...detail } }));
}

function report(anchor: HTMLElement, thrown: unknown): void {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  // eslint-disable-next-line no-console -- contract section 1: the author is told which anchor and attribute is wrong
  console.error(`[portal] #${idOf(anchor)}: ${message}`, ...(thrown instanceof AnchorError ? [anchor] : [thrown]));
  fire(anchor, "portal:error", { message }, thrown);
}

interface BoundaryProps {
  readonly anchor: HTMLElement;
  readonly children: ReactNode;
}

/** Keeps a crash inside its own anchor; the reader can try again. */
class Boundary extends Component<BoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    report(this.props.anchor, thrown);
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <Notice state="error" retry={{ label: common.retry, onRetry: () => this.setState({ crashed: false }) }}>
        {common.crashed}
      </Notice>
    );
  }
}

/** The widget itself; tells the page once it is there. */
function Announced({ anchor, children }: BoundaryProps) {
  useEffect(() => fire(anchor, "portal:mounted", {}), [anchor]);
  return children;
}

interface FrameProps extends BoundaryProps {
  /** How often the widget was drawn anew: each time it starts from nothing, with the attributes as they are. */
  readonly drawing: number;
  /** Called whenever a drawing is ready to be shown. */
  readonly onDrawn: () => void;
}

/**
 * Puts a drawing into the document. It stands before all others, because React runs effects in their order: what a
 * widget measures, focuses or lifts in one must be connected by then.
 */
function Arrival({ drawing, onDrawn }: Pick<FrameProps, "drawing" | "onDrawn">) {
  useLayoutEffect(onDrawn, [onDrawn, drawing]);
  return null;
}

/** What stands around every widget. */
function Frame({ anchor, drawing, onDrawn, children }: FrameProps) {
  useStyles(scope);
  return (
    <>
      <Arrival drawing={drawing} onDrawn={onDrawn} />
      <Boundary anchor={anchor}>
        <SessionNotice />
        <HandoverNotice />
      </Boundary>
      <OfPerson>
        <Boundary key={drawing} anchor={anchor}>
          {children}
        </Boundary>
      </OfPerson>
    </>
  );
}

/** The widget, or what is wrong with its anchor. */
function contentOf(anchor: HTMLElement, widget: WidgetModule): ReactNode {
  try {
    return (
      <Announced anchor={anchor}>
        <widget.View {...readParams(anchor, widget)} />
      </Announced>
    );
  } catch (thrown) {
    report(anchor, thrown);
    return <Notice state="error">{common.anchorError}</Notice>;
  }
}

/** The inner wrapper, with the ground behind it already known: it is read before anything is drawn. */
function makeWrapper(anchor: HTMLElement): { wrapper: HTMLElement; stopWatching: () => void } {
  const wrapper = document.createElement("div");
  wrapper.className = "portal";
  wrapper.lang = "de";
  const stopWatching = watchScheme(anchor, (scheme) => {
    wrapper.dataset.scheme = scheme;
  });
  return { wrapper, stopWatching };
}

/** Milliseconds in which a press or a key is answered on a slow phone, before other code takes its time. */
const ANSWERED_MS = 300;

/** Whoever touches a widget will soon want to send something: the client is there by then, and in nobody's way. */
function expectRequests(root: ShadowRoot): void {
  const load = (): void => void loadTransport().catch(() => undefined);
  for (const type of ["pointerdown", "focusin"])
    root.addEventListener(type, () => void setTimeout(load, ANSWERED_MS), { once: true });
}

/** React binds functions to arguments everywhere. @throws Error where a library of the page has replaced that */
function requireBind(): void {
  const join = (...words: string[]): string => words.join("");
  if (join.bind(null, "a", "b")("c") !== "abc")
    throw new Error("Function.prototype.bind loses arguments (MooTools 1.2?)");
}

/**
 * A widget's own React root, in which it is drawn, and drawn anew whenever its anchor says something else. `onDrawn` is
 * called when the first drawing is ready to be shown.
 * @returns a way to end it
 */
function drawIn(wrapper: HTMLElement, widget: WidgetModule, context: AnchorValue, onDrawn: () => void): () => void {
  const { anchor } = context;
  const react = createRoot(wrapper, { onCaughtError: (thrown) => noteCaught(anchor, thrown) });
  // The first drawing may still be under way when another one takes its place.
  const waiting = [onDrawn];
  const settle = (): void => waiting.splice(0).forEach((release) => release());
  const draw = (drawing: number): void =>
    react.render(
      <AnchorContext value={context}>
        <Frame anchor={anchor} drawing={drawing} onDrawn={settle}>
          {contentOf(anchor, widget)}
        </Frame>
      </AnchorContext>,
    );
  let drawings = 0;
  draw(drawings);
  const stopFollowing = followAttributes(anchor, widget.anchor, () => {
    waiting.push(reserveHeight(wrapper, wrapper.offsetHeight));
    drawings += 1;
    draw(drawings);
  });
  return () => {
    stopFollowing();
    react.unmount();
  };
}

/**
 * Mounts a widget in its own React root inside its own error boundary (contract section 1). What stood in the root, the
 * author's content or the skeleton, stays until the first drawing takes its place.
 */
export function mount(
  anchor: HTMLElement,
  root: ShadowRoot,
  { default: widget }: { default: WidgetModule },
  host: Host,
): Mounted {
  requireBind();
  setUpCore(host);
  rememberPresses(root);
  keepTypedKeys(root);
  expectRequests(root);
  const { wrapper, stopWatching } = makeWrapper(anchor);
  const height = heightOf(widget.anchor.height.wide, widget.anchor.height.phone);
  let end: (() => void) | null = null;
  const callOff = queueDrawing(
    anchor,
    () => prepareStore(widget, host),
    (isOneOfManyFar, onDrawn) => {
      const releaseHeight = reserveHeight(wrapper, height);
      // What stands within a line keeps its own width.
      if (isOneOfManyFar && isBlock(height)) skipUntilNear(wrapper, height);
      const takeOver = (): void => {
        // Style elements are there only where a browser has no constructed sheets.
        root.replaceChildren(...root.querySelectorAll("style"), wrapper);
        releaseHeight();
        onDrawn();
      };
      end = drawIn(wrapper, widget, { anchor, root, nonce: host.nonce, skeleton: widget.anchor.skeleton }, takeOver);
    },
  );
  return {
    unmount: () => {
      callOff();
      stopWatching();
      end?.();
    },
  };
}
