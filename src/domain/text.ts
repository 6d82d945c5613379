/** True for a text that holds more than white space. */
export function isFilled(value: string | null): value is string {
  return value !== null && value.trim() !== '';
}
