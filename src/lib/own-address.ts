/**
 * The address of the page, against which relative addresses are read; not that of its `<base>`, which may be foreign. A
 * page that was written into a frame (`srcdoc`, `blob:`), as previews are, has none and takes its site's.
 */
export const ownAddress = (): string => (/^(about|blob):/.test(location.href) ? self.origin : location.href);
