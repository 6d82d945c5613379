/** A number with the word that fits it: `1 Seminar`, `3 Seminare`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
