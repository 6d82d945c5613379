import { useEffect, useSyncExternalStore } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { BELOW_DESKTOP, useMediaQuery } from "#ui/page/media-query.ts";

const ids = { desktop: "portal-menu-desktop", mobile: "portal-menu-mobile" } as const;

/** Anchors whose menu has been taken away while they stayed in the page. */
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

/** Whether the other menu is on the page or will be: its anchor is there and has not been left. */
function isThere(id: string): boolean {
  const anchor = document.getElementById(id);
  return anchor !== null && !left.has(anchor);
}

/** Lets the other menu know when this one goes, with its anchor or without it. */
function useFarewell(): void {
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
 * Whether a menu leaves the screen to the other one: only where both stand on the page, by the spec's breakpoint of
 * 992 px. A menu that stands alone is always shown, and again once the other one has gone.
 */
export function useGivesWay(menu: "desktop" | "mobile"): boolean {
  const other = menu === "desktop" ? ids.mobile : ids.desktop;
  const hasOther = useSyncExternalStore(subscribe, () => isThere(other));
  const narrow = useMediaQuery(BELOW_DESKTOP);
  useFarewell();
  return hasOther && narrow === (menu === "desktop");
}
