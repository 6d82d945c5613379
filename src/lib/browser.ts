import { pause } from "./pause.ts";

/**
 * Functions that a browser may refuse to a page, beside its storages (storage.ts): with cookies blocked, or in a frame
 * without an origin, they throw or reject instead of being absent. These wrappers let their callers go on without, so
 * no other code uses the functions directly.
 */

/** Opens a channel to the browser's other tabs; null if that is not possible. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Runs an action while no other tab runs one under this name; without support for locks it runs at once. Rejects only
 * if the action does. The lock is released a task later, because Firefox passes what a tab has written to the storage
 * on to other tabs at the end of the task.
 */
export async function withLock<T>(name: string, action: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return action();
  let acted: Promise<T> | undefined;
  const act = (): Promise<T> => (acted ??= action());
  return new Promise((resolve, reject) => {
    const actAndTell = async (): Promise<void> => {
      await act().then(resolve, reject);
      await pause();
    };
    // If the request fails after the action has run, the action's result is reported again instead of running it twice.
    locks.request(name, actAndTell).catch(actAndTell);
  });
}
