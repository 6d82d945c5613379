/** Removes the zero in brackets from an international number (with `+49` or `0049`), where it is not dialled. */
export const withoutTrunkZero = (phone: string): string =>
  /^\s*(\+|00)/.test(phone) ? phone.replace(/\(\s*0\s*\)/, "") : phone;

/** A number as people write it ends where words, a list or another number begin. */
const NUMBER = /[+\d][^\p{L}+,;:|]*/u;

/**
 * The `tel:` link of a phone number as people write it: `+49 (0)40 123-45 (Mo–Fr 8–16 Uhr)` becomes `tel:+494012345`.
 */
export const telHref = (phone: string): string =>
  `tel:${NUMBER.exec(withoutTrunkZero(phone))?.[0].replace(/[^\d+]/g, "") ?? ""}`;
