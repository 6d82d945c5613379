import { useEffect, useState } from "react";
import { listOf, NARROW } from "#ui/page/media-query.ts";
import type { TabDropdown } from "./tab-dropdown.tsx";

type Part = typeof TabDropdown;

let loaded: Part | null = null;

async function load(): Promise<Part | null> {
  try {
    loaded = (await import("./tab-dropdown.tsx")).TabDropdown;
  } catch {
    // Without it the tab list serves narrow screens as well.
  }
  return loaded;
}

// Only narrow screens pay for it, and they should have it by the time the data is there.
if (listOf(NARROW)?.matches === true) void load();

/** The dropdown that replaces the tab list when `wanted`: null without it, `pending` until its code has been loaded. */
export function useDropdown(wanted: boolean): Part | "pending" | null {
  const [part, setPart] = useState<Part | "pending" | null>(() => loaded ?? "pending");
  useEffect(() => {
    if (!wanted || part !== "pending") return undefined;
    let alive = true;
    void load().then((next) => {
      if (alive) setPart(() => next);
    });
    return () => {
      alive = false;
    };
  }, [wanted, part]);
  return wanted ? part : null;
}
