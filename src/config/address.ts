const PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

/**
 * Whether an author's text is a valid address: a path, or an absolute web, mail or phone address. `https://`,
 * `http://[` and `//` are invalid, and so is a script. Placeholders in braces count as letters.
 */
export function isAddress(text: string): boolean {
  try {
    return PROTOCOLS.includes(new URL(text.replace(/[{}]/g, ""), "https://portal.invalid/").protocol);
  } catch {
    return false;
  }
}

/** Whether the value of a configuration key is an address, by the key's name. */
export const holdsAddress = (key: string): boolean => /((Url|Base)|\.uri)$/.test(key);
