import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { configureClient } from "#api/request.ts";
import { defaultConfig } from "#config/config.ts";
import { createPage } from "#lib/page-values.ts";
import { judgeRefusal, watchRequest } from "#state/session/session-calls.ts";
import { initialState, usePortal } from "#state/store.ts";
import { noteWait } from "#state/wait.ts";
// Opened before any file loads axios.
import "#test/support/mock-portal.ts";

// A part's code is compiled when it is first asked for, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no constructed sheets; style elements in their place would only cost it time.
Object.defineProperty(ShadowRoot.prototype, "adoptedStyleSheets", {
  configurable: true,
  get: () => [],
  set: () => undefined,
});
CSSStyleSheet.prototype.replaceSync = () => undefined;

beforeEach(() => {
  // jsdom lacks it, and some tests watch it.
  Element.prototype.scrollIntoView = () => undefined;
  // Not after a test, because it may have replaced the storage by one that throws.
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0] ?? ""}=; max-age=0`;
  configureClient({
    config: defaultConfig,
    timeout: 0,
    wait: () => Promise.resolve(),
    jitter: () => 0,
    onRefused: judgeRefusal,
    onRequest: watchRequest,
    onSettled: noteWait,
    onMisfit: () => undefined,
    onHabit: () => undefined,
  });
});

afterEach(() => {
  cleanup();
  createPage();
  delete (window as { dataLayer?: unknown }).dataLayer;
  usePortal.setState(initialState, true);
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  vi.useRealTimers();
});
