/** Converts euro to whole cents; 1.005, which has no exact binary form, becomes 101. */
export function toCents(euro: number): number {
  return Math.round(Number((euro * 100).toFixed(4)));
}
