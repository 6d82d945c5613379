/**
 * Blanks and separators that people put into numbers are taken out, not refused: `0731 / 55 55-0` becomes `073155550`,
 * `+49 (0)731 5555` becomes `+497315555`, `D-89 073` becomes `89073`. What is no number stays as it is, for its rule to judge.
 */
export function tidyPhone(typed: string): string {
  const line = typed.trim();
  const national = line.startsWith('+') ? line.replace('(0)', '') : line;
  const tidy = national.replace(/[\s().\-–/]/g, '');
  return /^\+?\d+$/.test(tidy) ? tidy : line;
}

/** The same for post codes. */
export function tidyPostalCode(typed: string): string {
  const line = typed.trim();
  const tidy = line.replace(/^DE?[-\s]/i, '').replace(/[\s.\-–]/g, '');
  return /^\d+$/.test(tidy) ? tidy : line;
}
