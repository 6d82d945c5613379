import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { defaultConfig } from '#config/config.ts';
import { resetResources } from '#state/resources.ts';
import { expireSession, watchRequest } from '#state/session.ts';
import { initialState, usePortal } from '#state/store.ts';

beforeEach(() => {
  configureClient({ config: defaultConfig, primed: new Map(), timeout: 0, wait: () => Promise.resolve(), jitter: () => 0, onSessionExpired: expireSession, onRequest: watchRequest });
});

afterEach(() => {
  cleanup();
  resetResources();
  usePortal.setState(initialState, true);
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});
