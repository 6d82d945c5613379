import Cookies from "js-cookie";
import { useCallback, useSyncExternalStore } from "react";
import type { ConsentConfig } from "#config/config.ts";
import { valueAt } from "#lib/json-path.ts";
import { readText } from "#lib/storage.ts";
import { usePortal } from "#state/store.ts";

/** The text that the page's consent manager has kept; undefined for none, and where the browser forbids to look. */
function keptText({ cookie, storage }: ConsentConfig): string | undefined {
  if (storage !== "cookie") return readText(storage === "localStorage" ? "browser" : "tab", cookie) ?? undefined;
  try {
    return Cookies.get(cookie);
  } catch {
    // A frame without an origin has no cookies, and no consent.
    return undefined;
  }
}

/** What the configured place says. */
function isKept(consent: ConsentConfig): boolean {
  const text = keptText(consent);
  const value = text === undefined ? undefined : valueAt(text, consent.path);
  return (Array.isArray(value) ? value : [value]).some((one) => String(one) === consent.granted);
}

/**
 * Whether the customer allows foreign content right now. What the page has said by `portal.consent` counts, else what
 * its consent manager has kept (contract section 1, contract-public section 6).
 */
export function hasConsent(): boolean {
  const { config, consent } = usePortal.getState();
  return consent ?? isKept(config.consent);
}

/**
 * Whether the customer allows foreign content (marketing consent), read anew whenever the page says something else by
 * `portal.consent`, or its consent manager fires its change event on `document` or `window`.
 */
export function useConsent(): boolean {
  const changeEvent = usePortal((state) => state.config.consent.changeEvent);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const leave = usePortal.subscribe(({ consent }, before) => {
        if (consent !== before.consent) onChange();
      });
      // An event of `document` that bubbles comes to `window` as well: to look twice does no harm.
      // Forms of a CMS take one text: a list as text is its names with commas between them.
      const events = String(changeEvent).split(/[\s,]+/);
      for (const target of [document, window]) for (const event of events) target.addEventListener(event, onChange);
      return () => {
        leave();
        for (const target of [document, window])
          for (const event of events) target.removeEventListener(event, onChange);
      };
    },
    [changeEvent],
  );
  return useSyncExternalStore(subscribe, hasConsent);
}

/** Asks the page's consent manager to put its question again. */
export function requestConsent(): void {
  document.dispatchEvent(new CustomEvent(usePortal.getState().config.consent.requestEvent));
}
