import type { ComponentProps } from "react";
import { atOwnAddress } from "#lib/own-address.ts";

/**
 * Whether an address may be shown as a picture: http(s), root-relative or `data:image/` (contract-public section 4).
 */
export const isDrawable = (src: string | null): src is string =>
  src !== null && /^(https?:|\/|data:image\/)/i.test(src.trim());

/** A picture; nothing if its address is not allowed. No other code of ours renders an `img`. */
export function Image({ src, alt, ...rest }: ComponentProps<"img"> & { readonly src: string; readonly alt: string }) {
  // eslint-disable-next-line no-restricted-syntax -- here its address is judged
  return isDrawable(src) ? <img src={atOwnAddress(src)} alt={alt} {...rest} /> : null;
}
