import { setupWorker } from "msw/browser";
import type { Portal } from "#mocks/model/portal.ts";
import { portalHandler } from "./msw.ts";

/** Where the page serves msw's worker. */
const WORKER = "/mockServiceWorker.js";

/**
 * Mocks the backend in the playground: a service worker that answers the portal's calls and lets everything else pass.
 * `afterwards` is called after every answer.
 */
export async function startBrowserMock(portal: Portal, afterwards: () => void): Promise<void> {
  await setupWorker(portalHandler(portal, afterwards)).start({
    onUnhandledRequest: "bypass",
    quiet: true,
    serviceWorker: { url: WORKER },
  });
}
