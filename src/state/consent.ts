import Cookies from "js-cookie";
import { useSyncExternalStore } from "react";
import type { ConsentConfig } from "#config/config.ts";
import { valueAt } from "#lib/json-path.ts";
import { readText } from "#lib/storage.ts";
import { usePortal } from "#state/store.ts";

/**
 * Reads the text that the page's consent manager has stored; undefined where there is none or the browser denies
 * access.
 */
function keptText({ cookie, storage }: ConsentConfig): string | undefined {
  if (storage !== "cookie") return readText(storage === "localStorage" ? "browser" : "tab", cookie) ?? undefined;
  try {
    return Cookies.get(cookie);
  } catch {
    // A frame without an origin has no cookies, hence no consent.
    return undefined;
  }
}

/** Tells whether the text stored in the configured place grants consent. */
function isKept(consent: ConsentConfig): boolean {
  const text = keptText(consent);
  const value = text === undefined ? undefined : valueAt(text, consent.path);
  return (Array.isArray(value) ? value : [value]).some((one) => String(one) === consent.granted);
}

/**
 * Tells whether the customer allows foreign content right now. What the page has said by `portal.consent` counts;
 * otherwise what its consent manager has stored (contract section 1, contract-public section 6).
 */
export function hasConsent(): boolean {
  const { config, consent } = usePortal.getState();
  return consent ?? isKept(config.consent);
}

/**
 * Adds a listener that is called when the page says something else by `portal.consent`, or when its consent manager
 * fires its change event on `document` or `window`.
 * @returns a function that removes the listener
 */
export function onConsent(listener: () => void): () => void {
  const leave = usePortal.subscribe(({ consent }, before) => {
    if (consent !== before.consent) listener();
  });
  // An event of `document` that bubbles reaches `window` as well; reading the consent twice does no harm. The
  // configuration may hold a list of events or one text, as a CMS form can only give text: `String` joins a list by
  // commas.
  const events = String(usePortal.getState().config.consent.changeEvent).split(/[\s,]+/);
  for (const target of [document, window]) for (const event of events) target.addEventListener(event, listener);
  return () => {
    leave();
    for (const target of [document, window]) for (const event of events) target.removeEventListener(event, listener);
  };
}

/** Tells whether the customer allows foreign content (marketing consent), always as it is now. */
export const useConsent = (): boolean => useSyncExternalStore(onConsent, hasConsent);

/** Asks the page's consent manager to show its question again. */
export function requestConsent(): void {
  document.dispatchEvent(new CustomEvent(usePortal.getState().config.consent.requestEvent));
}
