/**
 * Prints a whole number as German does: '1.290'. The browser's own formatter takes a slow phone 120 ms to load, just
 * when a list or a price is drawn; i18n/numbers.test.ts holds that both print the same.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".");

/** Prints an amount of euro, rounded to cents: '1.234,50 €' (with a no-break space). */
export function euro(amount: number): string {
  const [whole = "", cents = ""] = Math.abs(amount).toFixed(2).split(".");
  const sign = amount < 0 && Number(whole + cents) > 0 ? "-" : "";
  return `${sign}${formatCount(Number(whole))},${cents}\u00a0€`;
}
