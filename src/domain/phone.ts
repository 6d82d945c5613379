/** `tel:` link of a phone number as people write it: `+49 (0)40 123-45` becomes `tel:+494012345`. */
export function telHref(phone: string): string {
  const international = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${international.replace(/[^\d+]/g, '')}`;
}
