/** The customer's place in the page: an entry of a list, and how far below the window's top it began. */
export interface ListPlace {
  readonly list: string;
  /** The entry by its `data-list-focus`. */
  readonly entry: string;
  /** Pixels; negative above the window. */
  readonly top: number;
}

/** The place that a customer has left; without a visible entry only the scroll position. */
export interface LeftPlace {
  readonly place: ListPlace | null;
  /** Pixels; null if unknown. */
  readonly scroll: number | null;
}

/** Milliseconds for which the restored place is held while the page still grows. */
const HOLD_MS = 3000;

/** Events that show that the customer now moves the page. */
const GOING = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The element around the entries of each list. */
const boxes = new Map<string, HTMLElement>();

/** The place to be restored; null once that is done, or the customer has moved the page. */
let left: LeftPlace | null = null;
let release: (() => void) | null = null;

/** Known before the page is left: asked only then, all of it would be styled and laid out once more. */
let scrolled = false;

/** Notes whether the page is scrolled. */
export const noteScrolled = (): void => {
  scrolled = window.scrollY !== 0;
};

/** Tells whether the page was scrolled when that was last noted. */
export const isScrolled = (): boolean => scrolled;

/** The name of a list: its anchor's id, with the position among anchors of that id. */
export function listNameOf(anchor: HTMLElement): string {
  const same = [...document.querySelectorAll(`[id="${CSS.escape(anchor.id)}"]`)];
  return `${anchor.id} ${same.indexOf(anchor)}`;
}

/** The `data-list-focus` around an element; null if there is none. */
export const focusMark = (element: Element): string | null =>
  element.closest("[data-list-focus]")?.getAttribute("data-list-focus") ?? null;

/** Registers the entries of a list for places. @returns a function that ends this */
export function watchEntries(list: string, box: HTMLElement): () => void {
  boxes.set(list, box);
  return () => {
    if (boxes.get(list) === box) boxes.delete(list);
  };
}

const entriesOf = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>("[data-list-focus]")];

/** The visible entry that begins nearest to the window's top; null if there is none. */
export function currentPlace(): ListPlace | null {
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

/** Pixels by which the page must still be scrolled. */
function lacking({ place, scroll }: LeftPlace): number {
  const box = place === null ? undefined : boxes.get(place.list);
  const entry = box && entriesOf(box).find(({ dataset }) => dataset.listFocus === place?.entry);
  if (place !== null && entry !== undefined) return entry.getBoundingClientRect().top - place.top;
  return scroll === null ? 0 : scroll - window.scrollY;
}

function move(): void {
  const by = left === null ? 0 : lacking(left);
  if (Math.abs(by) >= 1) window.scrollTo({ top: window.scrollY + by, behavior: "instant" });
}

/** Ends the restoring: from now on the customer moves the page. */
export function endRestoring(): void {
  release?.();
  release = null;
  left = null;
}

/** Begins to restore a place; the page scrolls there once a list has rendered its entries. */
export function beginRestoring(to: LeftPlace): void {
  endRestoring();
  left = to;
  for (const type of GOING) window.addEventListener(type, endRestoring, { capture: true, passive: true });
  release = () => GOING.forEach((type) => window.removeEventListener(type, endRestoring, { capture: true }));
}

/** Whether a place is being restored and the customer has not moved the page yet. */
export const isRestoring = (): boolean => left !== null;

/**
 * Tries to take the focus in each frame until it works, because rendered elements may not be visible yet; ends when the
 * reader moves the page.
 */
function focusSoon(takeFocus: () => boolean): void {
  if (left === null || takeFocus()) return;
  requestAnimationFrame(() => focusSoon(takeFocus));
}

/**
 * Scrolls to the place to be restored, and holds it while the page still grows.
 * @param takeFocus restores the focus, and returns whether that worked
 */
export function restorePlace(takeFocus: () => boolean): void {
  if (left === null) return;
  const to = left;
  beginRestoring(to);
  focusSoon(takeFocus);
  move();
  const forget = release;
  const observer = typeof ResizeObserver === "function" ? new ResizeObserver(move) : null;
  for (const element of [document.documentElement, document.body]) observer?.observe(element);
  const timer = setTimeout(endRestoring, HOLD_MS);
  release = () => {
    forget?.();
    observer?.disconnect();
    clearTimeout(timer);
  };
}
