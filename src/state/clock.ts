import { useSyncExternalStore } from 'react';
import { nextBerlinMidnight } from '#domain/time.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

const listeners = new Set<() => void>();
let now: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  now = Date.now();
  clearTimeout(timer);
  timer = setTimeout(tick, Math.min(nextBerlinMidnight(now) - now, LONGEST_TIMER));
  for (const listener of listeners) listener();
}

/** A page that was asleep over midnight learns it when it is looked at again. */
function onVisible(): void {
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', onVisible);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisible);
    clearTimeout(timer);
    now = null;
  };
}

const snapshot = (): number => (now ??= Date.now());

/** The time (epoch ms) by which a view decides what has begun or ended; right again after each Berlin midnight. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot);
}
