import { distance } from "#lib/look-alike.ts";
import { plainLine } from "#lib/typed-text.ts";

/** Providers that many German customers use; rare ones are listed so that they are not taken for a misspelt one. */
const PROVIDERS = [
  "web.de",
  "gmx.de",
  "gmx.net",
  "gmail.com",
  "googlemail.com",
  "t-online.de",
  "freenet.de",
  "outlook.de",
  "outlook.com",
  "hotmail.com",
  "hotmail.de",
  "yahoo.de",
  "yahoo.com",
  "icloud.com",
  "posteo.de",
  "mailbox.org",
  "arcor.de",
  "aol.com",
  "live.de",
  "vodafone.de",
  "proton.me",
  "gmx.at",
  "gmx.ch",
  "gmx.com",
  "mail.com",
  "mail.de",
  "email.de",
  "me.com",
  "mac.com",
  "live.com",
  "ymail.com",
  "aol.de",
  "online.de",
];

/**
 * How many letters a misspelt provider may differ by: 1 for `web.de`, 2 for `t-online.de`, since short names are
 * similar.
 */
const reach = (provider: string): number => (provider.length < 8 ? 1 : 2);

/** The address that was probably meant if its provider looks misspelt; null if there is nothing to suggest. */
export function suggestAddress(address: string): string | null {
  const line = plainLine(address);
  const at = line.lastIndexOf("@");
  const domain = line.slice(at + 1).toLowerCase();
  if (at < 1 || PROVIDERS.includes(domain)) return null;
  const [nearest] = PROVIDERS.map((provider) => ({ provider, far: distance(domain, provider) }))
    .filter(({ provider, far }) => far <= reach(provider))
    .sort((a, b) => a.far - b.far);
  return nearest === undefined ? null : `${line.slice(0, at)}@${nearest.provider}`;
}
