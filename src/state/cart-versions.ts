const KEY = 'portal-cart-version';

/** The highest version that a change of the customer's made, in any tab; a number, nothing about the cart. */
function ownVersion(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

/** Notes the version that a change of the customer's has made. */
export function noteOwnVersion(version: number): void {
  try {
    localStorage.setItem(KEY, String(version));
  } catch {
    // Without storage a change from another page may be told as the backend's: no harm but a sentence.
  }
}

/** Whether a cart of that version is the customer's own doing, as after the way back from a page on which they changed it. */
export function isOwnVersion(version: number | null): boolean {
  return version !== null && version <= ownVersion();
}
