import type { Config } from "#config/config.ts";

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

/** Whether a configuration key holds one whole address, as of a link; those of several calls end otherwise. */
const isLink = (key: string): boolean => key.endsWith("Url");

/** The configuration with its links as they must stand in the page. */
export function withLinks(config: Config, linkOf: (address: string) => string): Config {
  const link = (address: string): string => (address === "" ? "" : linkOf(address));
  const links = Object.entries(config).flatMap(([key, value]) =>
    isLink(key) && typeof value === "string" ? [[key, link(value)]] : [],
  );
  const menu = config.menu.map((entry) => ({ ...entry, uri: link(entry.uri) }));
  return { ...config, ...(Object.fromEntries(links) as Partial<Config>), menu };
}

/** Whether the value of a configuration key is an address, by the key's name. */
export const holdsAddress = (key: string): boolean => /((Url|Base)|\.uri)$/.test(key);
