/** The numbers at the beginning: which format in which order of bytes, and its revision. */
const MAGIC = 0x950412de;
const REVISION = 0;

/** The length of the beginning, and of an entry in one of the two tables: length and place of a text. */
const HEAD = 28;
const ENTRY = 8;

/** Translations as the binary file that WordPress reads, gettext's `.mo`; `head` stands under the empty key. */
export function moFile(translations: ReadonlyMap<string, string>, head: string): Uint8Array {
  const pairs = [["", head] as const, ...translations]
    .map(([key, text]) => [Buffer.from(key), Buffer.from(text)] as const)
    // Readers may look for a key by halves.
    .sort(([a], [b]) => Buffer.compare(a, b));
  const texts = [...pairs.map(([key]) => key), ...pairs.map(([, text]) => text)];
  const tables = Buffer.alloc(HEAD + ENTRY * texts.length);
  [MAGIC, REVISION, pairs.length, HEAD, HEAD + ENTRY * pairs.length, 0, tables.length].forEach((value, index) =>
    tables.writeUInt32LE(value, index * 4),
  );
  let place = tables.length;
  texts.forEach((text, index) => {
    tables.writeUInt32LE(text.length, HEAD + ENTRY * index);
    tables.writeUInt32LE(place, HEAD + ENTRY * index + 4);
    place += text.length + 1;
  });
  return Buffer.concat([tables, ...texts.flatMap((text) => [text, Buffer.alloc(1)])]);
}
