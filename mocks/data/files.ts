import { zipSync } from "fflate";

/** A blue square of eight by eight pixels. */
const jpeg =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/" +
  "////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAA" +
  "AAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAMH//Z";

/** Bytes of a valid, very small JPEG. */
export function jpegBytes(): Uint8Array {
  return Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0));
}

/** A zip archive without compression; every entry is dated 1 January 2026. */
export function makeZip(entries: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  return zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), {
    level: 0,
    mtime: "2026-01-01T00:00:00",
  });
}
