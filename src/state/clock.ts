import { useSyncExternalStore } from "react";
import { nextBerlinMidnight } from "#domain/time.ts";

const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Milliseconds for which a time that has been drawn stands when nobody watched the clock; views keep theirs until
 * midnight anyway.
 */
const FRESH_MS = 60_000;

const listeners = new Set<() => void>();
let now: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ticks after the next Berlin midnight from `from` on (epoch ms). */
function wind(from: number): void {
  clearTimeout(timer);
  timer = setTimeout(tick, Math.min(nextBerlinMidnight(from) - Date.now(), LONGEST_TIMER));
}

function tick(): void {
  now = Date.now();
  wind(now);
  for (const listener of listeners) listener();
}

/**
 * The first view watches: it has been drawn by a time that stands, or all of it would be drawn again for some
 * milliseconds.
 */
function begin(): void {
  if (now === null || Date.now() - now > FRESH_MS) tick();
  else wind(now);
}

/** A page that was asleep over midnight learns it when it is looked at again. */
function onVisible(): void {
  if (document.visibilityState === "visible") tick();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", onVisible);
    begin();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", onVisible);
    clearTimeout(timer);
    now = null;
  };
}

const snapshot = (): number => (now ??= Date.now());

/** The time (epoch ms) by which a view decides what has begun or ended; right again after each Berlin midnight. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot);
}
