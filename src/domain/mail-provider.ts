import { distance } from "#lib/look-alike.ts";
import { plainLine } from "#lib/typed-text.ts";

/** Providers that many German customers have; the last ones stand here so that they are not taken for misspelt. */
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

/** A short name is another one soon: `web.de` may differ by one letter, `t-online.de` by two. */
const reach = (provider: string): number => (provider.length < 8 ? 1 : 2);

/** The address as it was probably meant where its provider looks misspelt; null where nothing is to be pointed out. */
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
