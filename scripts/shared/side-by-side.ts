/** Works on items in their order, so many at a time. */
export async function sideBySide<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items];
  const workOnNext = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workOnNext));
}

/** Those whose ids begin with a word of the command line; all of them without any. */
export const wantedOf = <T extends { readonly id: string }>(all: readonly T[], words: readonly string[]): T[] =>
  all.filter(({ id }) => words.length === 0 || words.some((beginning) => id.startsWith(beginning)));
