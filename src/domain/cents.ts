/** Whole cents of a euro amount; 1.005, which no binary number holds, is 101. */
export function toCents(euro: number): number {
  return Math.round(Number((euro * 100).toFixed(4)));
}
