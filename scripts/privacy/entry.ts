/** Where something is kept, or who gets it. */
export type Kind = "localStorage" | "sessionStorage" | "history" | "channel" | "cookie" | "origin";

/**
 * What the product keeps in a browser, reads there, or fetches from elsewhere; the German sentences stand in the
 * operator's privacy statement.
 */
export interface Entry {
  readonly kind: Kind;
  /** The name of the key, cookie, line or origin; what stands in braces changes. */
  readonly name: string;
  /** Matches such names. */
  readonly pattern: RegExp;
  readonly purpose: string;
  readonly content: string;
  readonly lifetime: string;
  readonly trigger: string;
  /** Whether a visitor's wish cannot be met without it (TDDDG § 25 Abs. 2 Nr. 2); what is not needs consent. */
  readonly isNecessary: boolean;
}
