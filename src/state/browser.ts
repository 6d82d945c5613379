/**
 * What a browser may refuse to a page: with cookies blocked, or in a frame without an origin, these throw or reject
 * instead of being absent. Whoever uses them goes on without. Elsewhere they are not to be used directly.
 */

/** The tab's or the browser's storage; null where the browser forbids it. */
export function storageOf(scope: "tab" | "browser"): Storage | null {
  try {
    return scope === "tab" ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

/** A line to the browser's other tabs; null where there is none. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Lets no other tab act under this name meanwhile; where the browser cannot say so, acts at once. Rejects only as the
 * action does.
 */
export async function withLock<T>(name: string, action: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return action();
  let acted: Promise<T> | undefined;
  const act = (): Promise<T> => (acted ??= action());
  try {
    return await locks.request(name, act);
  } catch {
    // What the action has failed with already is said again, not done again.
    return act();
  }
}
