/** Letters that a word of this length may differ by, and still be the same mistyped. */
export function slips(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** Whether two words differ by so few letters only, each missing, added or another one (Levenshtein). */
export function isSimilar(a: string, b: string, most = slips(Math.min(a.length, b.length))): boolean {
  if (a === b) return true;
  if (most === 0 || Math.abs(a.length - b.length) > most) return false;
  let row = [...Array(b.length + 1).keys()];
  for (let index = 0; index < a.length; index += 1) {
    const next = [index + 1];
    for (let at = 1; at <= b.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + Number(a[index] !== b[at - 1]);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row[b.length] ?? most + 1) <= most;
}
