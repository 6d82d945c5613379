import { useEffect, useSyncExternalStore } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { BELOW_DESKTOP, useMediaQuery } from "#ui/page/media-query.ts";

const ids = { desktop: "portal-menu-desktop", mobile: "portal-menu-mobile" } as const;

/** Anchors whose menu was unmounted while they stayed in the page. */
const left = new WeakSet<HTMLElement>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  document.addEventListener("portal:mounted", onChange);
  return () => {
    listeners.delete(onChange);
    document.removeEventListener("portal:mounted", onChange);
  };
}

/** Whether the other menu is or will be on the page: its anchor exists and its menu was not unmounted. */
function isThere(id: string): boolean {
  const anchor = document.getElementById(id);
  return anchor !== null && !left.has(anchor);
}

/** Tells the other menu when this one is unmounted, with or without its anchor. */
function useUnmountSignal(): void {
  const anchor = useAnchor();
  useEffect(() => {
    left.delete(anchor);
    return () => {
      left.add(anchor);
      tell();
    };
  }, [anchor]);
}

/**
 * Whether a menu is hidden in favour of the other one, by the spec's breakpoint of 992 px; only if both are on the
 * page. A single menu is always shown, also after the other one has gone.
 */
export function useHiddenForOtherMenu(menu: "desktop" | "mobile"): boolean {
  const other = menu === "desktop" ? ids.mobile : ids.desktop;
  const hasOther = useSyncExternalStore(subscribe, () => isThere(other));
  const narrow = useMediaQuery(BELOW_DESKTOP);
  useUnmountSignal();
  return hasOther && narrow === (menu === "desktop");
}
