import { ownAddress } from "#lib/own-address.ts";

/**
 * The address of the external reset service, with the login e-mail in its query if that is known (contract section 1).
 */
export function resetHref(resetUrl: string, email: string | null): string {
  const url = new URL(resetUrl, ownAddress());
  if (email !== null && email !== "") url.searchParams.set("email", email);
  return url.href;
}
