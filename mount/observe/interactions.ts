import type { FaultReporter } from "./fault-reporter.ts";

/** The event types that browsers count as interactions. */
const TYPES = ["pointerdown", "pointerup", "click", "keydown", "keyup"] as const;

/** Milliseconds from which an interaction is measured: faster ones feel immediate, and web-vitals uses 40 as well. */
const SLOW = 40;

/** The number of latest events kept, whose timing may still arrive. */
const KEPT = 50;

/** Milliseconds by which the times of an event and of its timing entry may differ through rounding. */
const SAME = 1;

interface Press {
  readonly type: string;
  readonly at: number;
  readonly anchor: HTMLElement;
  readonly part: string;
}

/** The slowest interaction with an anchor so far, and the part of the widget in which it began. */
export interface Slowest {
  readonly value: number;
  readonly part: string;
}

/**
 * The part of a widget in which an event began: its `part` attribute, otherwise the element's name. It holds neither
 * text nor id. It is noted at the event, because a timing entry names the anchor only: browsers hide the inside of a
 * shadow root.
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
 * Measures how long the page takes to answer presses and keys in each widget, if the browser supports that.
 * @returns the slowest interaction so far by anchor, and a function that stops this
 */
export function watchInteractions({ widgetOf }: FaultReporter): {
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
