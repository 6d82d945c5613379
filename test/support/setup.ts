import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { defaultConfig } from '#config/config.ts';
import { resetResources } from '#state/resources.ts';
import { initialState, usePortal } from '#state/store.ts';

afterEach(() => {
  cleanup();
  resetResources();
  usePortal.setState(initialState, true);
  configureClient({ config: defaultConfig, primed: new Map(), timeout: 0 });
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});
