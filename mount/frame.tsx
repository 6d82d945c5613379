import { Component, useEffect, useLayoutEffect, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { AnchorContext, type AnchorValue } from "#anchor/anchor.ts";
import { loadTransport } from "#api/request.ts";
import { common } from "#i18n/common.ts";
import type { PageEventName } from "#lib/page-event.ts";
import { idOf } from "#mount/anchor-id.ts";
import { setUpCore } from "#mount/core.ts";
import { noteCaught } from "#mount/fault-report.ts";
import { followAttributes } from "#mount/follow-attributes.ts";
import { heightOf } from "#mount/height.ts";
import { mountResults } from "#mount/mount-results.ts";
import { keepOwnEvents } from "#mount/own-events.ts";
import { PageNotice } from "#mount/page-notice.tsx";
import { AnchorError, readParams } from "#mount/params.ts";
import { prepareStore } from "#mount/prepare.ts";
import { reserveHeight } from "#mount/reserve.ts";
import type { EntryContext, Mounted } from "#mount/table.ts";
import { queueDrawing } from "#pace/draw-queue.ts";
import pace from "#pace/pace.css?inline";
import { KeyedByPerson } from "#state/keyed-by-person.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { rememberPresses } from "#ui/root/opener.ts";
import { restoreFocus } from "#ui/root/restore-focus.ts";
import { adoptStyles } from "#ui/root/root.tsx";
import { watchGround } from "#ui/root/scheme.ts";
import { scope } from "#ui/root/scope.ts";
import type { WidgetModule } from "#widgets/shared/widget.ts";

const sheet = scope + pace;

function fire(anchor: HTMLElement, type: PageEventName, detail: object, thrown?: unknown): void {
  mountResults.set(anchor, { at: performance.now(), thrown });
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

/** An error boundary for one anchor: after a crash the customer can try again, and other widgets go on. */
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

/** The widget itself; it fires `portal:mounted` when it has been rendered. */
function ReportsMounted({ anchor, children }: BoundaryProps) {
  useEffect(() => fire(anchor, "portal:mounted", {}), [anchor]);
  return children;
}

interface FrameProps extends BoundaryProps {
  /** Counts how often the widget was remounted, each time with the attributes of that moment. */
  readonly drawing: number;
  /** Called whenever a rendering is ready to be shown. */
  readonly onDrawn: () => void;
}

/**
 * Puts the first rendering into the document. It is the first child because React runs effects in the order of the
 * children: elements that a widget measures, focuses or lifts in a layout effect must be connected by then.
 */
function Arrival({ drawing, onDrawn }: Pick<FrameProps, "drawing" | "onDrawn">) {
  useLayoutEffect(onDrawn, [onDrawn, drawing]);
  return null;
}

/** The page's notice and the error boundaries around every widget. */
function Frame({ anchor, drawing, onDrawn, children }: FrameProps) {
  return (
    <>
      <Arrival drawing={drawing} onDrawn={onDrawn} />
      <Boundary anchor={anchor}>
        <PageNotice />
      </Boundary>
      <KeyedByPerson>
        <Boundary key={drawing} anchor={anchor}>
          {children}
        </Boundary>
      </KeyedByPerson>
    </>
  );
}

/** The widget, or a notice if its anchor has a mistake. */
function contentOf(anchor: HTMLElement, widget: WidgetModule): ReactNode {
  try {
    return (
      <ReportsMounted anchor={anchor}>
        <widget.View {...readParams(anchor, widget)} />
      </ReportsMounted>
    );
  } catch (thrown) {
    report(anchor, thrown);
    return <Notice state="error">{common.anchorError}</Notice>;
  }
}

/**
 * Gives an anchor a blank as content if the page hides it for being empty, as many themes do: a shadow root is no
 * content to them.
 */
function showThoughEmpty(anchor: HTMLElement): void {
  if (anchor.matches(":empty") && getComputedStyle(anchor).display === "none") anchor.append(" ");
}

/** Makes the inner wrapper. The background behind it is read now, before anything is rendered. */
function makeWrapper(anchor: HTMLElement): { wrapper: HTMLElement; stopWatching: () => void } {
  const wrapper = document.createElement("div");
  wrapper.className = "portal";
  wrapper.lang = "de";
  const stopWatching = watchGround(anchor, ({ scheme, colour }) => {
    wrapper.dataset.scheme = scheme;
    // Without a colour the one of the theme stays.
    wrapper.style.setProperty("--p-ground", colour);
  });
  return { wrapper, stopWatching };
}

/** Milliseconds in which a slow phone answers a press or a key, before it loads other code. */
const ANSWERED_MS = 300;

/**
 * Loads the HTTP client when the customer first touches or focuses a widget, so that it is there when something is
 * sent.
 */
function expectRequests(root: ShadowRoot): void {
  const load = (): void => void loadTransport().catch(() => undefined);
  for (const type of ["pointerdown", "focusin"])
    root.addEventListener(type, () => void setTimeout(load, ANSWERED_MS), { once: true });
}

/**
 * Checks `bind`, which React needs everywhere. @throws Error if a library of the page has replaced it by one that fails
 */
function requireBind(): void {
  const join = (...words: string[]): string => words.join("");
  if (join.bind(null, "a", "b")("c") !== "abc")
    throw new Error("Function.prototype.bind loses arguments (MooTools 1.2?)");
}

/**
 * Renders a widget in its own React root, and remounts it whenever an attribute of its anchor changes. `onDrawn` is
 * called when the first rendering is ready to be shown.
 * @returns a function that unmounts it
 */
function drawIn(wrapper: HTMLElement, widget: WidgetModule, context: AnchorValue, onDrawn: () => void): () => void {
  const { anchor } = context;
  // Styles of a widget follow those of all widgets.
  adoptStyles(context, sheet);
  const react = createRoot(wrapper, { onCaughtError: (thrown) => noteCaught(anchor, thrown) });
  // The first rendering may still be pending when an attribute changes.
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
 * Mounts a widget in its own React root inside its own error boundary (contract section 1). The author's content or the
 * skeleton stays in the shadow root until the first rendering replaces it.
 * @returns a handle that unmounts the widget
 */
export function mount(
  anchor: HTMLElement,
  root: ShadowRoot,
  { default: widget }: { default: WidgetModule },
  entry: EntryContext,
): Mounted {
  requireBind();
  setUpCore(entry);
  showThoughEmpty(anchor);
  rememberPresses(root);
  restoreFocus(root);
  keepOwnEvents(root);
  expectRequests(root);
  const { wrapper, stopWatching } = makeWrapper(anchor);
  const height = heightOf(widget.anchor.height.wide, widget.anchor.height.phone);
  let end: (() => void) | null = null;
  const callOff = queueDrawing(
    anchor,
    () => prepareStore(widget, entry),
    () => {
      const releaseHeight = reserveHeight(wrapper, height);
      const takeOver = (): void => {
        // Style elements exist only in browsers without constructed style sheets.
        root.replaceChildren(...root.querySelectorAll("style"), wrapper);
        releaseHeight();
      };
      end = drawIn(wrapper, widget, { anchor, root, nonce: entry.nonce, skeleton: widget.anchor.skeleton }, takeOver);
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
