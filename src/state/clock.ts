import { useSyncExternalStore } from "react";
import { nextBerlinMidnight } from "#domain/dates/time.ts";

const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Age in milliseconds up to which a time read before is kept for the next first listener. Views only need the day,
 * which changes at midnight.
 */
const FRESH_MS = 60_000;

const listeners = new Set<() => void>();
let now: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Schedules a tick for the next Berlin midnight after `from` (epoch ms). */
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
 * Starts the clock for the first listener. A time read less than a minute ago is kept, since a newer one would make
 * every view render again for a difference nobody sees.
 */
function begin(): void {
  if (now === null || Date.now() - now > FRESH_MS) tick();
  else wind(now);
}

/**
 * Reads the time again when the page becomes visible: timers do not fire while the computer is asleep over midnight.
 */
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

/**
 * The time (epoch ms) by which a view decides what has begun or ended. The view renders again after each Berlin
 * midnight.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot);
}
