const PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

/**
 * Tells whether an author's text can stand for an address: a path, or a whole one of the web, of mail or phone.
 * `https://`, `http://[` and `//` are none, and no script is one. Placeholders in braces count as letters.
 */
export function isAddress(text: string): boolean {
  try {
    return PROTOCOLS.includes(new URL(text.replace(/[{}]/g, ""), "https://portal.invalid/").protocol);
  } catch {
    return false;
  }
}

/** Tells by a configuration key's name whether its value is an address. */
export const holdsAddress = (key: string): boolean => /((Url|Base)|\.uri)$/.test(key);
