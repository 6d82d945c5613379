/**
 * The address of the page, against which relative addresses are read; not that of its `<base>`, which may be foreign. A
 * page that was written into a frame (`srcdoc`, `blob:`), as previews are, has none and takes its site's.
 */
export const ownAddress = (): string => (/^(about|blob):/.test(location.href) ? self.origin : location.href);

const withoutHash = (address: string): string => address.replace(/#.*/s, "");

/**
 * An address as links and pictures need it: absolute where the page's `<base>`, or its lack of an address, moves it.
 */
export function atOwnAddress(address: string): string {
  const { document } = globalThis as { document?: Document };
  if (document === undefined || withoutHash(document.baseURI) === withoutHash(ownAddress())) return address;
  try {
    return new URL(address, ownAddress()).href;
  } catch {
    return address;
  }
}
