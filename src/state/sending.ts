import { usePortal } from '#state/store.ts';

/**
 * Sends a write unless the one of this key is still under way anywhere on the page.
 * @param key names the write and what it is about
 * @returns null when nothing was sent
 * @throws what `send` throws
 */
export async function sendOnce<T>(key: string, send: () => Promise<T>): Promise<T | null> {
  if (usePortal.getState().sending.includes(key)) return null;
  usePortal.setState(({ sending }) => ({ sending: [...sending, key] }));
  try {
    return await send();
  } finally {
    usePortal.setState(({ sending }) => ({ sending: sending.filter((other) => other !== key) }));
  }
}

/** Whether the write of this key is under way. */
export const useSending = (key: string): boolean => usePortal((state) => state.sending.includes(key));
