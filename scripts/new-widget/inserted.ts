import type { Insert } from "./names.ts";

/**
 * A file's text with what is to be inserted into it.
 * @throws Error where the text before which something goes does not stand in it once
 */
export function inserted(file: string, text: string, inserts: readonly Insert[]): string {
  return inserts
    .filter((insert) => insert.file === file)
    .reduce((now, { before, text: added }) => {
      const [start, end, ...more] = now.split(before);
      if (start === undefined || end === undefined || more.length > 0)
        throw new Error(`${file} does not have "${before.trim()}" once, before which new:widget writes`);
      return start + added + before + end;
    }, text);
}
