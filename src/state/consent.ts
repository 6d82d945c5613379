import Cookies from "js-cookie";
import { useCallback, useSyncExternalStore } from "react";
import { usePortal } from "#state/store.ts";

/** Whether the customer allows foreign content right now. */
export function hasConsent(): boolean {
  const { cookie, granted } = usePortal.getState().config.consent;
  try {
    return Cookies.get(cookie) === granted;
  } catch {
    // A frame without an origin has no cookies, and no consent.
    return false;
  }
}

/**
 * Whether the customer allows foreign content (marketing consent): the cookie decides, read anew whenever the page's
 * consent manager fires its change event on `document` (contract section 1).
 */
export function useConsent(): boolean {
  const changeEvent = usePortal((state) => state.config.consent.changeEvent);
  const subscribe = useCallback(
    (onChange: () => void) => {
      document.addEventListener(changeEvent, onChange);
      return () => document.removeEventListener(changeEvent, onChange);
    },
    [changeEvent],
  );
  return useSyncExternalStore(subscribe, hasConsent);
}

/** Asks the page's consent manager to put its question again. */
export function requestConsent(): void {
  document.dispatchEvent(new CustomEvent(usePortal.getState().config.consent.requestEvent));
}
