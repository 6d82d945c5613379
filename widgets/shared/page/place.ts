/** Where in the page a reader was: how far below the window's top an entry of a list began. */
export interface ListPlace {
  readonly list: string;
  /** By its `data-list-focus`. */
  readonly entry: string;
  /** Px; negative above the window. */
  readonly top: number;
}

/** What is known of the place that was left; without an entry in sight only how far the page was scrolled. */
export interface Left {
  readonly place: ListPlace | null;
  /** Px; null for unknown. */
  readonly scroll: number | null;
}

/** Milliseconds for which what is drawn late may not move the place that was brought back. */
const HOLD_MS = 3000;

/** By these a reader says that they go where they like. */
const GOING = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** By list the element around its entries. */
const boxes = new Map<string, HTMLElement>();

/** Where the reader is to be brought; null once that is done, or they have gone elsewhere. */
let left: Left | null = null;
let release: (() => void) | null = null;

/** Tells lists apart: their anchor's id, and which of that id it is. */
export function listNameOf(anchor: HTMLElement): string {
  const same = [...document.querySelectorAll(`[id="${CSS.escape(anchor.id)}"]`)];
  return `${anchor.id} ${same.indexOf(anchor)}`;
}

/** The `data-list-focus` around an element; null without one. */
export const focusMark = (element: Element): string | null =>
  element.closest("[data-list-focus]")?.getAttribute("data-list-focus") ?? null;

/** Lets the entries of a list be what a place is told by; returns the way to end that. */
export function watchEntries(list: string, box: HTMLElement): () => void {
  boxes.set(list, box);
  return () => {
    if (boxes.get(list) === box) boxes.delete(list);
  };
}

const entriesOf = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>("[data-list-focus]")];

/** Returns the entry in sight that begins nearest to the window's top; null without one. */
export function placeNow(): ListPlace | null {
  const places = [...boxes].flatMap(([list, box]) =>
    entriesOf(box).flatMap((element): ListPlace[] => {
      const { top, bottom } = element.getBoundingClientRect();
      const isInSight = bottom > Math.max(top, 0) && top < window.innerHeight;
      return isInSight ? [{ list, entry: element.dataset.listFocus ?? "", top }] : [];
    }),
  );
  const [first = null, ...others] = places;
  return others.reduce((best, one) => (best !== null && Math.abs(best.top) <= Math.abs(one.top) ? best : one), first);
}

/** Px by which the page has to be scrolled on. */
function lacking({ place, scroll }: Left): number {
  const box = place === null ? undefined : boxes.get(place.list);
  const entry = box && entriesOf(box).find(({ dataset }) => dataset.listFocus === place?.entry);
  if (place !== null && entry !== undefined) return entry.getBoundingClientRect().top - place.top;
  return scroll === null ? 0 : scroll - window.scrollY;
}

function move(): void {
  const by = left === null ? 0 : lacking(left);
  if (Math.abs(by) >= 1) window.scrollTo({ top: window.scrollY + by, behavior: "instant" });
}

/** Ends the way back: from here on the reader moves the page. */
export function letGo(): void {
  release?.();
  release = null;
  left = null;
}

/** A reader has come back: they are brought where they were as soon as a list has drawn its entries. */
export function comeBack(to: Left): void {
  letGo();
  left = to;
  for (const type of GOING) window.addEventListener(type, letGo, { capture: true, passive: true });
  release = () => GOING.forEach((type) => window.removeEventListener(type, letGo, { capture: true }));
}

/** Whether somebody has come back and not yet moved the page themselves. */
export const isComingBack = (): boolean => left !== null;

/** Tries again with each picture, as what is drawn may not be shown yet; not once the reader moves the page. */
function focusSoon(takeFocus: () => boolean): void {
  if (left === null || takeFocus()) return;
  requestAnimationFrame(() => focusSoon(takeFocus));
}

/**
 * Brings the reader where they were, and keeps them there while the page still grows.
 * @param takeFocus gives the focus back, and tells whether that has worked
 */
export function bringBack(takeFocus: () => boolean): void {
  if (left === null) return;
  const to = left;
  comeBack(to);
  focusSoon(takeFocus);
  move();
  const forget = release;
  const observer = typeof ResizeObserver === "function" ? new ResizeObserver(move) : null;
  for (const element of [document.documentElement, document.body]) observer?.observe(element);
  const timer = setTimeout(letGo, HOLD_MS);
  release = () => {
    forget?.();
    observer?.disconnect();
    clearTimeout(timer);
  };
}
