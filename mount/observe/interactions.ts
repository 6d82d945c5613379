import type { Teller } from "./teller.ts";

/** The events of which a browser makes an interaction. */
const TYPES = ["pointerdown", "pointerup", "click", "keydown", "keyup"] as const;

/** Milliseconds; what is faster is felt as immediate, and 40 is what web-vitals asks for. */
const SLOW = 40;

/** Events whose timing may still come. */
const KEPT = 50;

/** Clocks of events and of their timings may differ by what a browser rounds. */
const SAME = 1;

interface Press {
  readonly type: string;
  readonly at: number;
  readonly anchor: HTMLElement;
  readonly part: string;
}

/** The slowest interaction with an anchor so far. */
export interface Slowest {
  readonly value: number;
  readonly part: string;
}

/**
 * The part of a widget in which an event began: its `part`, else what kind of element it is. A timing names the anchor
 * alone, since a browser hides what is inside of a shadow root; names only, no text and no id.
 */
function partOf(path: readonly EventTarget[]): string {
  const inside = path.slice(
    0,
    path.findIndex((one) => one instanceof ShadowRoot),
  );
  const elements = inside.filter((one): one is Element => one instanceof Element);
  const named = elements.find((element) => element.hasAttribute("part"));
  return named?.getAttribute("part") ?? elements[0]?.localName ?? "";
}

/**
 * Follows how long the page takes to answer presses and keys in each widget, where the browser measures that.
 * @returns the slowest so far by anchor, and a way to stop
 */
export function watchInteractions({ widgetOf }: Teller): {
  readonly slowest: () => ReadonlyMap<HTMLElement, Slowest>;
  readonly stop: () => void;
} {
  const worst = new Map<HTMLElement, Slowest>();
  let presses: readonly Press[] = [];
  const note = (event: Event): void => {
    const path = event.composedPath();
    const anchor = path.find((one) => one instanceof HTMLElement && widgetOf(one) !== undefined);
    if (!(anchor instanceof HTMLElement)) return;
    const press: Press = { type: event.type, at: event.timeStamp, anchor, part: partOf(path) };
    presses = [...presses.slice(1 - KEPT), press];
  };
  const judge = (entries: PerformanceEntryList): void => {
    for (const entry of entries as PerformanceEventTiming[]) {
      const press = presses.find(({ type, at }) => type === entry.name && Math.abs(at - entry.startTime) < SAME);
      if (press === undefined) continue;
      const value = Math.round(entry.duration);
      if (value > (worst.get(press.anchor)?.value ?? 0)) worst.set(press.anchor, { value, part: press.part });
    }
  };
  const observer = new PerformanceObserver((list) => judge(list.getEntries()));
  for (const type of TYPES) document.addEventListener(type, note, { capture: true, passive: true });
  observer.observe({ type: "event", durationThreshold: SLOW } as PerformanceObserverInit);
  return {
    slowest: () => {
      judge(observer.takeRecords());
      return worst;
    },
    stop: () => {
      observer.disconnect();
      for (const type of TYPES) document.removeEventListener(type, note, { capture: true });
    },
  };
}
