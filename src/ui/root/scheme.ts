import { mediaQueryList } from "#ui/page/media-query.ts";

/** Whether what is behind an anchor is light or dark, whatever the customer's system prefers. */
export type Scheme = "light" | "dark";

interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  /** Set where only light or dark is known of it. */
  readonly isRough?: true;
}

// Black and white text are equally readable on a background between these two luminances.
const MIDDLE_LUMINANCE = 0.179;
const MIDDLE_LIGHTNESS = 0.5;
const DARK: Colour = { red: 0, green: 0, blue: 0, alpha: 1, isRough: true };
const LIGHT: Colour = { red: 255, green: 255, blue: 255, alpha: 1, isRough: true };

/**
 * Parses a computed colour: `rgb()`, `color(srgb …)`, or the lightness of `lab`, `lch`, `oklab` and `oklch`. Null for
 * any other.
 */
export function parseColour(computed: string): Colour | null {
  const kind = /^(rgba?|color\((?:srgb|display-p3)|(?:ok)?l(?:ab|ch))/.exec(computed)?.[1];
  if (kind === undefined) return null;
  const [, slash] = computed.split("/");
  const body = computed.slice(kind.length).replace(/\/.*/, "");
  const values = [...body.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
  const [first = 0, second = 0, third = 0, fourth = 1] = values;
  const alpha = slash === undefined ? fourth : Number.parseFloat(slash);
  if (kind.startsWith("rgb")) return { red: first, green: second, blue: third, alpha };
  if (kind.startsWith("color"))
    return { red: first * 255, green: second * 255, blue: third * 255, alpha: slash === undefined ? 1 : alpha };
  const lightness = kind.startsWith("ok") ? first : first / 100;
  return { ...(lightness < MIDDLE_LIGHTNESS ? DARK : LIGHT), alpha: slash === undefined ? 1 : alpha };
}

function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The colour that shows when `front` lies on `back`. */
function blend(front: Colour, back: Colour): Colour {
  const mix = (over: number, under: number): number => over * front.alpha + under * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
    ...((front.isRough ?? back.isRough) && { isRough: true }),
  };
}

const isDark = (colour: Colour): boolean => luminance(colour) < MIDDLE_LUMINANCE;

function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
}

const preference = (): MediaQueryList | null => mediaQueryList("(prefers-color-scheme: dark)");

/**
 * The background if no element paints one; the customer's preference only counts if the page declares that it follows
 * it.
 */
function pageGround({ ownerDocument }: Element): Colour {
  const meta = ownerDocument.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  const declared = getComputedStyle(ownerDocument.documentElement).colorScheme;
  const schemes = [undefined, "", "normal"].includes(declared) ? (meta?.content ?? "") : declared;
  if (!schemes.includes("dark")) return LIGHT;
  return !schemes.includes("light") || preference()?.matches === true ? DARK : LIGHT;
}

/** What is behind an anchor. */
interface Ground {
  readonly scheme: Scheme;
  /** Its colour, for what covers what scrolls below it; null if it cannot be read. */
  readonly colour: string | null;
}

const printed = ({ red, green, blue }: Colour): string => `rgb(${red} ${green} ${blue})`;

/**
 * The background behind an anchor, computed from the painted backgrounds with their transparency. A background image
 * cannot be read; there the host's own text colour decides whether it is light or dark.
 */
export function groundOf(anchor: Element): Ground {
  const layers: Colour[] = [];
  let ground: Colour | null = null;
  for (let element: Element | null = anchor; element !== null && ground === null; element = parentOf(element)) {
    const style = getComputedStyle(element);
    const colour = parseColour(style.backgroundColor);
    if (/url|gradient/.test(style.backgroundImage)) {
      const text = parseColour(style.color);
      ground = text !== null && !isDark(text) ? DARK : LIGHT;
    } else if (colour !== null && colour.alpha >= 1) ground = colour;
    else if (colour !== null && colour.alpha > 0) layers.push(colour);
  }
  const seen = layers.reduceRight((back, front) => blend(front, back), ground ?? pageGround(anchor));
  return { scheme: isDark(seen) ? "dark" : "light", colour: seen.isRough === true ? null : printed(seen) };
}

interface Watcher {
  readonly anchor: Element;
  readonly onGround: (ground: Ground) => void;
  current: Ground;
}

const SETTLE_MS = 100;
const watchers = new Set<Watcher>();
let stopFollowing: (() => void) | null = null;

function checkAll(): void {
  // All grounds are read before any watcher is told, so that one layout serves them all.
  const seen = [...watchers].map((watcher) => ({ watcher, next: groundOf(watcher.anchor) }));
  for (const { watcher, next } of seen)
    if (next.scheme !== watcher.current.scheme || next.colour !== watcher.current.colour)
      watcher.onGround((watcher.current = next));
}

/**
 * Follows the page for all watchers together. A theme switch changes several attributes and fades, so the check waits
 * until the changes have ended.
 */
function follow({ documentElement, body }: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(checkAll, SETTLE_MS);
  };
  const onFaded = ({ target }: Event): void => {
    if (target === documentElement || target === body) soon();
  };
  const observer = new MutationObserver(soon);
  for (const element of [documentElement, body]) observer.observe(element, { attributes: true });
  const preferred = preference();
  preferred?.addEventListener("change", soon);
  documentElement.addEventListener("transitionend", onFaded);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    preferred?.removeEventListener("change", soon);
    documentElement.removeEventListener("transitionend", onFaded);
  };
}

/**
 * Calls `onGround` at once and whenever the page becomes light or dark or changes its colour: by the customer's
 * setting, or by attributes of <html> or <body>, as theme switches do.
 * @returns a function that stops this
 */
export function watchGround(anchor: Element, onGround: (ground: Ground) => void): () => void {
  const watcher: Watcher = { anchor, onGround, current: groundOf(anchor) };
  onGround(watcher.current);
  watchers.add(watcher);
  stopFollowing ??= follow(anchor.ownerDocument);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    stopFollowing?.();
    stopFollowing = null;
  };
}
