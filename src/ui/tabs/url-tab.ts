import { useEffect, useEffectEvent, useState } from "react";
import { halves, onAddressCall, scrollCalmly, SCROLL_DELAY_MS } from "#ui/addressed/address.ts";
import { useRoot } from "#ui/root/root.tsx";

/** A tab that the address names; `elementId` is an element inside its panel. */
export interface UrlChoice {
  readonly key: string;
  readonly elementId: string | null;
}

/** Reads `#key` or `#key:elementId`; null when it names no tab of ours, as `#/gremiumsmitglieder/…` does. */
function tabFromHash(hash: string, keys: readonly string[]): UrlChoice | null {
  const [key, elementId] = halves(hash);
  return keys.includes(key) ? { key, elementId: elementId === "" ? null : elementId } : null;
}

/** Reads the hash, then the query `setTab` (contract section 1, tab keys); null when neither names a tab of ours. */
export function tabFromUrl(
  { hash, search }: Pick<Location, "hash" | "search">,
  keys: readonly string[],
): UrlChoice | null {
  const key = new URLSearchParams(search).get("setTab") ?? "";
  return tabFromHash(hash, keys) ?? (keys.includes(key) ? { key, elementId: null } : null);
}

/**
 * Scrolls to what the address chose, after the spec's delay; not any more once the choice is withdrawn or the tabs are
 * gone.
 */
function useDelayedScroll(choice: UrlChoice | null, getTabs: () => Element | null): void {
  const { root } = useRoot();
  const scroll = useEffectEvent(() => {
    const id = choice?.elementId ?? null;
    const target = (id === null ? null : (root.getElementById(id) ?? document.getElementById(id))) ?? getTabs();
    scrollCalmly(target);
  });
  useEffect(() => {
    if (choice === null) return undefined;
    const timer = setTimeout(() => scroll(), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [choice]);
}

/**
 * Follows the address: scrolls to the `first` choice and tells of every later one by hash.
 * @returns a way to withdraw the pending scroll, for when the user goes elsewhere
 */
export function useUrlTab(
  keys: readonly string[],
  first: UrlChoice | null,
  enabled: boolean,
  onChoose: (key: string) => void,
  getTabs: () => Element | null,
): () => void {
  const [choice, setChoice] = useState(first);
  const onHashChange = useEffectEvent(() => {
    const next = tabFromHash(location.hash, keys);
    if (next === null) return;
    setChoice(next);
    onChoose(next.key);
  });
  useEffect(() => (enabled ? onAddressCall(() => onHashChange()) : undefined), [enabled]);
  useDelayedScroll(choice, getTabs);
  return () => setChoice(null);
}
