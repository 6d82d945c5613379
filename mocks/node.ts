import { setupServer } from 'msw/node';
import { portalHandler } from './msw.ts';
import type { Portal } from './portal.ts';

/**
 * The door for vitest. Unknown requests fail the test:
 * `beforeAll(() => door.listen({ onUnhandledRequest: 'error' }))`, `afterEach(() => portal.reset())`,
 * `afterAll(() => door.close())`. In jsdom relative addresses are resolved against `location.origin`
 * (http://localhost:3000); the portal looks at path and query only, so any origin will do.
 */
export function createNodeDoor(portal: Portal): ReturnType<typeof setupServer> {
  return setupServer(portalHandler(portal));
}
