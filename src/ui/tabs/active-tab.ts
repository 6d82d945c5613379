import { useEffect, useEffectEvent, useState } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import type { PageEventName } from "#lib/page-event.ts";
import { hashParts, isHostTarget, onHashNavigation, scrollCalmly, SCROLL_DELAY_MS } from "#ui/addressed/address.ts";
import type { Tab } from "./tab-list.tsx";

/** A tab named by the address; `elementId` is an element inside its panel. */
interface UrlChoice {
  readonly key: string;
  readonly elementId: string | null;
}

/** Reads `#key` or `#key:elementId`; null if it names no tab of ours, such as `#/gremiumsmitglieder/…`. */
function tabFromHash(hash: string, keys: readonly string[]): UrlChoice | null {
  const [key, elementId] = hashParts(hash);
  return keys.includes(key) ? { key, elementId: elementId === "" ? null : elementId } : null;
}

/** Reads the hash, then the query `setTab` (contract section 1, tab keys); null if neither names a tab of ours. */
export function tabFromUrl(
  { hash, search }: Pick<Location, "hash" | "search">,
  keys: readonly string[],
): UrlChoice | null {
  const key = new URLSearchParams(search).get("setTab") ?? "";
  return tabFromHash(hash, keys) ?? (keys.includes(key) ? { key, elementId: null } : null);
}

/**
 * Scrolls to the element named by the address after the spec's delay, unless the choice is withdrawn or the tabs are
 * unmounted before.
 */
function useDelayedScroll(choice: UrlChoice | null, getTabs: () => Element | null): void {
  const { root } = useAnchorContext();
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
 * Follows the address: scrolls to the `first` choice, and reports every later one in the hash.
 * @returns a function that withdraws a pending scroll, for when the customer goes elsewhere
 */
function useUrlTab(
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
  useEffect(() => (enabled ? onHashNavigation(() => onHashChange()) : undefined), [enabled]);
  useDelayedScroll(choice, getTabs);
  return () => setChoice(null);
}

/** Fires `tabChange` (contract section 1), for callers that switch by other means than the tabs themselves. */
export function announceTab(anchor: HTMLElement, tab: string): void {
  anchor.dispatchEvent(
    new CustomEvent("tabChange" satisfies PageEventName, { bubbles: true, detail: { widget: anchor.id, tab } }),
  );
}

/** Writes a tab into the page's address. A hash that begins with `/` or `!` is a route of the host and stays. */
function writeTab(key: string): void {
  if (/^#[/!]/.test(location.hash)) return;
  try {
    // The address is complete, because a hash alone would be resolved against the page's <base>.
    const ours = isHostTarget(key) ? ":" : "";
    history.replaceState(history.state, "", `${location.href.replace(/#.*/, "")}#${encodeURIComponent(key)}${ours}`);
  } catch {
    // Framed and sandboxed pages may not write the address; the tabs work without it.
  }
}

/** What decides which tab is shown first. */
export interface SelectionProps {
  readonly tabs: readonly Tab[];
  /** Whether the address may choose the tab (hash, `setTab`). */
  readonly selectFromUrl?: boolean | undefined;
  /** The tab to which the customer has come back; it takes precedence over the one that the address names. */
  readonly initial?: string | undefined;
  /**
   * Whether a switch is written to the host's hash, without a new history entry; a hash `#/…` is a route of the host
   * and stays.
   */
  readonly writeHash?: boolean | undefined;
  /** The active tab's key, if the caller keeps it. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((key: string) => void) | undefined;
  /** Called before each switch, which happens when and if `go` is called. */
  readonly guard?: ((go: () => void) => void) | undefined;
}

/** The active tab, and a function that chooses another; the address, the caller and the customer may choose it. */
export function useSelection(
  { tabs, selectFromUrl = true, initial, writeHash = false, selected, onSelect, guard = (go) => go() }: SelectionProps,
  getTabs: () => Element | null,
) {
  const { anchor } = useAnchorContext();
  const keys = tabs.map((tab) => tab.key);
  const [first] = useState(() => (selectFromUrl && initial === undefined ? tabFromUrl(location, keys) : null));
  const [own, setOwn] = useState(initial ?? first?.key);
  const active = tabs.find((tab) => tab.key === (selected ?? own)) ?? tabs[0];
  const show = (key: string): void => {
    if (key === active?.key) return;
    setOwn(key);
    onSelect?.(key);
    announceTab(anchor, key);
  };
  const switchTo = (key: string, onShown?: () => void): void => {
    // Whoever chooses the active tab leaves nothing.
    if (key === active?.key) return;
    guard(() => {
      show(key);
      onShown?.();
    });
  };
  const withdraw = useUrlTab(keys, first, selectFromUrl, switchTo, getTabs);
  const choose = (key: string): void => {
    withdraw();
    switchTo(key, () => {
      if (writeHash) writeTab(key);
    });
  };
  return { active, choose };
}
