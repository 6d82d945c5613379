import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { formatTime } from "#i18n/format.ts";
import { inspectorTexts as texts } from "#i18n/inspector.ts";
import { Button } from "#ui/button/button.tsx";
import { NARROW, useMediaQuery } from "#ui/page/media-query.ts";
import type { Inspection } from "./inspection.ts";
import { Marker } from "./marker.tsx";
import { reportOf } from "./report.ts";
import { PageFacts, Findings } from "./sections.tsx";
import { summaryOf } from "./sentences.ts";
import type { Watch } from "./watch.ts";

const reportNow = (inspection: Inspection): string =>
  reportOf(inspection, {
    address: location.origin + location.pathname,
    browser: navigator.userAgent,
    width: innerWidth,
    height: innerHeight,
  });

/** Moves the focus by F2 from the page to the inspector and back. */
function useShortcut(host: Element, heading: RefObject<HTMLElement | null>, open: () => void): void {
  useEffect(() => {
    let before: Element | null = null;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== "F2" || event.defaultPrevented) return;
      event.preventDefault();
      if (document.activeElement === host) {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
        return;
      }
      before = document.activeElement;
      open();
      heading.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [host, heading, open]);
}

const selectAll = (field: HTMLTextAreaElement | null): void => {
  field?.focus();
  field?.select();
};

/** Whether a text was copied; if the browser forbids it, the text to copy by hand. */
type CopyState = { readonly state: "idle" | "copied" } | { readonly state: "by-hand"; readonly text: string };

/** Copies a text; if the browser forbids it, gives the text back for the author to copy by hand. */
function useCopy(): { copy: CopyState; run: (text: string) => void } {
  const [copy, setCopy] = useState<CopyState>({ state: "idle" });
  const run = (text: string): void => {
    const write = async (): Promise<void> => navigator.clipboard.writeText(text);
    write().then(
      () => setCopy({ state: "copied" }),
      () => setCopy({ state: "by-hand", text }),
    );
  };
  return { copy, run };
}

function CopyResult({ copy }: { readonly copy: CopyState }) {
  if (copy.state !== "by-hand")
    return (
      <p role="status" className="inspector-status">
        {copy.state === "copied" ? texts.copied : ""}
      </p>
    );
  return (
    <>
      <p role="status" className="inspector-status">
        {texts.copyByHand}
      </p>
      <textarea
        ref={selectAll}
        className="inspector-report"
        aria-label={texts.reportLabel}
        readOnly
        rows={6}
        value={copy.text}
      />
    </>
  );
}

interface ContentProps {
  readonly inspection: Inspection;
  /** Inspects the page again. */
  readonly look: () => Inspection | null;
  readonly onShow: (element: Element) => void;
}

function Content({ inspection, look, onShow, place }: ContentProps & { readonly place: ReactNode }) {
  const { copy, run } = useCopy();
  return (
    <div className="inspector-body" tabIndex={-1}>
      <div className="cluster">
        <Button variant="primary" onClick={() => run(reportNow(look() ?? inspection))}>
          {texts.copy}
        </Button>
        <Button onClick={look}>{texts.again}</Button>
        {place}
        <span className="small muted">{texts.checked(formatTime(inspection.time.toISOString()) ?? "")}</span>
      </div>
      <CopyResult copy={copy} />
      <Findings inspection={inspection} onShow={onShow} />
      <PageFacts inspection={inspection} onShow={onShow} />
      <p className="small muted">{texts.keys}</p>
    </div>
  );
}

/** The side and width of the window, with buttons that change them. */
function usePlace() {
  const [side, setSide] = useState<"right" | "left">("right");
  const [isSlim, setSlim] = useState(false);
  return {
    place: { "data-side": side, "data-slim": isSlim || undefined },
    buttons: (
      <span className="inspector-place">
        <Button variant="quiet" onClick={() => setSide(side === "right" ? "left" : "right")}>
          {side === "right" ? texts.toLeft : texts.toRight}
        </Button>
        <Button variant="quiet" onClick={() => setSlim(!isSlim)}>
          {isSlim ? texts.wider : texts.narrower}
        </Button>
      </span>
    ),
  };
}

/** Moves the focus when the window is opened or folded, but not at its first rendering. */
function useFocusFollows(
  open: boolean,
  heading: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    (open ? heading : opener).current?.focus();
  }, [open, heading, opener]);
}

interface WindowProps extends Omit<ContentProps, "inspection"> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly inspection: Inspection | null;
  readonly summary: string;
  readonly onFold: () => void;
}

function Window({ heading, inspection, summary, onFold, look, onShow }: WindowProps) {
  const { place, buttons } = usePlace();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onFold();
  };
  return (
    <section className="inspector" {...place} aria-labelledby="inspector-title" onKeyDown={onKeyDown}>
      <header className="inspector-head">
        <h2 id="inspector-title" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <Button variant="quiet" onClick={onFold}>
          {texts.collapse}
        </Button>
        <p className="inspector-summary">
          {summary}
          {inspection !== null && (
            <span className="muted"> · {texts.version(inspection.version, inspection.release)}</span>
          )}
        </p>
      </header>
      {inspection !== null && <Content inspection={inspection} look={look} onShow={onShow} place={buttons} />}
    </section>
  );
}

/** The inspector's window at the edge of the page, or a button while it is folded. */
export function Panel({ watch, host }: { readonly watch: Watch; readonly host: Element }) {
  const inspection = useSyncExternalStore(watch.subscribe, watch.snapshot);
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState<Element | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const narrow = useMediaQuery(NARROW);
  const unfold = useCallback(() => {
    setShown(null);
    setOpen(true);
  }, []);
  useShortcut(host, heading, unfold);
  useFocusFollows(open, heading, opener);
  const show = (element: Element): void => {
    setShown(element);
    // On a phone the window would cover the shown element.
    setOpen(!narrow);
  };
  const fold = (): void => {
    setShown(null);
    setOpen(false);
  };
  const summary = inspection === null ? texts.crashed : summaryOf(inspection.findings);
  return (
    <>
      {shown !== null && <Marker element={shown} />}
      {open ? (
        <Window
          heading={heading}
          inspection={inspection}
          summary={summary}
          onFold={fold}
          look={watch.look}
          onShow={show}
        />
      ) : (
        <div className="inspector-folded">
          <Button ref={opener} variant="primary" onClick={unfold}>
            {texts.open(summary)}
          </Button>
        </div>
      )}
    </>
  );
}
