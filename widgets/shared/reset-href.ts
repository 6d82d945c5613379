/**
 * The external reset service with the login e-mail as its query (contract section 1); without one where it is not
 * known.
 */
export function resetHref(resetUrl: string, email: string | null): string {
  const url = new URL(resetUrl, location.href);
  if (email !== null && email !== "") url.searchParams.set("email", email);
  return url.href;
}
