import { useEffect, useSyncExternalStore } from "react";
import { useConsent } from "#state/consent.ts";
import { useRoot } from "#ui/root/root.tsx";

const PREFIX = "kundenportal-";
let count = 0;

/** An element in the light DOM, and what is to be done once it has gone. */
interface Slotted {
  readonly element: HTMLElement;
  /** Whether what fills it is foreign, and goes with the consent. */
  readonly isForeign: boolean;
  readonly onGone: () => void;
}

/** What stands in which anchor, by the name of its slot. Hosts clone and morph: no attribute of an element tells it. */
const slotted = new WeakMap<HTMLElement, Map<string, Slotted>>();
/** How often something has been lost, by anchor. */
const losses = new WeakMap<HTMLElement, number>();
const listeners = new Set<() => void>();

function namesOf(anchor: HTMLElement): Map<string, Slotted> {
  const names = slotted.get(anchor) ?? new Map<string, Slotted>();
  slotted.set(anchor, names);
  return names;
}

// Old libraries of a host replace `remove` by one that fails without a parent.
const takeOut = (element: Element): void => void element.parentNode?.removeChild(element);

/** Takes away what is not ours: the filled copies that a host's snapshot brings back. */
function dropCopies(anchor: HTMLElement): void {
  const own = new Set([...namesOf(anchor).values()].map(({ element }) => element));
  for (const child of anchor.querySelectorAll<HTMLElement>(`:scope > [id^="${PREFIX}"]`))
    if (!own.has(child)) takeOut(child);
}

/**
 * An element in the light DOM for scripts that look theirs up in the document; a `<slot>` of that name shows it inside
 * the root. One per anchor and name, so that it is still there, filled, when the view that shows it comes back.
 */
export function slottedElement(
  anchor: HTMLElement,
  name: string,
  { isForeign = true, onGone = () => undefined }: Partial<Omit<Slotted, "element">> = {},
): HTMLElement {
  const known = namesOf(anchor).get(name);
  if (known !== undefined) return known.element;
  const element = document.createElement("div");
  element.id = `${PREFIX}${name}-${++count}`;
  element.slot = name;
  namesOf(anchor).set(name, { element, isForeign, onGone });
  anchor.append(element);
  dropCopies(anchor);
  return element;
}

/** Takes the element of that name away, with what it is filled with. */
export function removeSlottedElement(anchor: HTMLElement, name: string): void {
  const known = namesOf(anchor).get(name);
  if (known === undefined) return;
  namesOf(anchor).delete(name);
  takeOut(known.element);
  known.onGone();
}

function removeWhere(anchor: HTMLElement, test: (one: Slotted, name: string) => boolean): boolean {
  const gone = [...namesOf(anchor)].filter(([name, one]) => test(one, name));
  for (const [name] of gone) removeSlottedElement(anchor, name);
  return gone.length > 0;
}

/** Lets the views fill anew what the host has taken away, or made its own. */
function watchLosses(anchor: HTMLElement): () => void {
  const look = (): void => {
    const isLost = ({ element }: Slotted, name: string): boolean =>
      element.parentNode !== anchor || element.slot !== name;
    if (!removeWhere(anchor, isLost)) return;
    losses.set(anchor, (losses.get(anchor) ?? 0) + 1);
    for (const listener of [...listeners]) listener();
  };
  const observer = new MutationObserver(look);
  observer.observe(anchor, { childList: true, subtree: true, attributeFilter: ["slot"] });
  return () => observer.disconnect();
}

/** How often the host has taken away what stood here: with each time a view fills its element anew. */
export function useLosses(): number {
  const { anchor } = useRoot();
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => losses.get(anchor) ?? 0,
  );
}

/**
 * Leaves the anchor as it was when the component around has gone: its views may come and go, their elements stay until
 * then. What is foreign goes with the consent, also while no view shows it.
 */
export function useSlottedElements(): void {
  const { anchor } = useRoot();
  const isAllowed = useConsent();
  useEffect(() => {
    dropCopies(anchor);
    const stop = watchLosses(anchor);
    return () => {
      stop();
      removeWhere(anchor, () => true);
    };
  }, [anchor]);
  useEffect(() => {
    if (!isAllowed) removeWhere(anchor, ({ isForeign }) => isForeign);
  }, [anchor, isAllowed]);
}
