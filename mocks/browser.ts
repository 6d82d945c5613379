import { setupWorker } from 'msw/browser';
import { portalHandler } from './msw.ts';
import { createPortal, type Portal, type PortalOptions } from './portal.ts';

const KEY = 'mock-portal';

/** Takes up what the tab remembers; a snapshot of an older form is dropped. */
function restoreFrom(storage: Storage, portal: Portal): void {
  const saved = storage.getItem(KEY);
  if (saved === null) return;
  try {
    portal.restore(saved);
  } catch {
    storage.removeItem(KEY);
  }
}

/**
 * A portal that keeps state and selection over reloads in the given storage (sessionStorage: per tab).
 * @returns the portal and `save`, to be called after every answer
 */
export function createStoredPortal(storage: Storage, options: PortalOptions = {}): { portal: Portal; save: () => void } {
  const inner = createPortal(options);
  restoreFrom(storage, inner);
  const save = (): void => storage.setItem(KEY, inner.snapshot());
  const saving = <Args extends unknown[]>(act: (...args: Args) => void) => (...args: Args): void => {
    act(...args);
    save();
  };
  return { save, portal: { ...inner, select: saving(inner.select), reset: saving(inner.reset), restore: saving(inner.restore) } };
}

/**
 * The door for the playground: a service worker that answers the portal's calls and lets everything else pass.
 * @param workerUrl where the page serves msw's `mockServiceWorker.js`
 */
export async function startBrowserDoor(options: PortalOptions = {}, workerUrl = '/mockServiceWorker.js'): Promise<Portal> {
  const { portal, save } = createStoredPortal(sessionStorage, options);
  await setupWorker(portalHandler(portal, save)).start({ onUnhandledRequest: 'bypass', quiet: true, serviceWorker: { url: workerUrl } });
  return portal;
}
