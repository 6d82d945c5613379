/**
 * What a browser may refuse to a page, beside its storages (storage.ts): with cookies blocked, or in a frame without an
 * origin, these throw or reject instead of being absent. Whoever uses them goes on without. Elsewhere they are not to
 * be used directly.
 */

/** A line to the browser's other tabs; null where there is none. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Resolves in a task of its own. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Lets no other tab act under this name meanwhile; where the browser cannot say so, acts at once. Rejects only as the
 * action does. The lock is let go a task later: Firefox hands what a tab has written to the storage on to other tabs at
 * the end of the task, and the next one would not find it.
 */
export async function withLock<T>(name: string, action: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return action();
  let acted: Promise<T> | undefined;
  const act = (): Promise<T> => (acted ??= action());
  return new Promise((resolve, reject) => {
    const actAndTell = async (): Promise<void> => {
      await act().then(resolve, reject);
      await nextTask();
    };
    // What the action has ended with already is said again, not done again.
    locks.request(name, actAndTell).catch(actAndTell);
  });
}
