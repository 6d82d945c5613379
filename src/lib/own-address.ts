/**
 * The address of the page, against which relative addresses are read; not that of its `<base>`, which may be foreign. A
 * page that was written into a frame (`srcdoc`, `blob:`), as previews are, has none and takes its site's.
 */
export const ownAddress = (): string => (/^(about|blob):/.test(location.href) ? self.origin : location.href);

/**
 * An address as links and pictures need it: absolute where a `<base>` of the page would move it. One that is invalid
 * stays, as does any where there is no document.
 */
export function atOwnAddress(address: string): string {
  try {
    return document.baseURI === document.URL ? address : new URL(address, ownAddress()).href;
  } catch {
    return address;
  }
}
