import { useEffect, useSyncExternalStore } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { hasConsent, onConsent } from "#state/consent.ts";

const PREFIX = "kundenportal-";
let count = 0;

/** An element in the light DOM, and what to do after its removal. */
interface Slotted {
  readonly element: HTMLElement;
  /** Whether its content is foreign, and so is removed when consent is withdrawn. */
  readonly isForeign: boolean;
  readonly onGone: () => void;
}

/** The elements of each anchor by the name of their slot. Attributes would not do: hosts clone and morph elements. */
const slotted = new WeakMap<HTMLElement, Map<string, Slotted>>();
/** How often an element of an anchor has been lost. */
const losses = new WeakMap<HTMLElement, number>();
const listeners = new Set<() => void>();

function namesOf(anchor: HTMLElement): Map<string, Slotted> {
  const names = slotted.get(anchor) ?? new Map<string, Slotted>();
  slotted.set(anchor, names);
  return names;
}

// Old libraries of a host replace `remove` by a function that fails without a parent.
const takeOut = (element: Element): void => void element.parentNode?.removeChild(element);

/** Removes elements that look like ours but are not, such as filled copies from a host's snapshot. */
function dropCopies(anchor: HTMLElement): void {
  const own = new Set([...namesOf(anchor).values()].map(({ element }) => element));
  for (const child of anchor.querySelectorAll<HTMLElement>(`:scope > [id^="${PREFIX}"]`))
    if (!own.has(child)) takeOut(child);
}

/**
 * An element in the light DOM, for scripts that look up their element in the document; a `<slot>` of that name shows it
 * inside the root. There is one per anchor and name, so that it is still filled when the view that shows it is mounted
 * again.
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

/** Removes the element of that name with its content. */
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

/** Makes views fill their element again after the host has removed or reassigned it. */
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

/** How often the host has removed an element of this anchor; with each loss a view fills its element again. */
export function useLosses(): number {
  const { anchor } = useAnchorContext();
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => losses.get(anchor) ?? 0,
  );
}

/**
 * Restores the anchor when the component around is unmounted: until then its elements stay, while their views come and
 * go. Foreign content is removed when consent is withdrawn, even while no view shows it.
 */
export function useSlottedElements(): void {
  const { anchor } = useAnchorContext();
  useEffect(() => {
    dropCopies(anchor);
    const stop = watchLosses(anchor);
    return () => {
      stop();
      removeWhere(anchor, () => true);
    };
  }, [anchor]);
  useEffect(
    () =>
      onConsent(() => {
        if (!hasConsent()) removeWhere(anchor, ({ isForeign }) => isForeign);
      }),
    [anchor],
  );
}
